/** The call for the address that makes a device a unit's kiosk: for who may edit the unit, since it makes answers count. */
import { signedIn } from '../../access/principal.ts';
import { node } from '../../generated/node.ts';
import type { Kernel } from '../../kernel/crud.ts';
import { parseId } from '../../query/parse.ts';
import type { Operation } from '../../http/registry.ts';
import { visitorAddress } from '../../../shared/codes/code.ts';
import { ownCode } from './own-code.ts';
import type { Visitor } from './visitor.ts';

export const kioskAddress = ({ kiosks, publicUrl }: Visitor, kernel: Kernel): Operation => ({
  id: `${node.id}.kiosk_address`,
  method: 'GET',
  path: `${node.path}/:id/kiosk_address`,
  summary: 'The address of a unit’s kiosk: the survey page that begins anew for one visitor after the other',
  access: { entity: node.id, action: 'patch' },
  output: {
    type: 'object',
    additionalProperties: false,
    properties: {
      url: {
        type: ['string', 'null'],
        format: 'uri',
        maxLength: 2000,
        description:
          'Each answer that is given there counts as another person’s: for the device at the unit alone. Null where the unit has no code of its own.',
      },
    },
    required: ['url'],
  },
  input: {},
  rate: 'read',
  audit: 'none',
  async handler({ principal, locale, requestId, parameters }) {
    const asking = { name: 'patch', id: parseId(parameters['id']), input: {} };
    const body = await kernel.act({ principal, locale, requestId }, node, asking, async ({ find, transaction }) => {
      const unit = await find();
      const own = await ownCode(transaction, unit.id);
      if (!own) return { url: null };
      const key = kiosks.keyOf({ companyId: signedIn(principal).companyId, codeId: own.id });
      return { url: `${visitorAddress(publicUrl, own.code)}?kiosk=${key}` };
    });
    return { body };
  },
});

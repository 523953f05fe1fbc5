/** The call for an address of a unit's code that brings values along for its feedback: for who may edit the unit. */
import type { AddressValues } from '../../../shared/survey/address-fields.ts';
import {
  MAX_ADDRESS_VALUE,
  RESERVED_PARAMETERS,
  SIGNATURE,
  withAddressValues,
} from '../../../shared/survey/address-fields.ts';
import { visitorAddress } from '../../../shared/codes/code.ts';
import type { CustomField, CustomFields } from '../../access/custom-fields.ts';
import { signedIn, type SignedIn } from '../../access/principal.ts';
import { type FieldViolation, invalidInput } from '../../errors.ts';
import { node } from '../../generated/node.ts';
import type { Operation } from '../../http/registry.ts';
import type { Kernel } from '../../kernel/crud.ts';
import { parseId } from '../../query/parse.ts';
import { addressSignature } from './address-signature.ts';
import { valueViolations } from './address-values.ts';
import { ownCode } from './own-code.ts';
import type { Visitor } from './visitor.ts';

const MOST_VALUES = 20;

interface Body {
  values: AddressValues;
  signed?: boolean;
}

export const valuesAddress = ({ publicUrl, customFields }: Visitor, kernel: Kernel): Operation => ({
  id: `${node.id}.values_address`,
  method: 'POST',
  path: `${node.path}/:id/values_address`,
  summary: 'An address of a unit’s code that brings values along for its feedback',
  access: { entity: node.id, action: 'patch' },
  input: {
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['values'],
      properties: {
        values: {
          type: 'object',
          minProperties: 1,
          maxProperties: MOST_VALUES,
          additionalProperties: { type: 'string', minLength: 1, maxLength: MAX_ADDRESS_VALUE },
          description: 'By the keys of fields that the company has added to feedback, as texts.',
        },
        signed: {
          type: 'boolean',
          default: false,
          description: 'With a signature, for fields that a survey takes from such addresses alone.',
        },
      },
    },
  },
  output: {
    type: 'object',
    additionalProperties: false,
    required: ['url'],
    properties: {
      url: {
        type: ['string', 'null'],
        format: 'uri',
        maxLength: 20_000,
        description: 'Null where the unit has no code of its own.',
      },
    },
  },
  rate: 'write',
  audit: 'none',
  async handler({ principal, locale, requestId, parameters, body: given }) {
    const { values, signed = false } = given as Body;
    const fields = await fieldsSeenBy(customFields, signedIn(principal));
    const asking = { name: 'patch', id: parseId(parameters['id']), input: {} };
    const body = await kernel.act({ principal, locale, requestId }, node, asking, async ({ find, transaction }) => {
      const unit = await find();
      const errors = violationsOf(fields, values);
      if (errors.length > 0) throw invalidInput({ errors });
      const own = await ownCode(transaction, unit.id);
      if (!own) return { url: null };
      const named = signed ? { ...values, [SIGNATURE]: await addressSignature(transaction, own.code, values) } : values;
      return { url: withAddressValues(visitorAddress(publicUrl, own.code), named) };
    });
    return { body };
  },
});

async function fieldsSeenBy(customFields: CustomFields, { companyId, role }: SignedIn): Promise<CustomField[]> {
  const fields = (await customFields.of(companyId)).get('feedback') ?? [];
  return fields.filter(({ seen_by: seenBy }) => role === 'company_admin' || seenBy === 'everyone');
}

const violationsOf = (fields: readonly CustomField[], values: AddressValues): FieldViolation[] =>
  Object.entries(values).flatMap(([key, text]) => {
    const pointer = `/values/${key}`;
    const field = fields.find((each) => each.key === key);
    if (!field || RESERVED_PARAMETERS.includes(key)) return [{ pointer, code: 'unknown_field' }];
    return valueViolations(field, text, pointer);
  });

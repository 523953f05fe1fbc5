/** `start_own_design`: a unit gets a design of its own, as a copy of what it shows now. */
import { rightsSql } from '../../../access/rights.ts';
import { createParameters } from '../../../database/parameters.ts';
import { forbidden } from '../../../errors.ts';
import { node } from '../../../generated/node.ts';
import { audit } from '../../../access/audit.ts';
import type { ActionRequest } from '../../../kernel/extension.ts';
import { requireFeatures } from '../../billing/index.ts';
import { defaultSurveyVersion, designKinds, effectiveDesign } from './effective.ts';
import { giveOwnDesign, type OwnDesign, requireNoOwnDesign } from './own.ts';

/** Units are designed by who may edit them, their codes by who may edit codes. */
const RIGHTS = { survey: 'node_edit', qr_code: 'qr_edit', link_list: 'node_edit' } as const;

async function requireRight({ principal, transaction }: ActionRequest, { kind, node_id }: OwnDesign): Promise<void> {
  const parameters = createParameters();
  const held = `(${rightsSql('unit.path', principal, parameters)})`;
  const [unit] = await transaction.query<{ may: boolean }>({
    text: `select array[${parameters.add(RIGHTS[kind])}]::text[] <@ ${held} as may from node unit
      where unit.company_id = ${parameters.add(transaction.companyId)} and unit.id = ${parameters.add(node_id)}`,
    values: parameters.values,
  });
  if (!unit?.may) throw forbidden();
}

/** What the unit shows now: a survey's version id, a document, or nothing. */
async function shownDesign({ transaction }: ActionRequest, { kind, node_id }: OwnDesign): Promise<unknown> {
  const effective = effectiveDesign(designKinds[kind], { company: '$1', path: 'unit.path' });
  const otherwise = kind === 'survey' ? defaultSurveyVersion('$1') : 'null';
  const [row] = await transaction.query<{ design: unknown }>({
    name: `shown_${kind}`,
    text: `select coalesce(effective.design, ${otherwise}) as design from node unit
      join customer on customer.id = $1 left join lateral (${effective}) effective on true
      where unit.company_id = $1 and unit.id = $2`,
    values: [transaction.companyId, node_id],
  });
  return row?.design ?? null;
}

export async function startOwnDesign(request: ActionRequest): Promise<{ node_id: number; kind: string }> {
  const { id } = await request.lock();
  const { kind } = request.input as Pick<OwnDesign, 'kind'>;
  const own = { kind, node_id: id };
  await requireRight(request, own);
  await requireNoOwnDesign(request, own);
  if (kind === 'link_list') await requireFeatures(request.transaction, [{ feature: 'link_list', pointer: '' }]);
  await giveOwnDesign(request, own, await shownDesign(request, own));
  await audit(request, { operation: 'start_own_design', entity: node, recordId: id, changes: { kind } });
  return own;
}

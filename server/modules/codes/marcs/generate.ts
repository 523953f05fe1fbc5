/** Makes a batch of marcs for a company: one for each living unit, or blank ones that its users claim later. */
import type { QrDesign } from '../../../../shared/qr/design.ts';
import { signedIn } from '../../../access/principal.ts';
import { createParameters } from '../../../database/parameters.ts';
import { companyClosed, invalidInput } from '../../../errors.ts';
import { marcBatch } from '../../../generated/marc_batch.ts';
import { auditInBothLogs } from '../../../access/both-logs.ts';
import { giveCodes } from '../../organizations/index.ts';
import type { ActionRequest } from '../../../kernel/extension.ts';
import type { Transaction } from '../../../access/database.ts';

/** Black on white, with the code in letters beside it: a marc is claimed by typing where there is no camera. */
export const PLAIN_MARC: QrDesign = { marker: { location: 'bottom_right', size: 'large' } };

/** Of one batch. */
export const MAX_MARCS = 100_000;
/** Marcs of one statement. */
const TURN = 5_000;

interface Order {
  companyId: number;
  kind: 'units' | 'blank';
  /** Of each marc, in their order; null for a blank one. */
  units: (number | null)[];
  note: string;
  design: QrDesign;
}

/**
 * The action by which the platform makes a batch for a company, of at most `MAX_MARCS`.
 * @param request with what is to be made in its `input`, by the schema of the action
 * @throws Problem 400 at the place of what can't be made; 409 for a company that is closed
 */
export async function customermarcgenerate(request: ActionRequest): Promise<{ id: number; mark_count: number }> {
  const { transaction } = request;
  const order = await orderOf(request);
  const [batch] = await transaction.query<{ id: number }>({
    name: 'marc_batch',
    text: `insert into marc_batch (company_id, kind, mark_count, bound_count, design, note, created_by_id)
      values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    values: [
      order.companyId,
      order.kind,
      order.units.length,
      order.kind === 'units' ? order.units.length : 0,
      order.design,
      order.note,
      signedIn(request.principal).userId,
    ],
  });
  if (!batch) throw new Error('A batch was not made.');
  for (let made = 0; made < order.units.length; made += TURN)
    await makeMarcs(transaction, order, { batchId: batch.id, from: made, units: order.units.slice(made, made + TURN) });
  const { companyId } = order;
  await auditInBothLogs(request, {
    operation: 'create',
    entity: marcBatch,
    recordId: batch.id,
    changes: { kind: order.kind, mark_count: order.units.length },
    companyId,
    besides: { company_id: companyId },
  });
  return { id: batch.id, mark_count: order.units.length };
}

const refusedAt = (pointer: string, code: string, parameters = {}) =>
  invalidInput({ errors: [{ pointer, code, parameters }] });

/** What is to be made; throws 400 at its place, and 409 for a company that is closed. */
async function orderOf({ input, transaction, where }: ActionRequest): Promise<Order> {
  const companyId = Number(input['company_id']);
  const parameters = createParameters();
  const [company] = await transaction.query<{ state: string }>({
    text: `select t.state from customer t where t.id = ${parameters.add(companyId)} and ${where(parameters)} for share of t`,
    values: parameters.values,
  });
  if (!company) throw refusedAt('/company_id', 'reference_not_found');
  if (company.state === 'closed') throw companyClosed();
  const note = String(input['note'] ?? '').trim();
  const { kind, mark_count: count, node_id: root = null, qr_code_group_id: group = null } = input;
  const design = group === null ? PLAIN_MARC : await designOf(transaction, companyId, group);
  if (kind === 'units') return { companyId, kind, units: await unitsBelow(transaction, companyId, root), note, design };
  return { companyId, kind: 'blank', units: Array.from({ length: Number(count) }, () => null), note, design };
}

/** Of a group that is designed, as it is now. */
async function designOf(transaction: Transaction, companyId: number, group: unknown): Promise<QrDesign> {
  const [found] = await transaction.query<{ design: QrDesign }>({
    text: 'select design from qr_code_group where company_id = $1 and id = $2 and design is not null',
    values: [companyId, group],
  });
  if (!found) throw refusedAt('/qr_code_group_id', 'reference_not_found');
  return found.design;
}

/** Living units in the order of the tree: of the company, or one and all below it. */
async function unitsBelow(transaction: Transaction, companyId: number, root: unknown): Promise<number[]> {
  const found = await transaction.query<{ id: number }>({
    name: 'units_of_batch',
    text: `select n.id from node n where n.company_id = $1 and n.deleted_at is null
        and ($2::bigint is null or n.path like (select r.path || '%' from node r
          where r.company_id = $1 and r.id = $2 and r.deleted_at is null))
      order by n.path limit ${MAX_MARCS + 1}`,
    values: [companyId, root],
  });
  if (found.length === 0) throw refusedAt('/node_id', root === null ? 'no_units' : 'reference_not_found');
  if (found.length > MAX_MARCS) throw refusedAt('/node_id', 'too_many_units', { limit: MAX_MARCS });
  return found.map(({ id }) => id);
}

interface Turn {
  batchId: number;
  /** Marcs of the batch before these. */
  from: number;
  units: (number | null)[];
}

async function makeMarcs(
  transaction: Transaction,
  { companyId }: Order,
  { batchId, from, units }: Turn,
): Promise<void> {
  const codeIds = await giveCodes(transaction, { companyId, unitIds: units, origin: 'mark' });
  await transaction.query({
    name: 'make_marks',
    text: `with made as (
        insert into marc (company_id, marc_batch_id, number, node_qr_code_id)
        select $1, $2, $3 + given.at, given.id from unnest($4::bigint[]) with ordinality given (id, at)
        returning id, number
      )
      insert into marc_binding (company_id, marc_id, node_id)
      select $1, made.id, bound.node_id from made
      join unnest($5::bigint[]) with ordinality bound (node_id, at) on bound.at = made.number - $3
      where bound.node_id is not null`,
    values: [companyId, batchId, from, codeIds, units],
  });
}

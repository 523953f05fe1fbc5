/**
 * Statements of actions and jobs on an entity's rows, past the kernel: where the entity keeps its history (`x-history`) or
 * is told of (`x-events`), such rows are written by these alone, which own-writes.test.ts holds.
 */
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';
import type { Row, Values } from '../database/rows.ts';
import { audit, auditAsSystem, tellRow } from './audit.ts';
import type { Transaction } from './database.ts';
import { type History, historyOf } from './history.ts';
import type { Work } from './work.ts';

interface OwnWrite {
  operation: string;
  id: number;
  /** What else the log says of it. */
  changes?: Values;
}

interface OwnChange extends OwnWrite {
  /** `column = expression`; `$1` is the id, `$2` the first of the values. */
  set: string;
  values?: readonly unknown[];
}

/** Makes a row by itself and tells of it; no log has it. Answers it as it is then. */
export async function createRowAsSystem(
  transaction: Transaction,
  entity: EntityDescriptor,
  values: Values,
): Promise<Row> {
  const names = Object.keys(values);
  const [after] = await transaction.query<Row>({
    text: `insert into ${entity.table} (company_id, ${names.join(', ')})
      values ($1, ${names.map((_, at) => `$${at + 2}`).join(', ')}) returning *`,
    values: [transaction.companyId, ...Object.values(values)],
  });
  if (!after) throw new Error(`No ${entity.id} was made.`);
  await tellRow(transaction, entity, { before: null, after });
  return after;
}

/** Changes a row that is there, keeps its history and tells of it. Answers it as it is now. */
export async function changeRow(work: Work, entity: EntityDescriptor, change: OwnChange): Promise<Row> {
  const { operation, id, changes = {} } = change;
  const row = await write(work.transaction, entity, change);
  await audit(work, { operation, entity, recordId: id, changes, row });
  return row.after;
}

/** The same of what happens by itself; logged only where it changed more than what the history leaves out. */
export async function changeRowAsSystem(
  transaction: Transaction,
  entity: EntityDescriptor,
  change: OwnChange & { isTold: (history: History) => boolean },
): Promise<Row> {
  const { operation, id, changes = {}, isTold } = change;
  const row = await write(transaction, entity, change);
  const history = historyOf(entity, row.before, row.after);
  if (history !== null && isTold(history))
    await auditAsSystem(transaction, { operation, entity, recordId: id, changes, row });
  else await tellRow(transaction, entity, row);
  return row.after;
}

/** Changes a row as part of a write that has its own entry, and tells of it. */
export async function changeRowBeside(
  transaction: Transaction,
  entity: EntityDescriptor,
  change: Pick<OwnChange, 'id' | 'set' | 'values'>,
): Promise<void> {
  await tellRow(transaction, entity, await write(transaction, entity, change));
}

/** Deletes a row for good, as what has become part of another one; what it was stays in its history. */
export async function deleteOwnRow(
  work: Work,
  entity: EntityDescriptor,
  { operation, id, changes = {} }: OwnWrite,
): Promise<void> {
  const [row] = await work.transaction.query<Row>({
    text: `delete from ${entity.table} t where t.id = $1 returning t.*`,
    values: [id],
  });
  if (!row) throw new Error(`${entity.id} ${id} vanished while it was locked.`);
  await audit(work, { operation, entity, recordId: id, changes, row: { before: row, after: null } });
}

async function write(
  { query }: Transaction,
  entity: EntityDescriptor,
  { id, set, values = [] }: Pick<OwnChange, 'id' | 'set' | 'values'>,
): Promise<{ before: Row; after: Row }> {
  const { table } = entity;
  const [before] = await query<Row>({
    text: `select t.* from ${table} t where t.id = $1 for no key update`,
    values: [id],
  });
  const [after] = await query<Row>({
    text: `update ${table} set ${set}, updated_at = now() where id = $1 returning *`,
    values: [id, ...values],
  });
  if (!before || !after) throw new Error(`There is no ${entity.id} ${id}.`);
  return { before, after };
}

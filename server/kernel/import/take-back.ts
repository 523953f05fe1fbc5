/** What a batch of a file wrote is taken back: new rows are deleted, changed ones get what they had, by the rules of both. */
import type { Work } from '../../access/work.ts';
import type { Values } from '../../database/rows.ts';
import { conflict, Problem } from '../../errors.ts';
import type { EntityDescriptor } from '../../../shared/contract/descriptor.ts';
import { type Call, inTransaction, type KernelParts, refused } from '../context.ts';
import { removeRow } from '../remove.ts';
import { changeRow, readPatch } from '../write.ts';
import { deleteMany } from './delete-many.ts';
import { atSavepoint } from './write-rows.ts';

export interface WrittenRows {
  /** When they were written, as text with microseconds: what has another `updated_at` was touched since, and stays. */
  at: string;
  created: readonly number[];
  /** Id to the values that the row had. */
  changed: Readonly<Record<string, Values>>;
  /** Notes what came of it, in the same transaction. */
  note(work: Work, outcome: TakenBackRows): Promise<void>;
}

export interface TakenBackRows {
  takenBack: number;
  /** What could not be taken back, and why. */
  kept: { id: number; problem: Problem }[];
}

/** @throws Problem 401 where the caller may not sign in any more, 503 where the database is too busy */
export const takeBackRows = (
  parts: KernelParts,
  call: Call,
  entity: EntityDescriptor,
  written: WrittenRows,
): Promise<TakenBackRows> =>
  inTransaction(parts, call, async (work) => {
    const outcome: TakenBackRows = { takenBack: 0, kept: [] };
    const untouched = await untouchedOf(work, entity, written);
    const isThere = (id: number): boolean => untouched.has(id);
    const take = async (id: number, run: () => Promise<void>): Promise<void> => {
      const is = untouched.get(id);
      if (is === undefined) return;
      const result = is.isTouched ? conflict() : await atSavepoint(work, entity, run);
      if (result instanceof Problem) outcome.kept.push({ id, problem: result });
      else outcome.takenBack += 1;
    };
    for (const [key, earlier] of Object.entries(written.changed)) {
      const id = Number(key);
      if (isThere(id))
        await take(id, () => restore(parts, work, entity, { id, earlier, row: untouched.get(id)?.row ?? {} }));
    }
    const fresh = written.created.filter((id) => untouched.get(id)?.isTouched === false);
    const isDone = await deleteMany(parts, work, entity, fresh);
    if (isDone) outcome.takenBack += fresh.length;
    for (const id of isDone ? written.created.filter((one) => !fresh.includes(one)) : written.created)
      if (isThere(id))
        await take(id, async () => {
          if (!parts.scope.allows(work.principal, entity, 'delete')) throw refused(work.principal);
          await removeRow(parts, work, entity, id);
        });
    await written.note(work, outcome);
    return outcome;
  });

async function restore(
  parts: KernelParts,
  work: Work,
  entity: EntityDescriptor,
  { id, earlier, row }: { id: number; earlier: Values; row: Values },
): Promise<void> {
  if (!parts.scope.allows(work.principal, entity, 'patch')) throw refused(work.principal);
  const revision = entity.revision && { revision: row['revision'] };
  const changes = readPatch(parts, work.principal, entity, { ...earlier, ...revision });
  await changeRow(parts, work, entity, { id, changes });
}

interface Found {
  isTouched: boolean;
  row: Values;
}

/** Rows that are still there. */
async function untouchedOf(
  { transaction }: Work,
  entity: EntityDescriptor,
  { at, created, changed }: WrittenRows,
): Promise<Map<number, Found>> {
  const ids = [...created, ...Object.keys(changed).map(Number)];
  const revision = entity.revision ? ', t.revision' : '';
  const rows = await transaction.query<{ id: number; is_touched: boolean; revision?: number }>({
    text: `select t.id, t.updated_at <> $2::timestamptz as is_touched${revision} from ${entity.table} t
      where t.id = any($1::bigint[])`,
    values: [ids, at],
  });
  return new Map(rows.map(({ id, is_touched: isTouched, ...row }) => [id, { isTouched, row }]));
}

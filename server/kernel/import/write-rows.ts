/**
 * Rows of a file to rows of an entity, a batch in one transaction of the caller: each is judged as one that is sent by
 * itself, and what is wrong with one keeps no other out.
 */
import type { Work } from '../../access/work.ts';
import { toProblem } from '../../database/database-errors.ts';
import type { Values } from '../../database/rows.ts';
import { Problem } from '../../errors.ts';
import type { EntityDescriptor } from '../../../shared/contract/descriptor.ts';
import type { ReadRow } from '../../validation/new-row.ts';
import { type Call, inTransaction, type KernelParts, refused } from '../context.ts';
import { TakenBack } from '../taken-back.ts';
import { changeRow, createRow, readCreate, readPatch } from '../write.ts';
import { createMany } from './create-many.ts';
import { differing, earlierOf, findExisting, type StoredRow } from './existing.ts';
import { type Fault, faultsOf } from './fault.ts';
import { type FileRow, type Mapping, type ReadFileRow, readRows } from './values.ts';

export interface ImportBatch {
  rows: readonly FileRow[];
  mapping: Mapping;
  /** Rows that are there already are changed, else refused. */
  changesExisting: boolean;
  /** Nothing stays of it; rows that such batches before it made count as if they were there. */
  tried: { made: number } | null;
  /** Notes what came of it, in the same transaction: both are there, or none. Not called where it is tried. */
  note(work: Work, outcome: BatchOutcome): Promise<void>;
}

export interface BatchOutcome {
  /** Ids of new rows. */
  created: number[];
  /** Id of a changed row to the values that it had. */
  changed: Record<string, Values>;
  /** Rows that are as the file has them. */
  unchanged: number;
  refused: number;
  faults: Fault[];
}

/**
 * @throws Problem 401 and 403 where the caller may make no rows at all, 503 where the database is too busy
 */
export async function importRows(
  parts: KernelParts,
  call: Call,
  entity: EntityDescriptor,
  batch: ImportBatch,
): Promise<BatchOutcome> {
  if (!parts.scope.allows(call.principal, entity, 'create')) throw refused(call.principal);
  try {
    return await inTransaction(parts, call, async (work) => {
      const outcome = await writeBatch(parts, work, entity, batch);
      if (batch.tried !== null) throw new Tried(outcome);
      await batch.note(work, outcome);
      return outcome;
    });
  } catch (error) {
    if (error instanceof Tried) return error.outcome;
    throw error;
  }
}

class Tried extends TakenBack {
  readonly outcome: BatchOutcome;
  constructor(outcome: BatchOutcome) {
    super();
    this.outcome = outcome;
  }
}

async function writeBatch(
  parts: KernelParts,
  work: Work,
  entity: EntityDescriptor,
  batch: ImportBatch,
): Promise<BatchOutcome> {
  const outcome: BatchOutcome = { created: [], changed: {}, unchanged: 0, refused: 0, faults: [] };
  const refuse = (faults: Fault[]): void => {
    outcome.refused += 1;
    outcome.faults.push(...faults);
  };
  const read = await readRows(parts, work, entity, batch);
  const existing = await findExisting(parts, work, entity, read);
  const made: { row: number; read: ReadRow }[] = [];
  const named = new Set<number>();
  for (const one of read) {
    const faults = [...one.faults, ...duplicates(entity, one, existing.get(one), batch.changesExisting)];
    const stored = existing.get(one);
    // Two rows may name one by different keys: the second was compared with what it was before the first.
    const isRepeated = stored !== undefined && named.has(stored.id);
    if (stored !== undefined) named.add(stored.id);
    if (faults.length > 0) refuse(faults);
    else if (isRepeated) refuse([{ row: one.row, field: null, of: 'fields', code: 'repeated_row' }]);
    else if (stored === undefined) readNew(parts, work, entity, one, { add: (row) => made.push(row), refuse });
    else {
      const changed = await change(parts, work, entity, one, stored);
      if (changed instanceof Problem) refuse(faultsOf(one.row, changed));
      else if (changed === null) outcome.unchanged += 1;
      else outcome.changed[stored.id] = changed;
    }
  }
  const before = batch.tried?.made ?? 0;
  const results =
    (await createMany(parts, work, entity, made)) ?? (await createEach(parts, work, entity, made, before));
  results.forEach((result, at) => {
    const row = made[at]?.row ?? 0;
    if (result instanceof Problem) refuse(faultsOf(row, result));
    else outcome.created.push(result);
  });
  outcome.faults.sort((one, other) => one.row - other.row);
  return outcome;
}

/** A row that names one that is there is a change of it, where such are wanted. */
function duplicates(
  { imported }: EntityDescriptor,
  { row, id, values }: ReadFileRow,
  stored: StoredRow | undefined,
  changesExisting: boolean,
): Fault[] {
  if (stored === undefined) return id === null ? [] : [{ row, field: 'id', of: 'fields', code: 'reference_not_found' }];
  if (changesExisting) return [];
  const isGiven = (name: string): boolean => values[name] !== undefined && values[name] !== null;
  const field = id === null ? (imported?.keys.find((key) => key.every(isGiven))?.[0] ?? null) : 'id';
  return [{ row, field, of: 'fields', code: 'duplicate' }];
}

interface Sorting {
  add: (row: { row: number; read: ReadRow }) => void;
  refuse: (faults: Fault[]) => void;
}

function readNew(
  parts: KernelParts,
  { principal }: Work,
  entity: EntityDescriptor,
  { row, values }: ReadFileRow,
  { add, refuse }: Sorting,
): void {
  try {
    add({ row, read: readCreate(parts, principal, entity, values) });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    refuse(faultsOf(row, error));
  }
}

/** Answers what the row was, null where nothing is to be changed, or why it is not. */
async function change(
  parts: KernelParts,
  work: Work,
  entity: EntityDescriptor,
  { values }: ReadFileRow,
  stored: StoredRow,
): Promise<Values | Problem | null> {
  const changes = differing(entity, stored, values);
  if (Object.keys(changes).length === 0) return null;
  if (!parts.scope.allows(work.principal, entity, 'patch')) return refused(work.principal);
  return atSavepoint(work, entity, async () => {
    const revision = entity.revision && { revision: stored['revision'] };
    const read = readPatch(parts, work.principal, entity, { ...changes, ...revision });
    await changeRow(parts, work, entity, { id: stored.id, changes: read });
    return earlierOf(entity, stored, changes);
  });
}

async function createEach(
  parts: KernelParts,
  work: Work,
  entity: EntityDescriptor,
  rows: readonly { read: ReadRow }[],
  before: number,
): Promise<(number | Problem)[]> {
  const results: (number | Problem)[] = [];
  for (const { read } of rows)
    results.push(await atSavepoint(work, entity, async () => (await createRow(parts, work, entity, read, before)).id));
  return results;
}

/**
 * Answers the problem of what is refused, and takes that back alone.
 * @throws what is no fault of the row: a database that is too busy, a session that has ended
 */
export async function atSavepoint<Result>(
  { transaction }: Pick<Work, 'transaction'>,
  { fields }: EntityDescriptor,
  run: () => Promise<Result>,
): Promise<Result | Problem> {
  const say = (text: string) => transaction.query({ text, values: [] });
  await say('savepoint one_row');
  try {
    const result = await run();
    await say('release savepoint one_row');
    return result;
  } catch (error) {
    const problem = toProblem(error, Object.keys(fields));
    if (!(problem instanceof Problem) || problem.status === 401 || problem.status >= 500) throw error;
    await say('rollback to savepoint one_row');
    return problem;
  }
}

/** New rows of a batch by one statement each step, where no row depends on what the one before it did. */
import type { Work } from '../../access/work.ts';
import { auditAll } from '../../access/audit.ts';
import { createParameters } from '../../database/parameters.ts';
import type { Values } from '../../database/rows.ts';
import { type FieldViolation, forbidden, invalidInput, Problem } from '../../errors.ts';
import type { EntityDescriptor } from '../../../shared/contract/descriptor.ts';
import { planNewRows } from '../../query/plan.ts';
import { reachableIds } from '../../query/reachable.ts';
import type { ReadRow } from '../../validation/new-row.ts';
import { withDefaults } from '../../validation/row-rules.ts';
import { referencesIn } from '../bind.ts';
import type { KernelParts } from '../context.ts';
import { insertRows } from '../store.ts';
import { judgeNewRow, prepareNewRow } from '../write.ts';
import { isRefusal } from './refusal.ts';
import { ownerColumn } from '../../../shared/contract/tenant.ts';

interface NewRow {
  read: ReadRow;
}

interface Judged {
  /** Among the rows that were given. */
  at: number;
  values: Values;
  owned: Values;
}

/** A hook or a policy looks at the database: it must see the rows before its own. */
class NeedsRows extends Error {}

/**
 * @returns the id of each row or why it is refused, in their order; null where rows must be made one by one: what looks
 *   at the database sees each other's, or something that only the database knows refuses one of them
 */
export async function createMany(
  parts: KernelParts,
  work: Work,
  entity: EntityDescriptor,
  rows: readonly NewRow[],
): Promise<(number | Problem)[] | null> {
  if (parts.extensions[entity.id]?.hooks?.afterCreate !== undefined) return null;
  if (rows.some(({ read }) => read.companyId === null && ownerColumn(entity.tenant) !== undefined)) return null;
  const results: (number | Problem)[] = [];
  const refuse = (at: number, problem: Problem): void => void (results[at] = problem);
  try {
    const bound = await bindMany(parts, work, entity, rows, refuse);
    const granted = await grantMany(parts, work, entity, await prepareMany(parts, work, entity, bound, refuse), refuse);
    const judged = await judgeMany(parts, work, entity, granted, refuse);
    const isWhole = await storeMany(work, entity, judged, (at, id) => void (results[at] = id));
    return isWhole ? results : null;
  } catch (error) {
    if (error instanceof NeedsRows) return null;
    throw error;
  }
}

type Refuse = (at: number, problem: Problem) => void;

const blind = (work: Work): Work => ({
  ...work,
  transaction: {
    ...work.transaction,
    query: () => Promise.reject(new NeedsRows()),
  },
});

async function bindMany(
  parts: KernelParts,
  work: Work,
  entity: EntityDescriptor,
  rows: readonly NewRow[],
  refuse: Refuse,
): Promise<{ at: number; read: ReadRow }[]> {
  const places = rows.map(({ read }) => [...referencesIn(entity, read.values)]);
  const reached = new Map<string, Set<number>>();
  for (const target of new Set(places.flatMap((found) => found.map(([name]) => name)))) {
    const ids = places.flatMap((found) =>
      found.flatMap(([name, refs]) => (name === target ? refs.map(({ id }) => id) : [])),
    );
    const reaching = { ...parts, principal: work.principal };
    reached.set(target, await reachableIds(reaching, work.transaction, target, [...new Set(ids)]));
  }
  return rows.flatMap(({ read }, at) => {
    const errors = (places[at] ?? []).flatMap(([target, refs]) =>
      refs.flatMap(({ pointer, id }): FieldViolation[] =>
        reached.get(target)?.has(id) ? [] : [{ pointer, code: 'reference_not_found' }],
      ),
    );
    if (errors.length === 0) return [{ at, read }];
    refuse(at, invalidInput({ errors }));
    return [];
  });
}

async function prepareMany(
  parts: KernelParts,
  work: Work,
  entity: EntityDescriptor,
  rows: readonly { at: number; read: ReadRow }[],
  refuse: Refuse,
): Promise<Judged[]> {
  const prepared: Judged[] = [];
  const seeing = blind(work);
  for (const { at, read } of rows)
    await unlessRefused(at, refuse, async () => {
      prepared.push({ at, values: read.values, owned: await prepareNewRow(parts, seeing, entity, read) });
    });
  return prepared;
}

async function grantMany(
  { scope }: KernelParts,
  { principal, transaction }: Work,
  entity: EntityDescriptor,
  rows: readonly Judged[],
  refuse: Refuse,
): Promise<Judged[]> {
  if (rows.length === 0) return [];
  // Where all rows are granted none needs to be asked for.
  if (scope.where({ principal, entity, action: 'create' }, createParameters()) === 'true') return [...rows];
  const statement = planNewRows(
    entity,
    principal,
    scope,
    rows.map(({ owned }) => owned),
  );
  const granted = statement ? await transaction.query<{ place: number }>(statement) : [];
  const places = new Set(granted.map(({ place }) => place - 1));
  rows.forEach(({ at }, place) => {
    if (!places.has(place)) refuse(at, forbidden());
  });
  return rows.filter((_, place) => places.has(place));
}

async function judgeMany(
  parts: KernelParts,
  work: Work,
  entity: EntityDescriptor,
  rows: readonly Judged[],
  refuse: Refuse,
): Promise<Judged[]> {
  const seeing = blind(work);
  const judged: Judged[] = [];
  for (const row of rows)
    await unlessRefused(row.at, refuse, async () => {
      await judgeNewRow(parts, seeing, entity, { row: row.owned, values: row.values, made: 0 });
      judged.push(row);
    });
  return judged;
}

async function unlessRefused(at: number, refuse: Refuse, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    refuse(at, error);
  }
}

/** Answers whether the database took all of them; else none is stored. */
async function storeMany(
  work: Work,
  entity: EntityDescriptor,
  rows: readonly Judged[],
  made: (at: number, id: number) => void,
): Promise<boolean> {
  const say = (text: string) => work.transaction.query({ text, values: [] });
  await say('savepoint many_rows');
  try {
    for (const alike of Map.groupBy(rows, ({ owned }) => columnsOf(owned)).values()) {
      const stored = await insertRows(
        entity,
        work.transaction,
        alike.map(({ owned }) => owned),
      );
      const writes = alike.flatMap(({ at, values, owned }, place) => {
        const after = stored[place];
        if (after === undefined) return [];
        made(at, after.id);
        const whole = entity.events ? after : { ...withDefaults(entity, owned), id: after.id };
        return [{ operation: 'create', recordId: after.id, changes: values, row: { before: null, after: whole } }];
      });
      await auditAll(work, entity, writes);
    }
    await say('release savepoint many_rows');
    return true;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    await say('rollback to savepoint many_rows');
    return false;
  }
}

const columnsOf = (values: Values): string =>
  Object.keys(values)
    .filter((name) => values[name] !== undefined)
    .join(' ');

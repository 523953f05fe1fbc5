/** The tags of a feedback, as a set. */
import type { Transaction } from '../../../../access/database.ts';
import { type FieldViolation, invalidInput } from '../../../../errors.ts';
import type { Row, Values } from '../../../../database/rows.ts';
import type { Change } from './history.ts';

/** As the schema says of `tag_ids`. */
export const MAX_TAGS = 20;

const tagsOf = (row: Values): number[] => (Array.isArray(row['tag_ids']) ? row['tag_ids'].map(Number) : []);

/** Those that are there stay in their order; a tag that is added and taken away at once is added. */
export const nextTags = (row: Row, add: readonly number[], remove: readonly number[]): number[] => [
  ...new Set([...tagsOf(row).filter((id) => !remove.includes(id)), ...add]),
];

export const sameTags = (row: Row, tags: readonly number[]): boolean =>
  String(tagsOf(row).toSorted(byNumber)) === String(tags.toSorted(byNumber));

const byNumber = (one: number, other: number): number => one - other;

/**
 * Names by id of those that are there, which stay until the transaction is over: to be asked for once the feedback is
 * locked, as whoever deletes a tag does. Names are written down in the history, since tags are renamed and deleted.
 */
export async function lockTags(
  { companyId, query }: Pick<Transaction, 'companyId' | 'query'>,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const found = await query<{ id: number; name: string }>({
    name: 'hold_tags',
    text: 'select id, name from company_tag where company_id = $1 and id = any($2::bigint[]) order by id for key share',
    values: [companyId, ids],
  });
  return new Map(found.map(({ id, name }) => [id, name]));
}

/** Throws 400 for tags that went at this very moment, like for those that never were. */
export function refuseMissing(
  added: readonly number[],
  names: ReadonlyMap<number, string>,
  pointerOf: (id: number) => string,
): void {
  const gone = added.filter((id) => !names.has(id));
  const errors = gone.map((id): FieldViolation => ({ pointer: pointerOf(id), code: 'reference_not_found' }));
  if (errors.length > 0) throw invalidInput({ errors });
}

/** Ids whose tags a change adds or takes away. */
export function changedTags(row: Row, changes: Values): { added: number[]; removed: number[] } {
  if (changes['tag_ids'] === undefined) return { added: [], removed: [] };
  const [earlier, later] = [tagsOf(row), tagsOf(changes)];
  return {
    added: later.filter((id) => !earlier.includes(id)),
    removed: earlier.filter((id) => !later.includes(id)),
  };
}

/** A step of the history for each tag. */
export function tagChanges(row: Row, changes: Values, names: ReadonlyMap<number, string>): Change[] {
  const { added, removed } = changedTags(row, changes);
  const tagOf = (id: number) => ({ id, name: names.get(id) ?? '' });
  const step = { feedbackId: row.id, field: 'tag_ids' as const };
  return [
    ...removed.map((id): Change => ({ ...step, earlier: tagOf(id), later: null })),
    ...added.map((id): Change => ({ ...step, earlier: null, later: tagOf(id) })),
  ];
}

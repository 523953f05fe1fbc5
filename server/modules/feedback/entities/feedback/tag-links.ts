/**
 * The links by which the feedback of a tag is found. The row's `tag_ids` are the truth, printed with every row at no
 * cost and bounded by their column; the links are its index, since no index into an array serves under row-level security.
 */
import type { Transaction } from '../../../../access/database.ts';
import type { ActionRequest } from '../../../../kernel/extension.ts';
import { type Change, noteChanges } from './history.ts';

/** To be called by whoever changed the tags of these rows, in the same transaction. */
export async function linkTags(transaction: Transaction, feedbackIds: number[]): Promise<void> {
  await transaction.query({ name: 'feedback_link_tags', text: LINK, values: [transaction.companyId, feedbackIds] });
}

const LINK = `with wanted as materialized (
    select distinct tagged.id, tag.id as tag_id, tagged.created_at from feedback tagged
    join company_tag tag on tag.company_id = tagged.company_id and tag.id = any(tagged.tag_ids)
    where tagged.company_id = $1 and tagged.id = any($2::bigint[])
  ), gone as (
    delete from feedback_tag_link link where link.company_id = $1 and link.feedback_id = any($2::bigint[])
      and not exists (select from wanted where wanted.id = link.feedback_id and wanted.tag_id = link.tag_id)
  )
  insert into feedback_tag_link (company_id, feedback_id, tag_id, created_at)
  select $1, id, tag_id, created_at from wanted
  on conflict (company_id, feedback_id, tag_id) do nothing`;

/**
 * Takes a tag off every feedback, before the tag itself goes: to be called by whoever deletes a company's tag.
 * @param isUsed false where none had it a moment ago
 */
export async function removeTag(transaction: Transaction, tagId: number, isUsed = true): Promise<void> {
  const takeOff = () => onEachOf(transaction, tagId, { name: 'feedback_remove_tag', text: REMOVE, values: [] });
  // Most of the work is done before anybody has to wait.
  if (isUsed) await takeOff();
  await lockTag(transaction, tagId);
  await takeOff();
}

interface Named {
  id: number;
  name: string;
}

/** In one call: colleagues who handle what has the tag wait for it. */
export const MOVED_AT_ONCE = 10_000;

/**
 * Gives feedback of a tag another one in its place, which its history tells. Answers how many were given it, and how many
 * are left for further calls; once none is left nobody can put the tag on any more, so that it can go.
 */
export async function replaceTag(
  work: Pick<ActionRequest, 'transaction' | 'principal'>,
  tag: Named,
  by: Named,
): Promise<{ moved: number; left: number }> {
  const { transaction } = work;
  const statement = { name: 'feedback_replace_tag', text: REPLACE, values: [by.id] };
  const replace = (most?: number) =>
    onEachOf<Replaced>(transaction, tag.id, statement, {
      most,
      each: (rows) =>
        noteChanges(
          { transaction, by: work.principal },
          rows.flatMap((row) => stepsOf(row, tag, by)),
        ),
    });
  const left = await countLinks(transaction, tag.id);
  if (left > MOVED_AT_ONCE) {
    const moved = await replace(MOVED_AT_ONCE);
    return { moved, left: left - moved };
  }
  const moved = await replace();
  await lockTag(transaction, tag.id);
  return { moved: moved + (await replace()), left: 0 };
}

interface Replaced {
  id: number;
  has_both: boolean;
}

function stepsOf({ id, has_both: hasBoth }: Replaced, tag: Named, by: Named): Change[] {
  const step = { feedbackId: id, field: 'tag_ids' as const };
  const taken: Change = { ...step, earlier: { ...tag }, later: null };
  return hasBoth ? [taken] : [taken, { ...step, earlier: null, later: { ...by } }];
}

async function countLinks(transaction: Transaction, tagId: number): Promise<number> {
  const [counted] = await transaction.query<{ count: number }>({
    name: 'feedback_count_of_tag',
    text: 'select count(*) as count from feedback_tag_link where company_id = $1 and tag_id = $2',
    values: [transaction.companyId, tagId],
  });
  return counted?.count ?? 0;
}

/** Whoever puts it on at this moment holds the tag until he is done; once this lock is had, nobody can any more. */
async function lockTag(transaction: Transaction, tagId: number): Promise<void> {
  await transaction.query({
    name: 'feedback_remove_tag_last',
    text: 'select id from company_tag where company_id = $1 and id = $2 for update',
    values: [transaction.companyId, tagId],
  });
}

/** Rows that lose a tag by one statement: so many take a moment, however many there are. */
const AT_ONCE = 2_000;

interface OnEach<Row> {
  /** How many at most; absent: all. */
  most?: number | undefined;
  each?: (rows: Row[]) => Promise<void>;
}

/** Runs a statement on all that have the tag, in the order of ids, as whoever changes many; answers how many they are. */
async function onEachOf<Row extends object>(
  transaction: Transaction,
  tagId: number,
  { values, ...statement }: { name: string; text: string; values: number[] },
  { most, each }: OnEach<Row> = {},
): Promise<number> {
  const linked = await transaction.query<{ id: number }>({
    name: 'feedback_of_tag',
    text: `select feedback_id as id from feedback_tag_link where company_id = $1 and tag_id = $2
      order by feedback_id limit $3`,
    values: [transaction.companyId, tagId, most ?? null],
  });
  const ids = linked.map(({ id }) => id);
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const part = ids.slice(at, at + AT_ONCE);
    const rows = await transaction.query<Row>({
      ...statement,
      values: [transaction.companyId, tagId, part, ...values],
    });
    await each?.(rows);
  }
  return ids.length;
}

const REMOVE = `with tagged as materialized (
    select id from feedback where company_id = $1 and id = any($3::bigint[]) order by id for no key update
  ), gone as (
    delete from feedback_tag_link link where link.company_id = $1 and link.tag_id = $2 and link.feedback_id = any($3::bigint[])
  )
  update feedback set tag_ids = array_remove(tag_ids, $2), updated_at = now()
  from tagged where feedback.company_id = $1 and feedback.id = tagged.id`;

/** Of what has both, one goes; else the other one stands where this one stood. What lost it a moment before gets nothing. */
const REPLACE = `with tagged as materialized (
    select id, created_at, $4 = any(tag_ids) as has_both from feedback
    where company_id = $1 and id = any($3::bigint[]) and $2 = any(tag_ids) order by id for no key update
  ), gone as (
    delete from feedback_tag_link link where link.company_id = $1 and link.tag_id = $2 and link.feedback_id = any($3::bigint[])
  ), linked as (
    insert into feedback_tag_link (company_id, feedback_id, tag_id, created_at)
    select $1, id, $4, created_at from tagged
    on conflict (company_id, feedback_id, tag_id) do nothing
  )
  update feedback set updated_at = now(),
    tag_ids = case when $4 = any(tag_ids) then array_remove(tag_ids, $2) else array_replace(tag_ids, $2, $4) end
  from tagged where feedback.company_id = $1 and feedback.id = tagged.id
  returning feedback.id, tagged.has_both`;

/**
 * The links by which the feedback of a tag is found. The row's `tag_ids` are the truth, printed with every row at no
 * cost and bounded by their column; the links are its index, since no index into an array serves under row-level security.
 */
import type { Transaction } from '../../access/database.ts';

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

/** Takes a tag off every feedback, before the tag itself goes: to be called by whoever deletes a company's tag. */
export async function removeTag(transaction: Transaction, tagId: number): Promise<void> {
  const takeOff = () => onEachOf(transaction, tagId, { name: 'feedback_remove_tag', text: REMOVE, values: [] });
  await takeOff();
  await lockTag(transaction, tagId);
  await takeOff();
}

/** Gives every feedback of a tag another one in its place, before the tag itself goes; answers how many had it. */
export async function replaceTag(transaction: Transaction, tagId: number, byId: number): Promise<number> {
  const replace = () => onEachOf(transaction, tagId, { name: 'feedback_replace_tag', text: REPLACE, values: [byId] });
  const moved = await replace();
  await lockTag(transaction, tagId);
  return moved + (await replace());
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

/** Runs a statement on all that have the tag, in the order of ids, as whoever changes many; answers how many they are. */
async function onEachOf(
  transaction: Transaction,
  tagId: number,
  { values, ...statement }: { name: string; text: string; values: number[] },
): Promise<number> {
  const linked = await transaction.query<{ id: number }>({
    name: 'feedback_of_tag',
    text: 'select feedback_id as id from feedback_tag_link where company_id = $1 and tag_id = $2 order by feedback_id',
    values: [transaction.companyId, tagId],
  });
  const ids = linked.map(({ id }) => id);
  for (let at = 0; at < ids.length; at += AT_ONCE)
    await transaction.query({
      ...statement,
      values: [transaction.companyId, tagId, ids.slice(at, at + AT_ONCE), ...values],
    });
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
    select id, created_at from feedback
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
  from tagged where feedback.company_id = $1 and feedback.id = tagged.id`;

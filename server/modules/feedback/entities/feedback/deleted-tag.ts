/** What had a tag that is deleted has it again when the tag comes back. */
import type { Transaction } from '../../../../access/database.ts';
import type { Values } from '../../../../database/rows.ts';
import type { KeptBeside } from '../../../../kernel/extension.ts';
import { linkTags, MOVED_AT_ONCE } from './tag-links.ts';

/** More than a restore can give the tag in one transaction are not kept; the bin says how many, counted so far. */
const COUNTED = 1_000_000;
const MAX_TAGS_OF_ONE = 20;
const AT_ONCE = 2_000;

/** To be called before the tag is taken off. */
export async function keepTagged(transaction: Transaction, tagId: number): Promise<KeptBeside> {
  const values = [transaction.companyId, tagId];
  const linked = await transaction.query<{ id: number }>({
    name: 'feedback_of_deleted_tag',
    text: `select feedback_id as id from feedback_tag_link where company_id = $1 and tag_id = $2
      order by feedback_id desc limit ${MOVED_AT_ONCE}`,
    values,
  });
  const [all] =
    linked.length < MOVED_AT_ONCE
      ? [{ count: linked.length }]
      : await transaction.query<{ count: number }>({
          name: 'feedback_count_of_deleted_tag',
          text: `select count(*) as count from (select from feedback_tag_link where company_id = $1 and tag_id = $2 limit ${COUNTED}) counted`,
          values,
        });
  const lost = (all?.count ?? 0) - linked.length;
  return {
    kept: { feedback_ids: linked.map(({ id }) => id) },
    returned: linked.length > 0 ? { feedback: linked.length } : {},
    lost: lost > 0 ? { feedback: lost } : {},
    covers: ['feedback_tag_link'],
  };
}

/** What was erased meanwhile stays without it, and what has as many tags as it may. */
export async function tagAgain(transaction: Transaction, tagId: number, kept: Values): Promise<void> {
  const ids = Array.isArray(kept['feedback_ids'])
    ? kept['feedback_ids'].map(Number).toSorted((one, other) => one - other)
    : [];
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const part = ids.slice(at, at + AT_ONCE);
    await transaction.query({
      name: 'feedback_tag_again',
      text: `with tagged as materialized (
          select id from feedback where company_id = $1 and id = any($3::bigint[]) and erased_at is null
            and not $2 = any(tag_ids) and cardinality(tag_ids) < ${MAX_TAGS_OF_ONE} order by id for no key update
        )
        update feedback set tag_ids = array_append(tag_ids, $2), updated_at = now()
        from tagged where feedback.company_id = $1 and feedback.id = tagged.id`,
      values: [transaction.companyId, tagId, part],
    });
    await linkTags(transaction, part);
  }
}

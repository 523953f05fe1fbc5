/** Two words for one thing become one: the action `merge`. */
import type { Transaction } from '../../../../access/database.ts';
import { invalidInput } from '../../../../errors.ts';
import { companyTag as entity } from '../../../../generated/company_tag.ts';
import { feedbackRule } from '../../../../generated/feedback_rule.ts';
import { audit, auditAll } from '../../../../access/audit.ts';
import { deleteOwnRow } from '../../../../access/own-writes.ts';
import type { ActionRequest } from '../../../../kernel/extension.ts';
import { takeLock } from '../../../../access/take-lock.ts';
import { replaceTag } from '../feedback/tag-links.ts';
import { lockTags } from '../feedback/tags.ts';

/**
 * Those who end tags of a company take turns, since each of them holds feedback while he waits for a tag. To be called
 * before the tag is locked.
 */
export const awaitTurnToEnd = (transaction: Transaction): Promise<void> => takeLock(transaction, 'end_of_company_tag');

interface Merged {
  moved: number;
  left: number;
}

/**
 * What has the tag gets the other one. Of very many a call takes some, and is to be repeated while some are left: both tags
 * are whole in between. The last one has rules and saved filters name the other tag, and deletes this one.
 */
export async function merge(request: ActionRequest): Promise<Merged> {
  const { transaction, input } = request;
  await awaitTurnToEnd(transaction);
  const { id, ...tag } = await request.lock();
  const into = Number(input['into_id']);
  if (into === id) throw invalidInput({ errors: [{ pointer: '/into_id', code: 'same_tag' }] });
  const reached = await request.reached(entity.id, [into]);
  if (!reached.has(into)) throw invalidInput({ errors: [{ pointer: '/into_id', code: 'reference_not_found' }] });
  const names = await lockTags(transaction, [into]);
  const merged = await replaceTag(
    request,
    { id, name: String(tag['name']) },
    { id: into, name: names.get(into) ?? '' },
  );
  const { moved, left } = merged;
  if (left > 0) {
    await audit(request, { operation: 'merge_part', entity, recordId: id, changes: { into_id: into, moved } });
    return merged;
  }
  await renameInRules(request, id, into);
  await renameInSavedFilters(transaction, id, into);
  await deleteOwnRow(request, entity, { operation: 'merge', id, changes: { into_id: into, moved } });
  return merged;
}

/** A rule that looks for the tag would go with it, and one that adds it would add none. */
async function renameInRules(request: ActionRequest, id: number, into: number): Promise<void> {
  const renamed = await request.transaction.query<{ id: number; tag_id: number | null; added_tag_id: number | null }>({
    name: 'company_tag_merge_rules',
    text: `update feedback_rule set updated_at = now(),
        tag_id = case when tag_id = $2 then $3 else tag_id end,
        added_tag_id = case when added_tag_id = $2 then $3 else added_tag_id end
      where company_id = $1 and (tag_id = $2 or added_tag_id = $2) returning id, tag_id, added_tag_id`,
    values: [request.transaction.companyId, id, into],
  });
  const writes = renamed.map(({ id: recordId, ...changes }) => ({ operation: 'merge_tags', recordId, changes }));
  await auditAll(request, feedbackRule, writes);
}

/** Everybody's own: who kept a filter by the tag finds by it what he found before. */
async function renameInSavedFilters({ companyId, query }: Transaction, id: number, into: number): Promise<void> {
  await query({
    name: 'company_tag_merge_filters',
    text: `update saved_filter set updated_at = now(), filter = jsonb_set(filter, '{tag_ids}', to_jsonb($3::bigint))
      where company_id = $1 and filter -> 'tag_ids' = to_jsonb($2::bigint)`,
    values: [companyId, id, into],
  });
}

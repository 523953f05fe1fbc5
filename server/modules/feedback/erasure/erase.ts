/**
 * Erases responses for good: what visitors wrote, how they can be reached, their media, and all that was written about
 * it. What was chosen and the scores stay; nothing of them leads to a person. For the end of the retention time, for a
 * visitor who deletes the answer, and for the company's own people.
 */
import type { Transaction } from '../../../access/database.ts';
import { forgetRows } from '../../../access/forget.ts';
import { feedback } from '../../../generated/feedback.ts';
import { type By, noteChanges } from '../entities/feedback/history.ts';
import { recountChanged, versionsOf } from '../../insight/index.ts';
import { memoizeByIdentity } from '../../../validation/memoize-by-identity.ts';
import { announceErasure, letGoOfErased } from '../export/let-go-of-erased.ts';
import type { SurveyDocument } from '../../../../shared/survey/document.ts';
import { lastingQuestions, textPartsOf } from '../../../../shared/survey/personal.ts';

/** What stays of the answers to a version. */
interface Lasting {
  /** Ids of questions. */
  questions: string[];
  /** Parts of their answers that go all the same. */
  texts: string[];
}

interface LockedRow {
  id: number;
  survey_version_id: number;
}

/**
 * Erases those of the responses that are not erased yet, says so in their history, and lets go of exports that may hold
 * them. Their files go with the store's next sweep.
 * @param companyId that the transaction works for; ids of others are left alone
 * @returns how many were erased
 */
export async function eraseFeedback(
  transaction: Transaction,
  companyId: number,
  ids: number[],
  by: By,
): Promise<number> {
  await announceErasure(transaction, companyId);
  const rows = await transaction.query<LockedRow>({
    name: 'erasure_lock',
    text: `select id, survey_version_id from feedback
      where company_id = $1 and id = any($2::bigint[]) and erased_at is null order by id for update`,
    values: [companyId, ids],
  });
  if (rows.length === 0) return 0;
  const versions = [...new Set(rows.map((row) => row.survey_version_id))];
  const kept = await lastingOf(transaction, companyId, versions);
  const erased = rows.map(({ id }) => id);
  await recountChanged(transaction, companyId, erased, () =>
    transaction.query({ name: 'erasure', text: ERASE, values: [companyId, erased, JSON.stringify(kept)] }),
  );
  await letGoOfErased(transaction, erased);
  // What the company noted in fields of its own stands in the log until then.
  await forgetRows(transaction, feedback, { companyId, ids: erased });
  const erasure = { field: 'erasure' as const, earlier: null, later: null };
  await noteChanges(
    { transaction, by },
    rows.map(({ id }) => ({ feedbackId: id, ...erasure })),
  );
  return rows.length;
}

const lastingIn = memoizeByIdentity((document: SurveyDocument): Lasting => ({
  questions: lastingQuestions(document),
  texts: textPartsOf(document),
}));
const NOTHING: Lasting = { questions: [], texts: [] };

/** What stays of answers, by version. */
async function lastingOf(transaction: Transaction, companyId: number, versions: number[]) {
  const documents = await versionsOf(transaction, companyId, versions);
  return versions.map((id) => {
    const document = documents.get(id);
    return { version_id: id, ...(document ? lastingIn(document) : NOTHING) };
  });
}

/**
 * An erased response counts as complete, so that what is still under way under its token does not fill it again. Its
 * media, those too that came before it, let go of their files at once, which the store's next sweep removes: it keeps what a row speaks of.
 * What the company noted in fields of its own is written about it too. What the receiver of a webhook answered may repeat what it was told, and goes as well.
 */
const ERASE = `with lasting as (
    select * from jsonb_to_recordset($3::jsonb) as listed (version_id bigint, questions text[], texts text[])
  ), media as (
    update node_survey_answer_media set erased_at = now(), file_name = 'erased', storage_key = null, byte_size = 0,
      upload_id = null, response_token = null, sender_hash = null, updated_at = now()
    where company_id = $1 and erased_at is null and (feedback_id = any($2::bigint[]) or response_token = any(
      array(select response_token from feedback where company_id = $1 and id = any($2::bigint[]))))
  ), messages as (
    delete from feedback_message where company_id = $1 and feedback_id = any($2::bigint[])
  ), comments as (
    delete from feedback_comment where company_id = $1 and feedback_id = any($2::bigint[])
  ), words as (
    delete from feedback_word where company_id = $1 and feedback_id = any($2::bigint[])
  ), texts as (
    delete from feedback_text where company_id = $1 and feedback_id = any($2::bigint[])
  ), told as (
    update webhook_delivery set answer = null, updated_at = now()
    where company_id = $1 and feedback_id = any($2::bigint[]) and answer is not null
  )
  update feedback set comment = null, custom = '{}', device_hash = null, sender_hash = null, is_partial = false, erased_at = now(), updated_at = now(),
    answers = (select coalesce(jsonb_object_agg(kept.key, kept.value), '{}') from (
        select given.key, case jsonb_typeof(given.value) when 'object' then given.value - lasting.texts else given.value end as value
        from jsonb_each(feedback.answers) given where given.key = any(lasting.questions)) kept
      where kept.value <> '{}')
  from lasting
  where feedback.company_id = $1 and feedback.id = any($2::bigint[]) and lasting.version_id = feedback.survey_version_id`;

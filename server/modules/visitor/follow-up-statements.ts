/** The statements of a visitor who comes back to an answer. */
import type { Statement } from '../../access/database.ts';

export interface StoredAnswer {
  id: number;
  survey_version_id: number;
  status: 'new' | 'in_processing' | 'completed' | 'cancelled';
  answers: Record<string, unknown>;
  locale: string;
  created_at: Date;
  is_partial: boolean;
  erased_at: Date | null;
  /** What the visitor says of it; null until asked and answered. */
  is_solved: boolean | null;
  company_name: string;
  messages: { author: 'visitor' | 'company'; text: string; created_at: string }[];
}

/** Answers of a company whose token lies between two; more than one where the range can't tell. */
export const findAnswers = (companyId: number, [lowest, highest]: readonly [string, string]): Statement => ({
  name: 'visitor_find_answer',
  text: `select answered.id, answered.survey_version_id, answered.status, answered.answers, answered.locale,
      answered.created_at, answered.is_partial, answered.erased_at, answered.is_solved,
      (select name from customer where id = $1) as company_name,
      (select coalesce(json_agg(json_build_object('author', message.author, 'text', message.text,
          'created_at', message.created_at) order by message.created_at, message.id), '[]')
        from feedback_message message
        where message.company_id = $1 and message.feedback_id = answered.id) as messages
    from feedback answered
    where answered.company_id = $1 and answered.response_token >= $2 and answered.response_token <= $3
    limit 2`,
  values: [companyId, lowest, highest],
});

/** Who adds to an answer waits for whoever adds to it or erases it. No row: it was erased meanwhile. */
export const lockAnswer = (companyId: number, feedbackId: number): Statement => ({
  name: 'visitor_lock_answer',
  text: 'select id from feedback where company_id = $1 and id = $2 and erased_at is null for no key update',
  values: [companyId, feedbackId],
});

/**
 * The same text once more is the same message: a form that was sent twice. With a new one, whose id is answered, the
 * answer is unread again, and its words are due for the search.
 */
export const addMessage = (companyId: number, feedbackId: number, text: string, limit: number): Statement => ({
  name: 'visitor_add_message',
  text: `with added as (
      insert into feedback_message (company_id, feedback_id, text)
      select $1::bigint, $2::bigint, $3::text
      where not exists (select from feedback_message
          where company_id = $1 and feedback_id = $2 and author = 'visitor' and text = $3)
        and (select count(*) from feedback_message
          where company_id = $1 and feedback_id = $2 and author = 'visitor') < $4
      returning id
    ), due as (
      insert into feedback_text_due (company_id, feedback_id) select $1, $2 from added
    )
    update feedback set read_at = null, updated_at = now() from added
    where feedback.company_id = $1 and feedback.id = $2 returning added.id`,
  values: [companyId, feedbackId, text, limit],
});

/** The log says that a visitor deleted an answer, so that its staff know why its texts are gone; nothing of who it was. */
export const noteErasure = (companyId: number, feedbackId: number, requestId: string): Statement => ({
  name: 'visitor_note_erasure',
  text: `insert into audit_entry (company_id, actor_role, operation, entity, record_id, request_id)
    values ($1, 'visitor', 'erase', 'feedback', $2, $3)`,
  values: [companyId, feedbackId, requestId],
});

/**
 * What a receiver gets. Of feedback it is read at the moment of sending: of an erased response only what is left of it. Of
 * other rows it stands in the delivery, as it was when it happened (access/row-events.ts).
 */
import type { Transaction } from '../../../access/database.ts';
import { CUSTOM_COLUMN } from '../../../../shared/contract/custom-values.ts';
import { questionOfKey } from '../../../../shared/survey/answer-keys.ts';
import { questionsOf, type SurveyDocument } from '../../../../shared/survey/document.ts';
import { contactQuestions } from '../../../../shared/survey/personal.ts';

export interface WebhookEvent {
  id: number;
  event: string;
  feedback_id: number | null;
  /** Of a row, as it was. */
  payload: Record<string, unknown> | null;
  /** Of `rule.matched`. */
  rule: { id: number; name: string } | null;
  created_at: Date;
}

/** In the order in which it is read. */
const PARTS = ['event', 'version', 'created_at', 'company_id', 'data', 'changed', 'before'];

type Payload = Record<string, unknown>;

/** @param id of the message, the same for each attempt */
export async function rowEvent(transaction: Transaction, id: string, payload: Payload): Promise<string> {
  const keys = await keysOf(transaction, payload);
  const parts = PARTS.flatMap((part) => (part in payload ? [[part, byKeys(payload[part], keys)] as const] : []));
  return JSON.stringify({ id, ...Object.fromEntries(parts) });
}

const addedIn = (part: unknown): Payload | undefined =>
  (part as Partial<Record<typeof CUSTOM_COLUMN, Payload>> | null | undefined)?.[CUSTOM_COLUMN];

/** What fields that the company has added are called, by the ids under which a row keeps their values. */
async function keysOf(transaction: Transaction, { data, before }: Payload): Promise<ReadonlyMap<string, string>> {
  const ids = [data, before].flatMap((part) => Object.keys(addedIn(part) ?? {}));
  if (ids.length === 0) return new Map();
  const fields = await transaction.query<{ id: number; key: string }>({
    name: 'webhook_custom_fields',
    text: 'select id, key from custom_field where company_id = $1 and id = any($2::bigint[]) and key is not null',
    values: [transaction.companyId, ids],
  });
  return new Map(fields.map(({ id, key }) => [String(id), key]));
}

/** Without fields that were deleted meanwhile. */
function byKeys(part: unknown, keys: ReadonlyMap<string, string>): unknown {
  const added = addedIn(part);
  if (added === undefined) return part;
  const named = Object.entries(added).flatMap(([id, value]) => {
    const key = keys.get(id);
    return key === undefined ? [] : [[key, value] as const];
  });
  return { ...(part as Payload), [CUSTOM_COLUMN]: Object.fromEntries(named) };
}

interface FeedbackRow {
  survey: SurveyDocument;
  answers: Record<string, unknown>;
  data: Record<string, unknown>;
}

const FEEDBACK = `select version.document as survey, f.answers, json_build_object('id', f.id,
    'unit', json_build_object('id', n.id, 'name', n.name, 'type', n.type, 'external_id', n.external_id,
      'path', (select json_agg(json_build_object('id', above.id, 'name', above.name) order by above.path)
        from node above where above.company_id = $1
        and above.id = any(string_to_array(trim(both '/' from n.path), '/')::bigint[]))),
    'status', f.status, 'priority', f.priority, 'score', f.score, 'comment', f.comment, 'locale', f.locale,
    'is_partial', f.is_partial, 'is_repeat', f.is_repeat, 'repeat_reason', f.repeat_reason, 'assignee_id', f.assignee_id,
    'tags', (select coalesce(json_agg(tag.name order by tag.name), '[]') from company_tag tag
      where tag.company_id = $1 and tag.id = any(f.tag_ids)),
    'custom', (select coalesce(jsonb_object_agg(field.key, kept.value), '{}') from jsonb_each(f.custom) kept
      join custom_field field on field.company_id = $1 and field.id = kept.key::bigint and field.key is not null),
    'created_at', f.created_at, 'closed_at', f.closed_at, 'erased_at', f.erased_at) as data
  from feedback f
  join node n on n.company_id = $1 and n.id = f.node_id
  join survey_version version on version.company_id = $1 and version.id = f.survey_version_id
  where f.company_id = $1 and f.id = $2`;

export interface Composing {
  companyId: number;
  publicUrl: string;
  includesContact: boolean;
}

/** The body to send; null where what it tells of is gone. */
export async function compose(
  transaction: Transaction,
  event: WebhookEvent,
  composing: Composing,
): Promise<string | null> {
  const data = event.feedback_id === null ? {} : await feedbackData(transaction, event.feedback_id, composing);
  if (!data) return null;
  const content = event.rule ? { ...data, rule: event.rule } : data;
  return JSON.stringify({ type: event.event, timestamp: event.created_at.toISOString(), data: content });
}

async function feedbackData(
  transaction: Transaction,
  id: number,
  { companyId, publicUrl, includesContact }: Composing,
) {
  const [row] = await transaction.query<FeedbackRow>({
    name: 'webhook_feedback',
    text: FEEDBACK,
    values: [companyId, id],
  });
  if (!row) return null;
  const answers = includesContact ? row.answers : withoutContact(row.survey, row.answers);
  return { ...row.data, answers, url: `${publicUrl}/feedback_management/${id}` };
}

/** Answers by which nobody can be reached; those of a question that the survey does not have are left out as well. */
export function withoutContact(survey: SurveyDocument, answers: Record<string, unknown>): Record<string, unknown> {
  const shown = new Set(questionsOf(survey).map(({ id }) => id)).difference(new Set(contactQuestions(survey)));
  return Object.fromEntries(Object.entries(answers).filter(([key]) => shown.has(questionOfKey(key))));
}

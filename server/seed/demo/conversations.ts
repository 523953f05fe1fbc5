/** What a company and its visitors wrote to each other after an answer, and whether that solved it. */
import type { Locale } from '../../../shared/i18n/locales.ts';
import { DAY, HOUR, iso } from '../days.ts';
import type { SeedRow } from '../seeding.ts';
import type { Topic } from './comments/pool.ts';
import { type CompanyContext, createdAt, insertNumbered } from './context.ts';
import type { Handling } from './handling.ts';
import type { Response } from './responses.ts';

export interface ConversationPlan {
  /** Of the answer: a visitor is written to in his own language. */
  locale: Locale;
  /** External id of a unit; the answer is from there or below. */
  within?: string;
  /** What went wrong; absent, anything did. */
  topic?: Topic;
  status: 'completed' | 'in_processing';
  /** In turns, the company first. */
  texts: string[];
  /** What the visitor says in the end. */
  isSolved: boolean | null;
}

type Answered = Response & Handling;

interface Message {
  by: 'company' | 'visitor';
  text: string;
  time: number;
}

/** A conversation about one answer; the answer is given by its place among all of them. */
export interface Conversation {
  at: number;
  response: Answered;
  messages: Message[];
  isSolved: boolean | null;
  /** When the visitor said so. */
  solvedAt: number;
  /** When somebody read the last of it. */
  readAt: number;
}

/** Each about the latest answer that it fits; one that fits none is left out. Pure. */
export function conversationsOn(
  { plan, today }: CompanyContext,
  paths: ReadonlyMap<string, string>,
  responses: readonly Answered[],
): Conversation[] {
  const taken = new Set<number>();
  return plan.conversations.flatMap((wanted) => {
    const at = responses.findLastIndex(
      (response, place) => !taken.has(place) && fits(response, wanted, paths, today - 2 * DAY),
    );
    const response = responses[at];
    if (response === undefined) return [];
    taken.add(at);
    return [hold(wanted, response, at, today)];
  });
}

function fits(
  response: Answered,
  { locale, within, topic, status }: ConversationPlan,
  paths: ReadonlyMap<string, string>,
  until: number,
): boolean {
  const { comment, isPartial, isRepeat, assigneeId, readAt, closedAt, unit } = response;
  const path = within === undefined ? '/' : (paths.get(within) ?? '');
  return (
    response.locale === locale &&
    response.status === status &&
    (topic === undefined ? response.topics.length > 0 : response.topics.includes(topic)) &&
    unit.path.startsWith(path) &&
    comment !== null &&
    assigneeId !== null &&
    !isPartial &&
    !isRepeat &&
    readAt !== null &&
    (closedAt ?? readAt) < until
  );
}

/** What is closed was talked about before; the visitor has the last word, and somebody reads it. */
function hold({ texts, isSolved }: ConversationPlan, response: Answered, at: number, today: number): Conversation {
  const begun = response.readAt ?? response.time;
  const end = response.closedAt ?? Math.min(begun + 2 * DAY, today - DAY);
  const step = (end - begun) / (texts.length + 1);
  const messages = texts.map((text, turn): Message => ({
    by: turn % 2 === 0 ? 'company' : 'visitor',
    text,
    time: begun + step * (turn + 1),
  }));
  const solvedAt = end + 5 * HOUR;
  return { at, response, messages, isSolved, solvedAt, readAt: isSolved === null ? end : solvedAt + HOUR };
}

/** @param stored the answers, in the places that the conversations speak of */
export async function insertConversations(
  context: CompanyContext,
  conversations: readonly Conversation[],
  stored: readonly { id: number }[],
): Promise<void> {
  for (const conversation of conversations) {
    const feedbackId = stored[conversation.at]?.id ?? 0;
    const { assigneeId } = conversation.response;
    const messages = await insertNumbered(
      context,
      'feedback_message',
      conversation.messages.map(({ by, text, time }) => ({
        feedback_id: feedbackId,
        author: by,
        user_id: by === 'company' ? assigneeId : null,
        text,
        ...createdAt(iso(time)),
      })),
    );
    await context.company.insert('feedback_change', changesOf(conversation, feedbackId, messages));
  }
}

interface Step {
  time: number;
  by: 'company' | 'visitor';
  field: string;
  earlier?: object;
  later?: object;
}

/** The history as handling would have written it. */
function changesOf(conversation: Conversation, feedbackId: number, rows: readonly { id: number }[]): SeedRow[] {
  const { response, messages, isSolved, solvedAt } = conversation;
  const begun = response.readAt ?? response.time;
  const isReopened = isSolved === false;
  const closedAt = response.closedAt ?? (isReopened ? solvedAt - HOUR : null);
  const status = (by: Step['by'], time: number, earlier: string, later: string): Step => ({
    by,
    time,
    field: 'status',
    earlier: { value: earlier },
    later: { value: later },
  });
  const steps: Step[] = [
    status('company', begun, 'new', 'in_processing'),
    ...messages.map(({ by, time }, turn): Step => ({
      by,
      time,
      field: by === 'company' ? 'reply' : 'message',
      later: { id: rows[turn]?.id ?? 0 },
    })),
    ...(closedAt === null ? [] : [status('company', closedAt, 'in_processing', 'completed')]),
    ...(isReopened ? [status('visitor', solvedAt, 'completed', 'in_processing')] : []),
    ...(isSolved === null
      ? []
      : [{ by: 'visitor' as const, time: solvedAt, field: 'is_solved', later: { value: String(isSolved) } }]),
  ];
  return steps.map(({ by, time, field, earlier = null, later = null }) => ({
    feedback_id: feedbackId,
    actor: by === 'company' ? 'user' : 'visitor',
    user_id: by === 'company' ? response.assigneeId : null,
    field,
    earlier,
    later,
    ...createdAt(iso(time)),
  }));
}

/** A company's half year of visitors, as rows: responses and what was done about them, reads and roll-ups. */
import { rebuildRollUps } from '../../modules/insight/roll-ups/rebuild.ts';
import { iso, DAY } from '../days.ts';
import { createRandom } from '../random.ts';
import type { SeedRow } from '../seeding.ts';
import { type CompanyContext, createdAt, insertNumbered } from './context.ts';
import { type Conversation, conversationsOn, insertConversations } from './conversations.ts';
import { handle, type Handling } from './handling.ts';
import { notesOn, tagsOn } from './notes.ts';
import { type Read, readsOf } from './reads.ts';
import { type Response, responsesOf, type Visit } from './responses.ts';
import { type Survey, versionResolver } from './surveys.ts';
import type { Unit } from './units.ts';
import { feedbackHandlers, type User } from './users.ts';

type Handled = Response & Handling & { tagIds: number[]; notes: string[] };

interface People {
  units: Unit[];
  users: User[];
  surveys: Survey[];
  tagIds: Map<string, number>;
}

export async function insertFeedback(
  context: CompanyContext,
  { units, users, surveys, tagIds }: People,
): Promise<void> {
  const visits = responsesOf(context, units, versionResolver(context, units, surveys));
  const reads = readsOf(context, visits).filter(isScanned(context));
  const responses = visits.filter(isScanned(context)).filter(isAnswered(context));
  const handlers = new Map(units.map((unit) => [unit.id, feedbackHandlers(users, units, unit).map(({ id }) => id)]));
  const random = createRandom(`${context.plan.key} handling`);
  const handled = responses.map((response): Handled => {
    const handling = handle(random, response, handlers.get(response.unit.id) ?? [], context.today);
    const tags = tagsOn(random, response, handling, tagIds);
    const notes = notesOn(random, response, handling);
    return { ...response, ...handling, tagIds: tags, notes };
  });
  const paths = new Map(units.map(({ externalId, path }) => [externalId, path]));
  const conversations = conversationsOn(context, paths, handled);
  const ends = new Map(conversations.map((conversation) => [conversation.at, conversation]));
  const stored = await insertNumbered(
    context,
    'feedback',
    handled.map((response, at) => feedbackRow(response, ends.get(at))),
  );
  await insertConversations(context, conversations, stored);
  await context.company.insert('feedback_tag_link', tagLinks(handled, stored));
  await context.company.insert('feedback_text_due', textsDue(handled, stored));
  const notes = handled.flatMap((response, at) =>
    noteRows(response, stored[at]?.id ?? 0, handlers.get(response.unit.id) ?? []),
  );
  await context.company.insert('feedback_comment', inOrder(notes));
  await context.company.insert('node_read', reads.map(readRow));
  for (const statement of rebuildRollUps) await context.company.run('app', statement, [context.company.companyId]);
}

/** @param conversation about it; what was said last was read after all else */
const feedbackRow = (response: Handled, conversation: Conversation | undefined) => ({
  node_id: response.unit.id,
  node_qr_code_id: response.unit.codeId,
  node_path: response.unit.path,
  survey_version_id: response.versionId,
  status: response.status,
  priority: response.priority,
  assignee_id: response.assigneeId,
  score: response.score,
  lowest_part: response.lowest,
  ...response.ratings,
  answers: response.answers,
  comment: response.comment,
  locale: response.locale,
  is_partial: response.isPartial,
  is_repeat: response.isRepeat,
  repeat_reason: response.isRepeat ? 'same_device' : null,
  read_at: isoOrNull(conversation?.readAt ?? response.readAt),
  closed_at: isoOrNull(response.closedAt),
  tag_ids: response.tagIds,
  is_solved: conversation?.isSolved ?? null,
  response_token: response.token,
  device_hash: response.device,
  created_at: iso(response.time),
  updated_at: iso(conversation?.readAt ?? response.closedAt ?? response.readAt ?? response.time),
});

const isoOrNull = (time: number | null): string | null => (time === null ? null : iso(time));

const tagLinks = (handled: Handled[], stored: { id: number }[]): SeedRow[] =>
  handled.flatMap(({ tagIds, time }, at) =>
    tagIds.map((tagId) => ({ feedback_id: stored[at]?.id ?? 0, tag_id: tagId, ...createdAt(iso(time)) })),
  );

/** The worker writes the words for the search, as it does with what visitors send. */
const textsDue = (handled: Handled[], stored: { id: number }[]): SeedRow[] =>
  handled.flatMap(({ comment }, at) => (comment === null ? [] : [{ feedback_id: stored[at]?.id ?? 0 }]));

/** Spread from the first look to the closing, by the one whose it is. */
function noteRows(
  { notes, readAt, closedAt, assigneeId }: Handled,
  feedbackId: number,
  handlers: number[],
): (SeedRow & { created_at: string })[] {
  if (readAt === null) return [];
  const span = (closedAt ?? readAt) - readAt;
  return notes.map((text, at) => ({
    feedback_id: feedbackId,
    user_id: assigneeId ?? handlers[feedbackId % handlers.length] ?? null,
    text,
    ...createdAt(iso(readAt + (span * (at + 1)) / (notes.length + 1))),
  }));
}

const inOrder = <Row extends { created_at: string }>(rows: Row[]): Row[] =>
  rows.sort((one, other) => (one.created_at < other.created_at ? -1 : 1));

const readRow = ({ unit, time, locale, channel, deviceClass, device, isBot }: Read): SeedRow => ({
  node_id: unit.id,
  node_qr_code_id: unit.codeId,
  locale,
  channel,
  device_class: deviceClass,
  is_bot: isBot,
  device_hash: device,
  ...createdAt(iso(time)),
});

// Codes that went out of use without anybody noticing: what code health is for. Pure.

/** By the company's key: the external ids of units, and how many days ago it began. */
interface Faded {
  /** The sticker is gone: nobody scans it. */
  gone: Record<string, number>;
  /** The table's survey is left before its first question: scanned, and never answered. */
  unanswered: Record<string, number>;
}

const faded: Record<string, Faded> = {
  acme: { gone: { 'BER-MITTE-T': 38 }, unanswered: { 'IST-BES-1': 45 } },
};

const NONE: Faded = { gone: {}, unanswered: {} };

/** Whether a visit came before its unit's code faded. */
const before =
  ({ today }: CompanyContext, daysAgo: Record<string, number>) =>
  ({ unit, time }: Visit): boolean =>
    time < today - (daysAgo[unit.externalId] ?? -1) * DAY;

const isScanned = (context: CompanyContext) => before(context, (faded[context.plan.key] ?? NONE).gone);

const isAnswered = (context: CompanyContext) => before(context, (faded[context.plan.key] ?? NONE).unanswered);

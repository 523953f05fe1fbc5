/** What the company's people write under a response, and the tags they give it. */
import type { Random } from '../random.ts';
import type { Topic } from './comments/pool.ts';
import type { Handling } from './handling.ts';
import notes from './notes.json' with { type: 'json' };
import type { Response } from './responses.ts';

const NOTES: Record<Topic, string[]> = notes.about;

const WRITTEN = { good: 0.05, mixed: 0.22, bad: 0.5 };
const CLOSING_NOTE = 0.35;

/** Texts in the order they were written. */
export function notesOn(random: Random, { tone, topics }: Response, { status }: Handling): string[] {
  if (status === 'new' || !random.chance(WRITTEN[tone])) return [];
  const [topic] = topics;
  const first = random.pick(topic ? NOTES[topic] : notes.praise);
  if (status === 'cancelled') return [random.pick(notes.cancelled)];
  return status === 'completed' && random.chance(CLOSING_NOTE) ? [first, random.pick(notes.closing)] : [first];
}

/** Names of the tags that fit a topic; a company has some of them. */
const TOPIC_TAGS: Record<Topic, string[]> = {
  waiting_time: ['Service', 'Delay'],
  staff: ['Service', 'Call back'],
  cleanliness: ['Cleaning'],
  quality: ['Kitchen', 'Refund', 'Delay'],
  price: ['Refund'],
  other: ['Building'],
};

const TAGGED = { good: 0.12, mixed: 0.3, bad: 0.55 };

/** Ids of tags; none on what nobody has looked at. */
export function tagsOn(
  random: Random,
  { tone, topics }: Response,
  handling: Handling,
  tagIds: Map<string, number>,
): number[] {
  if (handling.readAt === null || !random.chance(TAGGED[tone])) return [];
  const names = topics.length === 0 ? ['Praise'] : topics.map((topic) => random.pick(TOPIC_TAGS[topic]));
  return [...new Set(names)].flatMap((name) => tagIds.get(name) ?? []);
}

/** What the company's people write under a response, and the tags they give it. */
import type { Random } from '../random.ts';
import type { Topic } from './comments/pool.ts';
import type { Handling } from './handling.ts';
import type { Response } from './responses.ts';

const PRAISE = [
  'Passed on to the team, they were happy about it.',
  'Read out in the Monday meeting.',
  'Printed for the board in the kitchen.',
];

const NOTES: Record<Topic, string[]> = {
  waiting_time: [
    'One person called in sick that day. The rota has a stand-in from now on.',
    'Second till opens at noon from Monday on.',
    'Checked with the shift lead: the order system was down for half an hour.',
    'Same complaint as last week at this time, we need one more person for the peak.',
  ],
  staff: [
    'Talked to the colleague about it.',
    'New colleague in the first week. We pair her up for the rest of the month.',
    'Offered an apology and a coffee on the house.',
    'Put on the agenda of the next service training.',
  ],
  cleanliness: [
    'Cleaning round now every hour, list is on the door.',
    'Called the cleaning company, they send somebody today.',
    'Checked it myself: fixed.',
  ],
  quality: [
    'Kitchen informed, the batch was thrown away.',
    'Technician comes tomorrow morning.',
    'Grinder was set wrong, adjusted and tasted.',
    'Offered a refund.',
  ],
  price: [
    'The old price list was still on the wall. Replaced.',
    'Explained the difference, refunded two euros.',
    'Compared with the neighbors: we are in the middle. No change.',
  ],
  other: [
    'Volume limit set on the player.',
    'Terminal restarted, works again.',
    'Asked the landlord for a ramp, waiting for an answer.',
  ],
};

const CLOSING = [
  'Done.',
  'Guest was called back and is content.',
  'No contact given, nothing more to do.',
  'Solved on the spot.',
];
const CANCELLED = ['Not ours, they meant the shop next door.', 'Test scan by the staff.', 'Cannot be understood.'];

const WRITTEN = { good: 0.05, mixed: 0.22, bad: 0.5 };
const CLOSING_NOTE = 0.35;

/** Texts in the order they were written. */
export function notesOn(random: Random, { tone, topics }: Response, { status }: Handling): string[] {
  if (status === 'new' || !random.chance(WRITTEN[tone])) return [];
  const [topic] = topics;
  const first = random.pick(topic ? NOTES[topic] : PRAISE);
  if (status === 'cancelled') return [random.pick(CANCELLED)];
  return status === 'completed' && random.chance(CLOSING_NOTE) ? [first, random.pick(CLOSING)] : [first];
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

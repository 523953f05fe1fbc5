/** What a visitor writes, in their language, as people write: with or without a full stop, in one sentence or two. */
import type { Locale } from '../../../shared/i18n/locales.ts';
import type { Random } from '../random.ts';
import { commentPools } from './comments/index.ts';
import { type Place, sentencesAt, type Topic } from './comments/pool.ts';

/** How somebody found it; decides what they write about and how likely they write at all. */
export type Tone = 'good' | 'mixed' | 'bad';

const WRITES: Record<Tone, number> = { good: 0.36, mixed: 0.45, bad: 0.72 };
const SECOND_SENTENCE = 0.3;
const NO_FULL_STOP = 0.25;
const LOWER_CASE = 0.1;
const SHORTEST_WAIT = 2;
const LONGEST_WAIT = 9;

export interface Mood {
  tone: Tone;
  place: Place;
  locale: Locale;
  /** What went wrong, the worst first; empty when nothing did. */
  topics: Topic[];
}

/** Null when they write nothing. */
export function writeComment(random: Random, mood: Mood): string | null {
  if (!random.chance(WRITES[mood.tone])) return null;
  const pool = commentPools[mood.locale];
  const first = random.pick(sentencesFor(mood, mood.topics[0]));
  const others = sentencesFor(mood, mood.topics[1] ?? mood.topics[0]).filter((sentence) => sentence !== first);
  const second = random.chance(SECOND_SENTENCE) && others.length > 0 ? [random.pick(others)] : [];
  const minutes = String(random.integer(SHORTEST_WAIT, LONGEST_WAIT) * 5);
  const text = [first, ...second].join(pool.joiner ?? ' ').replaceAll('{minutes}', minutes);
  return inAHurry(random, text, mood.locale);
}

function sentencesFor({ tone, place, locale }: Mood, topic: Topic | undefined): string[] {
  const pool = commentPools[locale];
  return sentencesAt(tone === 'bad' ? pool.bad[topic ?? 'other'] : pool[tone], place);
}

function inAHurry(random: Random, text: string, locale: Locale): string {
  const stopped = random.chance(NO_FULL_STOP) ? text.replace(/[.。]$/u, '') : text;
  return random.chance(LOWER_CASE) ? stopped.charAt(0).toLocaleLowerCase(locale) + stopped.slice(1) : stopped;
}

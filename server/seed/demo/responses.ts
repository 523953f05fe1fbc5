/** Half a year of visitors who answered: which unit, when, and what. Pure; nothing is stored here. */
import { createHash } from 'node:crypto';
import { checkAnswers } from '../../../shared/survey/answers.ts';
import { commentOf } from '../../../shared/survey/free-texts.ts';
import type { Answers } from '../../../shared/survey/document.ts';
import { type Priority, priorityOf, type Score, scoreOf } from '../../../shared/survey/score.ts';
import { type Locale, locales } from '../../../shared/i18n/locales.ts';
import { type Ratings, ratingsOf } from '../../modules/insight/roll-ups/ratings.ts';
import { MINUTE } from '../days.ts';
import { createRandom, type Random, type Weighted } from '../random.ts';
import { type Topic, topics as allTopics, type Place, sentencesAt } from './comments/pool.ts';
import type { CompanyContext } from './context.ts';
import { fillIn } from './filling.ts';
import { moodChooser } from './quality.ts';
import { momentChooser } from './rhythm.ts';
import type { PublishedVersion } from './surveys.ts';
import type { Unit } from './units.ts';
import { commentPools } from './comments/index.ts';

export interface Visit {
  unit: Unit;
  time: number;
  locale: Locale;
  device: string;
}

export interface Response extends Visit, Score {
  versionId: number;
  answers: Answers;
  ratings: Ratings;
  priority: Priority;
  comment: string | null;
  tone: Tone;
  topics: Topic[];
  isPartial: boolean;
  isRepeat: boolean;
  token: string;
}

/** What a place counts for by its depth: most people scan where they sit, few at the door. */
const DOOR_SHARE = 0.35;
const LEAVES_EARLY = 0.05;
const COMES_BACK = 0.015;

/** One device of one day; its hash looks like the server's own. */
export const deviceOf = (name: string): string => createHash('sha256').update(name).digest('hex');

/** The responses in the order of their time; none of them later than now. */
export function responsesOf(
  { plan, today, now }: CompanyContext,
  units: Unit[],
  versionAt: (unit: Unit, time: number) => PublishedVersion,
): Response[] {
  const random = createRandom(`${plan.key} visitors`);
  const places = visitedPlaces(random, units, today);
  if (places.length === 0) return [];
  const choosePlace = random.chooser(places);
  const mood = moodChooser(plan.key, units, today);
  const responses: Response[] = [];
  while (responses.length < plan.answers) {
    const { unit, chooseMoment, chooseLocale } = choosePlace();
    const time = chooseMoment();
    const device = deviceOf(`${plan.key} visitor ${responses.length}`);
    const visit = { unit, time, locale: chooseLocale(), device };
    const response = respond(random, visit, versionAt(unit, time), mood(unit, time));
    responses.push(response, ...(random.chance(COMES_BACK) ? [comeBack(random, response)] : []));
  }
  return responses.filter(({ time }) => time <= now).sort((one, other) => one.time - other.time);
}

interface VisitedPlace {
  unit: Unit;
  chooseMoment: () => number;
  chooseLocale: () => Locale;
}

function visitedPlaces(random: Random, units: Unit[], today: number): Weighted<VisitedPlace>[] {
  return units.flatMap((unit) => {
    const { branch, isBranch } = unit;
    if (!branch) return [];
    const chooseMoment = momentChooser(random, branch.place, branch.utcOffset, today);
    const chooseLocale = random.chooser(locales.map((value) => ({ value, weight: branch.languages[value] ?? 0 })));
    const siblings = units.filter((other) => other.branch === branch && !other.isBranch).length;
    const share = isBranch ? DOOR_SHARE : (1 - DOOR_SHARE) / siblings;
    return [{ value: { unit, chooseMoment, chooseLocale }, weight: branch.volume * share }];
  });
}

const LOW = 2.5;
const FAIR = 3.5;
const toneOf = (level: number): Tone => (level < LOW ? 'bad' : level < FAIR ? 'mixed' : 'good');

function respond(random: Random, visit: Visit, version: PublishedVersion, level: number): Response {
  const tone = toneOf(level);
  const topics = tone === 'good' ? [] : random.some(allTopics, random.chance(0.3) ? 2 : 1);
  const place = visit.unit.branch?.place ?? 'shop';
  const comment = writeComment(random, { tone, place, locale: visit.locale, topics });
  const isPartial = random.chance(LEAVES_EARLY);
  const filled = fillIn(random, version.document, { level, topics, comment }, isPartial);
  const { answers } = checkAnswers(version.document, filled, { partial: isPartial });
  const score = scoreOf(version.document, answers);
  return {
    ...visit,
    versionId: version.id,
    answers,
    ...score,
    ratings: ratingsOf(version.document, answers),
    priority: priorityOf(score),
    comment: commentOf(version.document, answers),
    tone,
    topics,
    isPartial,
    isRepeat: false,
    token: random.uuid(),
  };
}

/** The same device answers the same unit again within ten minutes; that is kept and not counted. */
function comeBack(random: Random, response: Response): Response {
  const time = response.time + random.integer(1, 8) * MINUTE;
  return { ...response, time, isRepeat: true, token: random.uuid() };
}

// What a visitor writes, in their language, as people write: with or without a full stop, in one sentence or two.

/** How somebody found it; decides what they write about and how likely they write at all. */
type Tone = 'good' | 'mixed' | 'bad';

const WRITES: Record<Tone, number> = { good: 0.36, mixed: 0.45, bad: 0.72 };
const SECOND_SENTENCE = 0.3;
const NO_FULL_STOP = 0.25;
const LOWER_CASE = 0.1;
const SHORTEST_WAIT = 2;
const LONGEST_WAIT = 9;

interface Mood {
  tone: Tone;
  place: Place;
  locale: Locale;
  /** What went wrong, the worst first; empty when nothing did. */
  topics: Topic[];
}

/** Null when they write nothing. */
function writeComment(random: Random, mood: Mood): string | null {
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

/**
 * What people write about here and now more than elsewhere and before. A term is weighed by its log-odds against the rest
 * with a prior of what both say (Monroe, Colaresi and Quinn, 'Fightin' Words', Political Analysis 16, 2008), so that a
 * word of two answers is no topic and neither is one that everybody always says.
 */
import { yieldToEventLoop } from '../../../platform/files/yield-to-event-loop.ts';
import type { Language } from '../../../../shared/i18n/languages.ts';
import { meanOf } from './figures.ts';
import { termsOf } from './terms.ts';

export interface RatedText {
  text: string;
  locale: Language;
  score: number | null;
}

export interface Topic {
  /** A word, or two that stand side by side. */
  words: string;
  /** Answers that have it. */
  answers: number;
  /** Mean score of those, 0 to 100. */
  score: number | null;
  /** By how many standard errors it is said more than elsewhere. */
  strength: number;
}

export interface TopicsOfLanguage {
  locale: Language;
  /** With a text. */
  answers: number;
  topics: Topic[];
}

/** One in twenty would be as strong by chance. */
const MIN_STRENGTH = 1.96;
const MIN_ANSWERS = 3;
const SHOWN = 12;
/** The strongest, each of which is compared with each: a pair is about as strong as the word that it carries. */
const COMPARED = 500;
/** Answers that the prior weighs as much as: enough to hold back what hardly anybody says. */
const PRIOR = 10;
/** A word that is hardly said without its neighbor says less than both. */
const CARRIED_BY_PAIR = 0.8;

interface Counted {
  answers: number;
  scoreSum: number;
  scoreCount: number;
}

/** So many texts take a few milliseconds to be cut into words. */
const TEXTS_A_TURN = 10;

/** @param asked the only terms that are of interest; absent: all */
async function countTerms(
  said: readonly RatedText[],
  asked?: ReadonlyMap<string, unknown>,
): Promise<Map<string, Counted>> {
  const counted = new Map<string, Counted>();
  for await (const { text, locale, score } of yieldToEventLoop(said, TEXTS_A_TURN))
    for (const term of termsOf(text, locale)) {
      if (asked && !asked.has(term)) continue;
      const count = counted.get(term) ?? { answers: 0, scoreSum: 0, scoreCount: 0 };
      count.answers += 1;
      if (score !== null) {
        count.scoreSum += score;
        count.scoreCount += 1;
      }
      counted.set(term, count);
    }
  return counted;
}

interface Share {
  has: number;
  of: number;
}

/** Standard errors between the log-odds of two shares, each drawn to what both have together. */
export function strengthOf(here: Share, rest: Share): number {
  // One of two more than there are, so that what everybody says keeps odds.
  const prior = (PRIOR * (here.has + rest.has + 1)) / (here.of + rest.of + 2);
  const logOdds = ({ has, of }: Share): number => Math.log((has + prior) / (of + PRIOR - has - prior));
  const variance = 1 / (here.has + prior) + 1 / (rest.has + prior);
  return (logOdds(here) - logOdds(rest)) / Math.sqrt(variance);
}

/** Strongest first. */
export async function topicsOf(here: readonly RatedText[], rest: readonly RatedText[]): Promise<Topic[]> {
  const found = await countTerms(here);
  for (const [words, { answers }] of found) if (answers < MIN_ANSWERS) found.delete(words);
  const others = await countTerms(rest, found);
  const topics = [...found].flatMap(([words, { answers, scoreSum, scoreCount }]): Topic[] => {
    const other = { has: others.get(words)?.answers ?? 0, of: rest.length };
    const strength = Number(strengthOf({ has: answers, of: here.length }, other).toFixed(2));
    // Without anything to compare with, what is said most is what is known.
    if (rest.length > 0 && strength < MIN_STRENGTH) return [];
    return [{ words, answers, score: meanOf(scoreSum, scoreCount, 1), strength }];
  });
  const ordered = topics.toSorted(
    (one, other) => other.strength - one.strength || other.answers - one.answers || (one.words < other.words ? -1 : 1),
  );
  return withoutCarried(ordered.slice(0, COMPARED)).slice(0, SHOWN);
}

function withoutCarried(topics: readonly Topic[]): Topic[] {
  const isPairOf = (pair: string, word: string): boolean =>
    pair !== word && (pair.startsWith(word) || pair.endsWith(word)) && pair.length > word.length;
  return topics.filter(
    (topic) =>
      !topics.some((pair) => isPairOf(pair.words, topic.words) && pair.answers >= CARRIED_BY_PAIR * topic.answers),
  );
}

/** By language, the one with the most answers first. */
export async function topicsByLanguage(
  here: readonly RatedText[],
  rest: readonly RatedText[],
): Promise<TopicsOfLanguage[]> {
  const others = Map.groupBy(rest, ({ locale }) => locale);
  const languages: TopicsOfLanguage[] = [];
  for (const [locale, said] of Map.groupBy(here, (one) => one.locale))
    languages.push({ locale, answers: said.length, topics: await topicsOf(said, others.get(locale) ?? []) });
  return languages.toSorted((one, other) => other.answers - one.answers || (one.locale < other.locale ? -1 : 1));
}

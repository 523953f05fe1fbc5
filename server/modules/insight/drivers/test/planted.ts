/** Answers whose drivers are known, since they were planted. */
import type { Random } from '../../../../seed/random.ts';
import { addAnswer, type CrossProducts, SCORE, type Values } from '../cross-products.ts';

export interface Planted {
  /** What each question adds to the score; those with 0 have nothing to do with it but through the others. */
  effects: Record<string, number>;
  days: number;
  answersADay: number;
}

const onScale = (value: number): number => Math.max(0, Math.min(100, Math.round(50 + value * 25)));
/** Whoever is in a good mood gives all questions more: questions without an effect go together with those that have one. */
const MOOD = 0.6;
const MISSING = 0.12;
/** How much a day is unlike others, whatever was answered. */
const DAY = 0.3;
const NOISE = 1;

function answer(random: Random, effects: Record<string, number>, day: number): Values {
  const mood = random.normal(0, MOOD);
  const felt = Object.keys(effects).map((name): [string, number] => [name, mood + random.normal(0, 0.8)]);
  const sum = felt.reduce((total, [name, value]) => total + (effects[name] ?? 0) * value, 0);
  const given = felt.filter(() => !random.chance(MISSING)).map(([name, value]) => [name, onScale(value)] as const);
  return { ...Object.fromEntries(given), [SCORE]: onScale(sum + day + random.normal(0, NOISE)) };
}

/** The answers of each day. */
export const plantedAnswers = (random: Random, { effects, days, answersADay }: Planted): Values[][] =>
  Array.from({ length: days }, () => {
    const day = random.normal(0, DAY);
    return Array.from({ length: answersADay }, () => answer(random, effects, day));
  });

export const productsOf = (families: readonly (readonly string[])[], answers: readonly Values[]): CrossProducts => {
  const sums: CrossProducts = {};
  for (const values of answers) addAnswer(sums, families, values);
  return sums;
};

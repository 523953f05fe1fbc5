/** How soon a fall is found, and how often one is found that is none: by simulation, each from a seed. */
import { describe, expect, test } from 'vitest';
import { type Reference, referenceOf } from './reference.ts';
import { LEAST_ANSWERS, MOST_ANSWERS, PAST_WEEKS } from './scale.ts';
import { answerBy, deviationOf, fallen, type Habit, meanOf, randomNumbers } from './test/scores.ts';
import { AT_REST, lookForFall, lookForRecovery } from './watch.ts';

const FACES = [0.02, 0.05, 0.2, 0.4, 0.33];
/** By the standard deviation of a score. */
const HABITS: Record<string, Habit> = {
  'four questions, 12': { shares: FACES, questions: 4 },
  'two questions, 17': { shares: FACES, questions: 2 },
  'one question, 24': { shares: FACES, questions: 1 },
  'nearly all content, 16': { shares: [0.01, 0.01, 0.03, 0.1, 0.85], questions: 1 },
  'much praise and much blame, 32': { shares: [0.1, 0.07, 0.13, 0.3, 0.4], questions: 1 },
};
const SEEDS = 60;

function referenceBy(habit: Habit, perDay: number, random: () => number, most = MOST_ANSWERS): Reference {
  const count = Math.min(most, PAST_WEEKS * 7 * perDay);
  const past = Array.from({ length: count }, (_, at) => answerBy(habit, random, Math.floor(at / perDay)));
  const reference = referenceOf(past, count / perDay);
  if (!reference) throw new Error('There are enough answers.');
  return reference;
}

/** Answers until a fall is found. */
function answersUntilFound(habit: Habit, reference: Reference, perDay: number, random: () => number): number {
  let watched = AT_REST;
  for (let answers = 1; ; answers++) {
    const looked = lookForFall(watched, reference, answerBy(habit, random, Math.floor(answers / perDay)));
    if (looked.isFound) return answers;
    ({ watched } = looked);
  }
}

interface Delay {
  median: number;
  within30: number;
}

function delayOf(habit: Habit, perDay: number, points = 10): Delay {
  const delays = Array.from({ length: SEEDS }, (_, seed) => {
    const random = randomNumbers(7_919 * seed + 13);
    const reference = referenceBy(habit, perDay, random);
    return answersUntilFound(fallen(habit, points), reference, perDay, random);
  }).toSorted((one, other) => one - other);
  return { median: delays[SEEDS / 2] ?? 0, within30: delays.filter((delay) => delay <= 30).length / SEEDS };
}

/** False alarms a unit and year. */
function alarmsAYear(habit: Habit, perDay: number, years: number, most?: number): number {
  let alarms = 0;
  for (let seed = 0; seed < years; seed++) {
    const random = randomNumbers(104_729 * seed + 7);
    const reference = referenceBy(habit, perDay, random, most);
    let watched = AT_REST;
    for (let at = 0; at < 365 * perDay; at++) {
      const looked = lookForFall(watched, reference, answerBy(habit, random, Math.floor(at / perDay)));
      if (looked.isFound) alarms += 1;
      watched = looked.isFound ? AT_REST : looked.watched;
    }
  }
  return alarms / years;
}

const habitOf = (name: string): Habit => HABITS[name] ?? { shares: FACES, questions: 1 };

describe('a fall of ten points', () => {
  // The figures of docs/decisions/score-alerts.md: share found within 30 answers at least, and half found within.
  test.each([
    ['four questions, 12', 1, 0.85, 20],
    ['four questions, 12', 10, 0.8, 22],
    ['four questions, 12', 100, 0.5, 30],
    ['two questions, 17', 1, 0.65, 24],
    ['two questions, 17', 10, 0.35, 38],
    ['two questions, 17', 100, 0.1, 50],
    ['nearly all content, 16', 1, 0.55, 28],
    ['nearly all content, 16', 100, 0.1, 65],
    ['one question, 24', 1, 0.4, 36],
    ['one question, 24', 10, 0.1, 70],
    ['one question, 24', 100, 0, 90],
    ['much praise and much blame, 32', 1, 0.08, 65],
  ])('%s, %i answers a day: found in time by a share of %d, half within %i', (name, perDay, share, half) => {
    const { median, within30 } = delayOf(habitOf(name), perDay);
    expect(within30).toBeGreaterThanOrEqual(share);
    expect(median).toBeLessThanOrEqual(half);
  });

  test('is found later than no test can be better, by the bound of Lorden', () => {
    const habit = habitOf('one question, 24');
    // 2 ln(answers a year) / (10 / 24)²: a bound of large samples, without what an average may be below.
    const bound = (2 * Math.log(365 * 10)) / (10 / deviationOf(habit)) ** 2;
    expect(delayOf(habit, 10).median).toBeLessThanOrEqual(bound);
  });

  test('takes more answers by far than one of twenty', () => {
    const habit = habitOf('one question, 24');
    expect(delayOf(habit, 10, 20).median).toBeLessThan(delayOf(habit, 10).median * 0.6);
  });
});

describe('a unit with nothing the matter', () => {
  const cases = Object.keys(HABITS).flatMap((name) => [
    { name, perDay: 1, years: 150 },
    { name, perDay: 10, years: 40 },
    { name, perDay: 300, years: 4 },
  ]);
  test.each(cases)('$name, $perDay answers a day: at most one false alarm a year', ({ name, perDay, years }) => {
    expect(alarmsAYear(habitOf(name), perDay, years)).toBeLessThanOrEqual(1);
  });

  test.each([1, 10])('%i answers a day, known from no more answers than are wanted: at most one', (perDay) => {
    expect(
      alarmsAYear(habitOf('one question, 24'), perDay, perDay === 1 ? 150 : 60, LEAST_ANSWERS),
    ).toBeLessThanOrEqual(1);
  });

  test('that is worse each evening is not found each evening', () => {
    const random = randomNumbers(5);
    const habit = habitOf('two questions, 17');
    const [day, evening] = [habit, fallen(habit, 25)];
    const answer = (at: number) => {
      const given = answerBy(day, random, Math.floor(at / 40));
      return given.hour % 24 < 18 ? given : { ...answerBy(evening, random), hour: given.hour, at: given.at };
    };
    const reference = referenceOf(
      Array.from({ length: MOST_ANSWERS }, (_, at) => answer(at)),
      MOST_ANSWERS / 40,
    );
    if (!reference) throw new Error('There are enough answers.');
    expect((reference.hours[12] ?? 0) - (reference.hours[20] ?? 0)).toBeGreaterThan(15);
    let [alarms, watched] = [0, AT_REST];
    for (let at = 0; at < 365 * 40; at++) {
      const looked = lookForFall(watched, reference, answer(at));
      if (looked.isFound) alarms += 1;
      watched = looked.isFound ? AT_REST : looked.watched;
    }
    expect(alarms).toBeLessThanOrEqual(1);
  });
});

describe('an alert', () => {
  test('tells what was usual and what came since the scores fell', () => {
    const random = randomNumbers(3);
    const habit = habitOf('four questions, 12');
    const reference = referenceBy(habit, 10, random);
    let looked = { watched: AT_REST, isFound: false };
    while (!looked.isFound) looked = lookForFall(looked.watched, reference, answerBy(fallen(habit, 15), random));
    const { answers, seen, expected } = looked.watched;
    expect(expected / answers).toBeCloseTo(meanOf(habit), -0.5);
    expect(expected / answers - seen / answers).toBeGreaterThan(8);
  });

  test('ends when scores are back, and not while they are low', () => {
    const random = randomNumbers(4);
    const habit = habitOf('two questions, 17');
    const reference = referenceBy(habit, 10, random);
    const isBack = (given: Habit, most: number): boolean => {
      let looked = { watched: AT_REST, isFound: false };
      for (let at = 0; at < most && !looked.isFound; at++)
        looked = lookForRecovery(looked.watched, reference, answerBy(given, random));
      return looked.isFound;
    };
    expect(isBack(habit, 150)).toBe(true);
    expect(isBack(fallen(habit, 15), 1_000)).toBe(false);
  });
});

describe('what is usual', () => {
  test('is not told of fewer answers than are wanted', () => {
    const past = Array.from({ length: LEAST_ANSWERS - 1 }, () => ({ score: 75, hour: 3 }));
    expect(referenceOf(past, 30)).toBeNull();
    expect(referenceOf([...past, { score: 75, hour: 3 }], 30)).not.toBeNull();
  });

  test.each([0, 4, 100])('may be one score alone (%i), and the limit is finite', (score) => {
    const reference = referenceOf(
      Array.from({ length: 200 }, (_, at) => ({ score, hour: at % 168 })),
      200,
    );
    expect(reference).toMatchObject({ mean: score });
    expect(reference?.limit).toBeGreaterThan(0);
    expect(Number.isFinite(reference?.cumulant)).toBe(true);
  });
});

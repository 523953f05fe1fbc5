/** Drivers that were planted are found, those that were not are not, and the figures are those of the answers themselves. */
import { describe, expect, test } from 'vitest';
import { createRandom } from '../../../seed/random.ts';
import { SCORE, type Values } from './cross-products.ts';
import { type Drivers, findDrivers, type Variable } from './drivers.ts';
import { plantedAnswers, productsOf } from './test/planted.ts';
import { rowWiseWeights } from './test/row-wise.ts';

const rating = (name: string): Variable => ({ name, isChoice: false, isRating: true });
/** As what does not make the score: the first family is empty. */
const found = (answers: readonly Values[][], names: readonly string[]): Drivers =>
  findDrivers(
    answers.map((day) => [productsOf([names], day)]),
    [[], names.map(rating)],
  );

const SEEDS = 200;
const EFFECTS = { waiting: 0.5, taste: 0.2, staff: 0.25, music: 0, parking: 0, toilets: 0, light: 0, sign: 0 };
const NAMES = Object.keys(EFFECTS);

describe('with planted truth, over 200 seeds', () => {
  const searched = Array.from({ length: SEEDS }, (_, seed) =>
    found(plantedAnswers(createRandom(`drivers ${seed}`), { effects: EFFECTS, days: 60, answersADay: 15 }), NAMES),
  );

  test('the right driver has the most weight and is found in at least 95 of 100', () => {
    const right = searched.filter(({ drivers }) => {
      const [heaviest] = drivers.toSorted((one, other) => other.weight - one.weight);
      return heaviest?.name === 'waiting' && heaviest.isFound;
    });
    expect(right.length / SEEDS).toBeGreaterThanOrEqual(0.95);
  });

  test('at most 5 % of what is found is false, though all go together', () => {
    const shares = searched.map(({ drivers }) => {
      const all = drivers.filter(({ isFound }) => isFound);
      const wrong = all.filter(({ name }) => !EFFECTS[name as keyof typeof EFFECTS]);
      return wrong.length / Math.max(1, all.length);
    });
    expect(shares.reduce((sum, share) => sum + share, 0) / SEEDS).toBeLessThanOrEqual(0.05);
  });

  test('what was planted lies in the intervals as often as they say', () => {
    // Of many more answers there is next to no chance in the weight.
    const truth = found(
      plantedAnswers(createRandom('drivers truth'), { effects: EFFECTS, days: 400, answersADay: 150 }),
      NAMES,
    ).drivers.find(({ name }) => name === 'waiting')?.weight;
    const inside = searched.filter(({ drivers }) =>
      drivers.some(({ name, low, high }) => name === 'waiting' && low <= Number(truth) && high >= Number(truth)),
    );
    expect(inside.length / SEEDS).toBeGreaterThanOrEqual(0.9);
  });
});

test('where nothing drives the score, something is called found in at most 5 of 100', () => {
  const effects = Object.fromEntries(NAMES.map((name) => [name, 0]));
  const wrong = Array.from({ length: SEEDS }, (_, seed) =>
    found(plantedAnswers(createRandom(`no drivers ${seed}`), { effects, days: 60, answersADay: 10 }), NAMES),
  ).filter(({ drivers }) => drivers.some(({ isFound }) => isFound));
  expect(wrong.length / SEEDS).toBeLessThanOrEqual(0.05);
});

test.each(['one', 'two', 'three'])('weights and directions are those of the rows to 1e-9: %s', (seed) => {
  const answers = plantedAnswers(createRandom(`rows ${seed}`), { effects: EFFECTS, days: 30, answersADay: 40 });
  const { drivers } = found(answers, NAMES);
  const { weights, coefficients } = rowWiseWeights(answers.flat(), NAMES, SCORE);
  expect(drivers).toHaveLength(NAMES.length);
  for (const { name, weight, direction } of drivers) {
    const at = NAMES.indexOf(name);
    expect(Math.abs(weight - (weights[at] ?? Number.NaN))).toBeLessThan(1e-9);
    expect(direction).toBe(Math.sign(coefficients[at] ?? 0));
  }
});

describe('the questions that the score is made of', () => {
  /** Food is good and always the same; the service differs and is bad at times. */
  const answers = (): Values[][] => {
    const random = createRandom('parts');
    return Array.from({ length: 40 }, () =>
      Array.from({ length: 10 }, () => {
        const [food, service] = [random.integer(80, 100), random.integer(0, 100)];
        const named = service < 40 && random.chance(0.8);
        return { food, service, 'problems.waiting': named ? 100 : 0, [SCORE]: Math.round((food + service) / 2) };
      }),
    );
  };
  const families = [
    [rating('food'), rating('service')],
    [{ name: 'problems.waiting', isChoice: true, isRating: false }],
  ];
  const search = (days: Values[][]): Drivers =>
    findDrivers(
      days.map((day) => [productsOf([['food', 'service'], ['problems.waiting']], day)]),
      families,
    );

  test('explain it wholly, and what differs and is bad comes first', () => {
    const { drivers } = search(answers());
    const [first] = drivers;
    expect(first).toMatchObject({ name: 'service', isFound: true, direction: 1 });
    const parts = drivers.filter(({ name }) => name !== 'problems.waiting');
    expect(parts.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 2);
  });

  test('leave room for what people name beside them', () => {
    const named = search(answers()).drivers.find(({ name }) => name === 'problems.waiting');
    expect(named).toMatchObject({ isFound: true, direction: -1 });
    // By how many it is not named.
    expect(named?.performance).toBeGreaterThan(55);
    expect(named?.weight).toBeGreaterThan(0.2);
  });

  test('say nothing from too few answers or days, or where nothing differs', () => {
    const days = answers();
    expect(search(days.slice(0, 9))).toMatchObject({ lacks: 'answers', answers: 90, drivers: [] });
    expect(search(days.slice(0, 19))).toMatchObject({ lacks: 'days', days: 19, drivers: [] });
    const same = days.map((day) => day.map(() => ({ food: 50, service: 50, [SCORE]: 50 })));
    expect(search(same)).toMatchObject({ lacks: 'variety', drivers: [] });
  });

  test('show the same figures each time', () => {
    expect(search(answers())).toEqual(search(answers()));
  });
});

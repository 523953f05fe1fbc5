/** Chance that repeats itself: the same name gives the same numbers, and no subject's numbers depend on another's. */
import { createHash } from 'node:crypto';
import { SimpleFaker, generateMersenne53Randomizer } from '@faker-js/faker';

const SEED = 'feedtree demo';

/** Something to choose, and how often compared with the rest. */
export interface Weighted<Value> {
  value: Value;
  weight: number;
}

export interface Random {
  /** From 0 up to, not including, 1. */
  share(): number;
  chance(probability: number): boolean;
  /** Whole numbers from `minimum` to `maximum`, both included. */
  integer(minimum: number, maximum: number): number;
  /** Normally distributed. */
  normal(mean: number, deviation: number): number;
  pick<Value>(values: readonly Value[]): Value;
  /** `count` different ones, in any order; all when there are fewer. */
  some<Value>(values: readonly Value[], count: number): Value[];
  /** A chooser by weight; made once, asked often. */
  chooser<Value>(values: Weighted<Value>[]): () => Value;
  uuid(): string;
  hex(length: number): string;
  bytes(count: number): Uint8Array;
}

/** @param name of the subject, e.g. 'acme feedback' */
export function createRandom(name: string): Random {
  const seed = createHash('sha256').update(`${SEED}: ${name}`).digest().readUInt32BE();
  const faker = new SimpleFaker({ randomizer: generateMersenne53Randomizer(seed) });
  const share = (): number => faker.number.float({ min: 0, max: 1, fractionDigits: 9 }) % 1;
  return {
    share,
    chance: (probability) => share() < probability,
    integer: (minimum, maximum) => faker.number.int({ min: minimum, max: maximum }),
    normal: (mean, deviation) => mean + deviation * standardNormal(share),
    pick: (values) => faker.helpers.arrayElement(values),
    some: (values, count) => faker.helpers.arrayElements(values, Math.min(count, values.length)),
    chooser: (values) => chooserOf(share, values),
    uuid: () => faker.string.uuid(),
    hex: (length) => faker.string.hexadecimal({ length, prefix: '', casing: 'lower' }),
    bytes: (count) => Uint8Array.from({ length: count }, () => faker.number.int({ min: 0, max: 255 })),
  };
}

/** Box and Muller, 'A Note on the Generation of Random Normal Deviates' (1958). */
function standardNormal(share: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - share())) * Math.cos(2 * Math.PI * share());
}

function chooserOf<Value>(share: () => number, values: Weighted<Value>[]): () => Value {
  const last = values.at(-1);
  if (!last) throw new Error('There is nothing to choose from.');
  const sums: number[] = [];
  for (const { weight } of values) sums.push((sums.at(-1) ?? 0) + weight);
  const total = sums.at(-1) ?? 0;
  return () => {
    const wanted = share() * total;
    return (values[lowestAbove(sums, wanted)] ?? last).value;
  };
}

/** Index of the first sum that exceeds a value, by bisection. */
function lowestAbove(sums: number[], wanted: number): number {
  let [low, high] = [0, sums.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 0) > wanted) high = middle;
    else low = middle + 1;
  }
  return low;
}

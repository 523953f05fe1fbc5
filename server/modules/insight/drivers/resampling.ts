/** Blocks of days drawn again and again: how far figures would differ if other days had come. */

/** As many blocks at most: more tell no more of the spread, and each costs time. */
const MOST_BLOCKS = 60;

/**
 * What is drawn together: days one by one, or some in a row where there are very many, which also keeps together what
 * goes on for some days.
 * @param days in their order
 */
export function blocksOf<Day>(days: readonly Day[]): Day[][] {
  const length = Math.ceil(days.length / MOST_BLOCKS);
  return Array.from({ length: Math.ceil(days.length / Math.max(1, length)) }, (_, at) =>
    days.slice(at * length, (at + 1) * length),
  );
}

/**
 * Chance that repeats itself, so that the same answers show the same figures each time: Marsaglia's xorshift of 32 bits
 * ('Xorshift RNGs', Journal of Statistical Software 8, 2003).
 * @returns a function of the next number, from 0 up to, not including, 1
 */
function repeatable(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/** Adds `more` to `sums`, place by place. */
export function addInto(sums: Float64Array, more: Float64Array): void {
  for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + (more[at] ?? 0);
}

/** How often each of so many blocks comes when as many are drawn with replacement. */
function drawn(count: number, random: () => number): number[] {
  const times = Array.from({ length: count }, () => 0);
  for (let draw = 0; draw < count; draw++) {
    const at = Math.floor(random() * count);
    times[at] = (times[at] ?? 0) + 1;
  }
  return times;
}

function addTimes(sums: Float64Array, more: Float64Array, times: number): void {
  for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + times * (more[at] ?? 0);
}

/**
 * @param blocks of as many sums each
 * @returns the sums of as many blocks as there are, drawn with replacement, `times` times
 */
export function* resampled(blocks: readonly Float64Array[], times: number): Generator<Float64Array> {
  const random = repeatable(0x9e3779b9);
  for (let time = 0; time < times; time++) {
    const sums = new Float64Array(blocks[0]?.length ?? 0);
    const often = drawn(blocks.length, random);
    for (const [at, block] of blocks.entries()) if (often[at]) addTimes(sums, block, often[at]);
    yield sums;
  }
}

/** The value that so much of the others lies below, between neighbors in proportion. */
export function quantile(values: readonly number[], share: number): number {
  const ordered = values.toSorted((one, other) => one - other);
  const place = share * (ordered.length - 1);
  const [below, above] = [ordered[Math.floor(place)] ?? 0, ordered[Math.ceil(place)] ?? 0];
  return below + (above - below) * (place - Math.floor(place));
}

/** Of a sample. */
export function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length - 1));
}

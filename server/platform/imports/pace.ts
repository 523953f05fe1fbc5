/** How many rows a batch has: as many as take a moment, so that nobody waits long for what its transaction holds. */
const MOST = 1_000;
const FEWEST = 20;
/** Of one batch. */
const LONG_MS = 400;
const SHORT_MS = 150;

export function createPace(first = 500) {
  let size = first;
  return {
    size: (): number => size,
    async timed<Result>(run: () => Promise<Result>): Promise<Result> {
      const began = performance.now();
      const result = await run();
      const took = performance.now() - began;
      if (took > LONG_MS) size = Math.max(FEWEST, Math.floor(size / 2));
      else if (took < SHORT_MS) size = Math.min(MOST, size * 2);
      return result;
    },
  };
}

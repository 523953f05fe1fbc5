/** Whose work is next, played with works of a known length before a clock that is moved by hand. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFairQueue, type Rule } from './fair-queue.ts';

const PLACES = 10;
const cost = { cheap: 20, perSecond: 500, saved: 5_000 };
const rule: Rule = {
  group: { most: 7, waiting: 60, cost: { ...cost, least: 2, perSecond: 1_000, saved: 10_000 } },
  member: { most: 5, waiting: 30, cost: { ...cost, least: 1 } },
  maxWaitMs: 2_000,
};
const unhurried: Rule = { group: { most: 7, waiting: 1_000 }, member: { most: 7, waiting: 1_000 } };
const free: Rule = { ...unhurried, maxWaitMs: 2_000 };

function playOn(places = PLACES, of: Rule = rule) {
  const queue = createFairQueue({ places, rules: { any: of } });
  const running = new Map<string, number>();
  return {
    queue,
    runningOf: (member: string): number => running.get(member) ?? 0,
    /** Answers how long it waited, or what it was refused with. */
    async do(name: string, ms: number): Promise<number> {
      const asked = Date.now();
      let began = asked;
      const [group = ''] = name.split('/');
      await queue.run({ kind: 'any', group, member: name }, async () => {
        began = Date.now();
        running.set(name, (running.get(name) ?? 0) + 1);
        await new Promise((resolve) => setTimeout(resolve, ms));
        running.set(name, (running.get(name) ?? 0) - 1);
      });
      return began - asked;
    },
  };
}

/** Comes again and again, as often a second, and counts. */
function keepSending(
  play: ReturnType<typeof playOn>,
  name: string,
  { perSecond, ms }: Record<'perSecond' | 'ms', number>,
) {
  const told = { done: 0, refused: [] as unknown[], waits: [] as number[], end: () => clearInterval(timer) };
  const timer = setInterval(() => {
    play.do(name, ms).then(
      (waited) => {
        told.done += 1;
        told.waits.push(waited);
      },
      (refusal: unknown) => void told.refused.push(refusal),
    );
  }, 1_000 / perSecond);
  return told;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a sender of dear works', () => {
  test('has one at once, and others never wait', async () => {
    const play = playOn();
    const dear = keepSending(play, 'a/1', { perSecond: 20, ms: 1_000 });
    // The first ones find an empty house.
    await vi.advanceTimersByTimeAsync(2_000);
    const others = keepSending(play, 'b/1', { perSecond: 50, ms: 5 });
    for (let second = 0; second < 10; second++) {
      await vi.advanceTimersByTimeAsync(1_000);
      expect(play.runningOf('a/1')).toBeLessThanOrEqual(1);
    }
    expect(Math.max(...others.waits)).toBe(0);
    expect(others.refused).toEqual([]);
    expect(dear.refused.length).toBeGreaterThan(100);
    dear.end();
    others.end();
  });

  test('uses no more of the time than is his, and is told when to come again', async () => {
    const play = playOn();
    const dear = keepSending(play, 'a/1', { perSecond: 20, ms: 400 });
    const other = keepSending(play, 'b/1', { perSecond: 2, ms: 5 });
    await vi.advanceTimersByTimeAsync(30_000);
    const before = dear.done;
    await vi.advanceTimersByTimeAsync(40_000);
    // Half of the time, of works that take 0.4 s each.
    expect(dear.done - before).toBeGreaterThanOrEqual(48);
    expect(dear.done - before).toBeLessThanOrEqual(52);
    const [refusal] = dear.refused.slice(-1);
    expect(refusal).toMatchObject({ code: 'overloaded', status: 503 });
    expect(Number((refusal as { headers: Record<string, string> }).headers['retry-after'])).toBeGreaterThanOrEqual(1);
    dear.end();
    other.end();
  });

  test('has one at once and all the time while nobody else asks, and none is refused', async () => {
    const play = playOn();
    const alone = keepSending(play, 'a/1', { perSecond: 2, ms: 490 });
    await vi.advanceTimersByTimeAsync(120_000);
    expect(alone.refused).toEqual([]);
    expect(alone.done).toBeGreaterThan(235);
    const others = keepSending(play, 'b/1', { perSecond: 50, ms: 5 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(alone.refused.length).toBeGreaterThan(0);
    expect(Math.max(...others.waits)).toBe(0);
    alone.end();
    others.end();
  });

  test('is fast again once he sends what is cheap', async () => {
    const play = playOn();
    await Promise.all([play.do('a/1', 900), vi.advanceTimersByTimeAsync(1_000)]);
    const cheap = keepSending(play, 'a/1', { perSecond: 40, ms: 5 });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(cheap.waits.slice(-50).every((waited) => waited === 0)).toBe(true);
    cheap.end();
  });

  test('makes a colleague wait no more than a stranger', async () => {
    const play = playOn();
    const dear = keepSending(play, 'a/1', { perSecond: 20, ms: 400 });
    await vi.advanceTimersByTimeAsync(2_000);
    const colleague = keepSending(play, 'a/2', { perSecond: 10, ms: 5 });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(Math.max(...colleague.waits)).toBe(0);
    dear.end();
    colleague.end();
  });
});

test('one company of many leaves places to the others, even by what is cheap', async () => {
  const play = playOn();
  const many = Array.from({ length: 20 }, (_, at) => play.do(`a/${at}`, 10));
  const others = [play.do('b/1', 10), play.do('c/1', 10)];
  await vi.advanceTimersByTimeAsync(200);
  expect(await Promise.all(others)).toEqual([0, 0]);
  expect(Math.max(...(await Promise.all(many)))).toBe(20);
});

test('who waits longest is not next, but whose group has used least', async () => {
  const play = playOn(1, free);
  const order: string[] = [];
  const note = (name: string, ms: number) => play.do(name, ms).then(() => order.push(name));
  const all = [
    ...Array.from({ length: 4 }, () => note('a/1', 100)),
    note('a/2', 100),
    note('b/1', 100),
    note('c/1', 100),
  ];
  await vi.advanceTimersByTimeAsync(1_000);
  await Promise.all(all);
  expect(order).toEqual(['a/1', 'b/1', 'c/1', 'a/2', 'a/1', 'a/1', 'a/1']);
});

test('a queue that is full refuses its own sender at once, and nobody else', async () => {
  const play = playOn();
  const works = Array.from({ length: 36 }, () => play.do('a/1', 10));
  const settled = Promise.allSettled(works);
  const other = play.do('a/2', 10);
  await vi.advanceTimersByTimeAsync(3_000);
  // Five run, thirty wait.
  expect((await settled).filter(({ status }) => status === 'rejected')).toHaveLength(1);
  expect(await other).toBe(0);
});

test('whose turn does not come in time is told so, and takes no place later', async () => {
  const play = playOn(1, free);
  const first = play.do('a/1', 5_000);
  const late = play.do('b/1', 10).catch((refusal: unknown) => refusal);
  await vi.advanceTimersByTimeAsync(2_001);
  expect(await late).toMatchObject({ code: 'overloaded' });
  expect(play.queue.figures()).toEqual({ waiting: 0, refused: 1 });
  await vi.advanceTimersByTimeAsync(3_000);
  await first;
  const again = play.do('b/1', 10);
  await vi.advanceTimersByTimeAsync(20);
  expect(await again).toBe(0);
});

test('work that nobody waits for begins however late its turn comes', async () => {
  const play = playOn(1, unhurried);
  const first = play.do('a/1', 60_000);
  const second = play.do('a/1', 1);
  await vi.advanceTimersByTimeAsync(61_000);
  await first;
  expect(await second).toBe(60_000);
  expect(play.queue.figures()).toEqual({ waiting: 0, refused: 0 });
});

test('what comes before the work counts costs its member nothing', async () => {
  const cost = { least: 1, cheap: 10, perSecond: 1, saved: 100 };
  const { queue } = playOn(1, { group: { most: 1, waiting: 5 }, member: { most: 1, waiting: 5, cost } });
  const of = { kind: 'any', group: 'a', member: 'a' } as const;
  const open = (isCounted: boolean) =>
    queue.run(of, async (count) => {
      await vi.advanceTimersByTimeAsync(500);
      if (!isCounted) count();
    });
  const begunAfter = async (): Promise<number> => {
    // Who is alone would not have to rest.
    await queue.run({ ...of, group: 'b', member: 'b' }, () => Promise.resolve());
    const asked = performance.now();
    const ended = queue.run(of, async () => performance.now() - asked);
    await vi.advanceTimersByTimeAsync(5_000);
    return ended;
  };
  await open(false);
  expect(await begunAfter()).toBe(0);
  await open(true);
  expect(await begunAfter()).toBeGreaterThan(0);
});

test('work that fails gives its place back', async () => {
  const { queue } = playOn(1, free);
  const of = { kind: 'any', group: 'a', member: 'a' } as const;
  await expect(queue.run(of, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await queue.run(of, () => Promise.resolve('done'))).toBe('done');
});

test('of two who make hashes the one with fewer is next, however many the other waits for', async () => {
  const alone: Rule = { group: { most: 1, waiting: 1_000 }, member: { most: 1, waiting: 1_000 } };
  const play = playOn(1, alone);
  const guesses = Array.from({ length: 30 }, () => play.do('guesser', 50));
  const owner = play.do('owner', 50);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await owner).toBe(50);
  expect(Math.max(...(await Promise.all(guesses)))).toBe(30 * 50);
});

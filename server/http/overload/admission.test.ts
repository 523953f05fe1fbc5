/** The bound on answers at once follows what the database can do, played with a database of a known pace. */
import { describe, expect, test } from 'vitest';
import { createAdmission } from './admission.ts';

/** A database that does so many answers a second one after the other, before a clock that is moved by hand. */
function playWith(perSecond: number) {
  let time = 0;
  let pace = perSecond;
  const queue: { begun: number; done: () => void }[] = [];
  const admission = createAdmission({ now: () => time });
  let refused = 0;
  const waits: number[] = [];
  const offer = (company: number): void => {
    const begun = time;
    admission
      .run(company, () => new Promise<void>((done) => queue.push({ begun, done })))
      .then(
        () => waits.push(time - begun),
        () => (refused += 1),
      );
  };
  return {
    /** Milliseconds in which so many a second come, of two companies in turn. */
    async play(milliseconds: number, offered: number, databasePace = pace) {
      pace = databasePace;
      refused = 0;
      waits.length = 0;
      let coming = 0;
      let doable = 0;
      for (let step = 0; step < milliseconds; step++) {
        time += 1;
        for (coming += offered / 1000; coming >= 1; coming -= 1) offer(Math.floor(coming) % 2);
        for (doable = Math.min(doable + pace / 1000, queue.length); doable >= 1; doable -= 1) queue.shift()?.done();
        await Promise.resolve();
        await Promise.resolve();
        await Promise.resolve();
      }
      const sorted = waits.toSorted((one, other) => one - other);
      return { refused, done: waits.length, p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0 };
    },
  };
}

describe('the bound on answers at once', () => {
  test('refuses nobody whom the database keeps up with', async () => {
    const { play } = playWith(2_200);
    expect(await play(5_000, 2_000)).toMatchObject({ refused: 0 });
  });

  test('takes a burst that is over at once', async () => {
    const { play } = playWith(2_200);
    await play(1_000, 500);
    expect(await play(20, 4_000)).toMatchObject({ refused: 0 });
  });

  test('keeps what it lets in fast on a database that has become slow, and the database at work', async () => {
    const { play } = playWith(1_000);
    await play(2_000, 5_000);
    const { done, p99, refused } = await play(5_000, 5_000);
    expect(p99).toBeLessThan(80);
    expect(done).toBeGreaterThan(4_900);
    expect(refused).toBeGreaterThan(15_000);
  });

  test('lets more in as soon as the database is fast again', async () => {
    const { play } = playWith(400);
    await play(3_000, 4_000);
    await play(3_000, 2_100, 2_200);
    expect(await play(3_000, 2_100)).toMatchObject({ refused: 0 });
  });
});

/**
 * Answers that keep the processor busy for long, though in small pieces: one of a sender at once, two of a company, and
 * of neither more than a share of the time. Side by side their pieces would keep everybody else waiting.
 */
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { currentSender } from '../../access/sender.ts';
import type { OperationAnswer } from '../registry.ts';
import { createFairQueue, type Cost, type Rule } from '../../access/fair-queue.ts';

export type HeavyWork = ReturnType<typeof createHeavyWork>;

const PLACES = 3;
/** In milliseconds, as all that follow: a reader who takes a file in slowly does not keep its place for ever. */
const READING = 10_000;
const WAIT_MS = 10_000;

const cost = (perSecond: number, saved: number): Cost => ({
  least: 1,
  cheap: Number.POSITIVE_INFINITY,
  perSecond,
  saved,
});

const rule = (factor: number): Rule => ({
  group: { most: 2, waiting: 40 * factor, cost: cost(600 * factor, 8_000 * factor) },
  member: { most: 1, waiting: 20 * factor, cost: cost(300 * factor, 4_000 * factor) },
  maxWaitMs: WAIT_MS,
});

/** @param factor raises what a sender may have waiting and use: load tests come from one */
export function createHeavyWork(factor = 1) {
  const queue = createFairQueue({ places: PLACES, rules: { any: rule(Math.max(1, factor)) } });
  /** The answer when its turn has come; what is made while it is read keeps the place until its end. Throws 503. */
  return (work: () => Promise<OperationAnswer>): Promise<OperationAnswer> =>
    new Promise((resolve, reject) => {
      const sender = currentSender() ?? { group: 'server', member: 'server' };
      const turn = queue.run({ kind: 'any', ...sender }, async () => {
        const { lines, ...answer } = await work();
        const told = Promise.withResolvers<void>();
        resolve(lines ? { ...answer, lines: (...given) => lines(...given).finally(told.resolve) } : answer);
        if (lines) await told.promise;
        if (answer.body instanceof Readable) await endOf(answer.body);
      });
      turn.catch(reject);
    });
}

const endOf = (stream: Readable): Promise<unknown> =>
  Promise.race([finished(stream).catch(() => undefined), sleep(READING, undefined, { ref: false })]);

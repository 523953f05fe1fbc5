/**
 * Loads the units below others. Levels that are asked for at the same time and are known to be small come together in
 * one request, so that opening twenty regions costs five requests and not twenty.
 */
import { PAGE_LIMIT } from '../../../../providers/data-provider.ts';
import type { LevelKey } from './opened.ts';

export interface LevelPage<Row> {
  rows: Row[];
  /** Of the level; a lower bound from 10,001 on. */
  total: number;
}

export interface LevelRequest {
  level: LevelKey;
  /** From 0. */
  page: number;
  /** How many units are thought to be there; undefined when nobody knows. */
  expected?: number | undefined;
}

/** Asks the server for units: those below some, or the highest ones. */
export type AskUnits<Row> = (below: LevelKey | number[], page: number) => Promise<LevelPage<Row>>;

interface Waiting<Row> extends LevelRequest {
  resolve: (page: LevelPage<Row>) => void;
  reject: (error: unknown) => void;
}

/** Ids in one address: beyond that it grows too long for proxies. */
const MAX_TOGETHER = 50;

export function createLevelLoader<Row extends { parent_id: number | null }>(ask: AskUnits<Row>) {
  let waiting: Waiting<Row>[] = [];

  function alone({ level, page, resolve, reject }: Waiting<Row>): void {
    ask(level, page).then(resolve, reject);
  }

  async function together(batch: Waiting<Row>[]): Promise<void> {
    try {
      const { rows, total } = await ask(
        batch.map(({ level }) => Number(level)),
        0,
      );
      // There are more by now than was thought: nobody can tell whose rows are missing.
      if (total > rows.length) return batch.forEach(alone);
      for (const { level, resolve } of batch) {
        const own = rows.filter(({ parent_id: parent }) => parent === level);
        resolve({ rows: own, total: own.length });
      }
    } catch (error) {
      batch.forEach(({ reject }) => reject(error));
    }
  }

  function flush(): void {
    const requests = waiting;
    waiting = [];
    for (const batch of batchesOf(requests)) {
      const [first] = batch;
      if (batch.length === 1 && first) alone(first);
      else void together(batch);
    }
  }

  return (request: LevelRequest): Promise<LevelPage<Row>> =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setTimeout(flush);
      waiting.push({ ...request, resolve, reject });
    });
}

/** Small first pages packed so that one answer holds them all; everything else by itself. */
function batchesOf<Request extends LevelRequest>(requests: Request[]): Request[][] {
  const batches: Request[][] = [];
  let open: Request[] = [];
  let room = PAGE_LIMIT;
  for (const request of requests) {
    const { level, page, expected } = request;
    if (level === 'top' || page > 0 || expected === undefined || expected > PAGE_LIMIT) {
      batches.push([request]);
      continue;
    }
    if (expected > room || open.length === MAX_TOGETHER) {
      batches.push(open);
      open = [];
      room = PAGE_LIMIT;
    }
    open.push(request);
    room -= expected;
  }
  return open.length > 0 ? [...batches, open] : batches;
}

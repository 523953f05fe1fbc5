/** Moves companies as the platform has asked for it (`company_move.wanted`): one at a time, by one of all workers. */
import type { CellAddress } from '../../database/cells/addresses.ts';
import {
  abandon,
  answerWanted,
  confirm,
  move,
  MoveError,
  type MoveParts,
  undo,
  unfinishedMoves,
} from '../../database/cells/move.ts';
import { movePartsOf } from '../../database/cells/move-directory.ts';
import type { WantedStep } from '../../database/cells/move-row.ts';
import { withConnection } from '../../database/with-connection.ts';
import type { Logger } from '../../log.ts';
import { type RunningLoop, startLoop } from '../queue/loop.ts';

const INTERVAL_MS = 5_000;

/**
 * Its end does not wait for a copy, which may take hours: that is gone on with by the next worker.
 * @param homeUrl connection string of the home cell, as its owner
 */
export function startMovingCompanies(homeUrl: string, cells: readonly CellAddress[], log: Logger): RunningLoop {
  const ending = new AbortController();
  const loop = startLoop({
    name: 'moving companies',
    pauseMs: INTERVAL_MS,
    log,
    async round() {
      await moveCompanies(homeUrl, cells, ending.signal);
      return false;
    },
  });
  return {
    ...loop,
    stop() {
      ending.abort();
      return loop.stop();
    },
  };
}

const steps: Record<WantedStep, (parts: MoveParts) => Promise<unknown>> = { move, confirm, undo, abandon };

/**
 * Does what is asked for of each move, the oldest first. What it fails by stands beside the move, for whoever asked; only
 * where another mover is at it, or this one is to end, it stays asked for.
 */
export async function moveCompanies(
  homeUrl: string,
  cells: readonly CellAddress[],
  signal?: AbortSignal,
): Promise<void> {
  for (const { wanted, ...asked } of await withConnection(homeUrl, unfinishedMoves)) {
    if (wanted === null || signal?.aborted) continue;
    const parts = movePartsOf(homeUrl, cells, asked);
    // Whoever has the addresses does it.
    if (!parts) continue;
    if (await isDone(() => steps[wanted]({ ...parts, ...(signal && { signal }) }), signal))
      await withConnection(homeUrl, (home) => answerWanted(home, asked.companyId));
  }
}

/** The error was written beside the move by whoever failed. */
async function isDone(step: () => Promise<unknown>, signal: AbortSignal | undefined): Promise<boolean> {
  try {
    await step();
    return true;
  } catch (error) {
    return !signal?.aborted && !(error instanceof MoveError && error.code === 'move_locked');
  }
}

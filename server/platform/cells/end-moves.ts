/** Ends what a mover that died has left in the midst of a step: until then a company might be served by no cell. */
import type { CellAddress } from '../../database/cells/addresses.ts';
import { type CompanyMove, MoveError, resume, unfinishedMoves } from '../../database/cells/move.ts';
import { movePartsOf } from '../../database/cells/move-directory.ts';
import { withConnection } from '../../database/with-connection.ts';
import type { Logger } from '../../log.ts';
import { type RunningLoop, startLoop } from '../queue/loop.ts';

const INTERVAL_MS = 15_000;

/** A copy that was cut off serves nobody and stops nobody: it waits for whoever wanted it. */
const IN_ITS_MIDST: ReadonlySet<CompanyMove['state']> = new Set(['switching', 'undoing', 'confirming', 'abandoning']);

/** @param homeUrl connection string of the home cell, as its owner */
export const startEndingMoves = (homeUrl: string, cells: readonly CellAddress[], log: Logger): RunningLoop =>
  startLoop({
    name: 'ending moves',
    pauseMs: INTERVAL_MS,
    log,
    async round() {
      await endMoves(homeUrl, cells);
      return false;
    },
  });

/**
 * Goes on with each move that nobody is at.
 * @throws what `resume` throws, after all have been tried
 */
export async function endMoves(homeUrl: string, cells: readonly CellAddress[]): Promise<void> {
  const unfinished = await withConnection(homeUrl, unfinishedMoves);
  const failures: unknown[] = [];
  for (const move of unfinished) {
    const parts = IN_ITS_MIDST.has(move.state) && movePartsOf(homeUrl, cells, move);
    if (!parts) continue;
    await resume(parts).catch((error: unknown) => {
      if (!(error instanceof MoveError && error.code === 'move_locked')) failures.push(error);
    });
  }
  if (failures.length > 0) throw failures[0];
}

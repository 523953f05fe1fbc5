/** Looks again and again whether what the directories say of a cell's companies is so, and mends it. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { CellAddress } from '../../database/cells/addresses.ts';
import { compareDirectories } from '../../database/cells/compare-directories.ts';
import type { Logger } from '../../log.ts';
import { type RunningLoop, startLoop } from '../queue/loop.ts';

const INTERVAL_MS = 3_600_000;
/** Longer than any transaction may take to commit in both databases. */
const BETWEEN_LOOKS_MS = 10_000;

export const startComparingDirectories = (cell: CellAddress, log: Logger): RunningLoop =>
  startLoop({
    name: 'comparing directories',
    pauseMs: INTERVAL_MS,
    log,
    async round() {
      const { removed, added } = await compareDirectories(cell, () => sleep(BETWEEN_LOOKS_MS));
      if (removed + added > 0)
        log.error('directories did not agree with a cell, and do again', {
          requestId: '',
          error: new Error(`${cell.name}: ${removed} entries of nothing, ${added} missing ones`),
        });
      return false;
    },
  });

/** Sweeps what uploads leave behind: see storage/sweep.ts; and bodies of which a crash has left half. */
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { createSweep, type SweepParts } from './sweep.ts';
import { type RunningLoop, startLoop } from '../queue/loop.ts';

const PAUSE_MS = 60_000;
/** Longer than any body takes. */
const UNFINISHED_MS = 3_600_000;

export interface SweepFilesParts extends SweepParts {
  /** Folder of bodies that are on their way. */
  intake: string;
}

export function startSweepingFiles(parts: SweepFilesParts): RunningLoop {
  const sweep = createSweep(parts);
  return startLoop({
    name: 'sweeping files',
    pauseMs: PAUSE_MS,
    log: parts.log,
    async round() {
      await removeUnfinished(parts.intake);
      await sweep.round();
      return false;
    },
  });
}

/** Removes what nobody has written to for an hour. */
export async function removeUnfinished(intake: string, now = Date.now()): Promise<void> {
  const names = await readdir(intake).catch((): string[] => []);
  for (const name of names) {
    const file = path.join(intake, name);
    const found = await stat(file).catch(() => null);
    if (found?.isFile() && found.mtimeMs < now - UNFINISHED_MS) await rm(file, { force: true });
  }
}

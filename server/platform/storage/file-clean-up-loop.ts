/** Cleans up what uploads leave behind: see `file-clean-up.ts`; and bodies of which a crash has left half. */
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { createFileCleanUp, type FileCleanUpParts } from './file-clean-up.ts';
import { type RunningLoop, startLoop } from '../queue/loop.ts';

const PAUSE_MS = 60_000;
/** Longer than any body takes. */
const UNFINISHED_MS = 3_600_000;

export interface FileCleanUpLoopParts extends FileCleanUpParts {
  /** Folder of bodies that are on their way. */
  intake: string;
}

export function startFileCleanUp(parts: FileCleanUpLoopParts): RunningLoop {
  const cleanUp = createFileCleanUp(parts);
  return startLoop({
    name: 'sweeping files',
    pauseMs: PAUSE_MS,
    log: parts.log,
    async round() {
      await removeUnfinished(parts.intake);
      await cleanUp.round();
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

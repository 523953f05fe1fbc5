/** Which migrations were made on this machine, and what a database has said against them: files of the data folder. */
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const BEFORE = '.before.json';
export const REFUSED = '.refused.txt';

export const fileOf = (data: string, name: string, ending: string): string =>
  path.join(data, 'migrations', name + ending);

/** Whether it was made on this machine, and so can be taken back on it. */
export function wasMadeHere(data: string, name: string): boolean {
  return existsSync(fileOf(data, name, BEFORE));
}

/** @param reason what the database said; empty once it has taken the migration */
export function noteRefusal(data: string, name: string, reason: string): void {
  writeFileSync(fileOf(data, name, REFUSED), reason);
}

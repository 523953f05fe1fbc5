/** Which migrations were made on this machine, and what a database has said against them: files of the data folder. */
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const SNAPSHOT_ENDING = '.before.json';
export const REFUSAL_ENDING = '.refused.txt';

/**
 * @param data the data folder
 * @param name of the migration, without `.sql`
 */
export const fileOf = (data: string, name: string, ending: string): string =>
  path.join(data, 'migrations', name + ending);

/** Whether it was made on this machine, and so can be taken back on it. */
export function wasMadeLocally(data: string, name: string): boolean {
  return existsSync(fileOf(data, name, SNAPSHOT_ENDING));
}

/** @param reason what the database said; empty once it has taken the migration */
export function storeRefusal(data: string, name: string, reason: string): void {
  writeFileSync(fileOf(data, name, REFUSAL_ENDING), reason);
}

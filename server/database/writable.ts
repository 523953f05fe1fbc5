/** Folders that the program writes in, checked before the work that would fail half-way. */
import fs from 'node:fs';
import { SetupError } from './setup-error.ts';

/**
 * Makes the folder where it is missing.
 * @param purpose ends the sentence "This user may not write in ..., "
 * @throws SetupError when this user can't write in it
 */
export function ensureWritable(folder: string, purpose: string): void {
  try {
    fs.mkdirSync(folder, { recursive: true });
    fs.accessSync(folder, fs.constants.W_OK | fs.constants.X_OK);
  } catch (cause) {
    const message = `This user may not write in ${folder}, ${purpose}. Give it to this user (chown -R) or start as its owner.`;
    throw new SetupError(message, { cause });
  }
}

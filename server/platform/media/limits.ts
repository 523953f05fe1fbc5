/** How large files of answers may be, and what they are called. */
import path from 'node:path';
import type { Medium } from './accept.ts';

export const MEGABYTE = 1_000_000;
export const LIMIT_MB: Record<Medium, number> = { photo: 10, audio: 10, file: 20 };

const MAX_NAME = 255;

/**
 * The name that a file is saved under, with the extension of what it is. At most 255 characters; without folders and
 * signs that nobody sees.
 * @param extension without its dot
 */
export function nameWith(given: string, extension: string): string {
  const base = path
    .basename(given.toWellFormed().replaceAll('\\', '/'))
    // Controls, also those that turn the direction: a name must not read otherwise than it is.
    .replaceAll(/[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/gu, '')
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .trim();
  const end = `.${extension}`;
  return `${[...(base || 'file')].slice(0, MAX_NAME - end.length).join('')}${end}`;
}

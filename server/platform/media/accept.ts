/**
 * What a file is, by its content: its name and what its sender calls it count for nothing. Pictures are made anew, so
 * that neither the place where they were taken nor anything hidden in them is kept.
 */
import { readFile } from 'node:fs/promises';
import { mediaNotAccepted } from '../../errors.ts';
import { DOCUMENT_EXTENSIONS } from '../../../shared/contract/file-types.ts';
import { mediaTypeOfFile } from './file-type.ts';
import { isPicture, type Picture, redrawn } from './redraw.ts';
import { isPlainText, isSound, soundTypes, textTypes } from './content.ts';

export type Medium = 'photo' | 'audio' | 'file';

export type Accepted = Picture;

/** Longest side of a visitor's picture, in pixels. */
const LONGEST_SIDE = 2048;

const DOCUMENTS: Record<string, string> = DOCUMENT_EXTENSIONS;

/**
 * The bytes to keep of a received file, pictures drawn anew.
 * @param file where it lies; it is left as it is
 * @param fileName tells kinds of plain text apart, and nothing else
 * @throws Problem 415 for what the medium does not take, 400 for a damaged picture, 413 for one of too many pixels
 */
export async function accept(file: string, medium: Medium, fileName: string): Promise<Accepted> {
  const found = await mediaTypeOfFile(file);
  if (medium !== 'audio' && isPicture(found)) return redrawn(file, { longestSide: LONGEST_SIDE, as: 'jpeg' });
  if (medium === 'photo') throw mediaNotAccepted();
  const bytes = await readFile(file);
  const sound = soundTypes[found];
  if (sound && (medium === 'audio' || found.startsWith('audio/'))) {
    if (!isSound(found, bytes)) throw mediaNotAccepted();
    return { bytes, ...sound };
  }
  if (medium === 'audio') throw mediaNotAccepted();
  const extension = DOCUMENTS[found];
  if (extension) return { bytes, mediaType: found, extension };
  const text = textTypes[/\.[a-z]+$/i.exec(fileName)?.[0].toLowerCase() ?? ''];
  if (found === '' && text && isPlainText(bytes)) return { bytes, ...text };
  throw mediaNotAccepted();
}

/** What a file is by its first bytes, whatever it is called. */
import type * as FileType from 'file-type';
import { lazily } from '../../lazy.ts';

const fileType = lazily<typeof FileType>('file-type');

/** The media type; empty for what has none that is known. */
export async function mediaTypeOfFile(file: string): Promise<string> {
  return (await fileType().fileTypeFromFile(file))?.mime.split(';')[0] ?? '';
}

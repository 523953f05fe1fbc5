/** What files say of themselves beyond the mark at their beginning. */

interface Named {
  mediaType: string;
  extension: string;
}

const named = (mediaType: string, extension: string): Named => ({ mediaType, extension });

/** Found type to what it is kept as: browsers record into containers that also hold films. */
export const soundTypes: Record<string, Named> = {
  'audio/mpeg': named('audio/mpeg', 'mp3'),
  'audio/wav': named('audio/wav', 'wav'),
  'audio/ogg': named('audio/ogg', 'ogg'),
  'audio/aac': named('audio/aac', 'aac'),
  'audio/flac': named('audio/flac', 'flac'),
  'audio/x-m4a': named('audio/mp4', 'm4a'),
  'audio/mp4': named('audio/mp4', 'm4a'),
  'audio/webm': named('audio/webm', 'weba'),
  'video/webm': named('audio/webm', 'weba'),
  'video/mp4': named('audio/mp4', 'm4a'),
};

/** Of an MP4 with a film: the header of a video track (ISO/IEC 14496-12, 12.1.2). Of a WebM: the codec of one. */
const FILMS = ['vmhd', 'V_VP8', 'V_VP9', 'V_AV1', 'V_MPEG'].map((mark) => Buffer.from(mark, 'latin1'));

/** Whether a container that may hold a film holds none. */
export const isSound = (found: string, bytes: Buffer): boolean =>
  found.startsWith('audio/') || !FILMS.some((mark) => bytes.includes(mark));

export const textTypes: Record<string, Named> = {
  '.txt': named('text/plain', 'txt'),
  '.csv': named('text/csv', 'csv'),
};

/** Those of ASCII that are no white space. */
const CONTROL = /[\p{Cc}--[\s\x7f-\x9f]]/v;

/** Text as people write it: UTF-8 without control characters. */
export function isPlainText(bytes: Buffer): boolean {
  try {
    return !CONTROL.test(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return false;
  }
}

/** Which media types a file of a field can have: what the server knows by its content, and what a schema may choose of it. */

/** Drawn anew as they come in. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;

/** Documents without a program of their own, and films. */
export const DOCUMENT_EXTENSIONS = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
  'application/vnd.oasis.opendocument.presentation': 'odp',
  'application/rtf': 'rtf',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
} as const;

/** What sounds are kept as. */
const SOUND_TYPES = [
  'audio/mpeg',
  'audio/wav',
  'audio/ogg',
  'audio/aac',
  'audio/flac',
  'audio/mp4',
  'audio/webm',
] as const;

/** Told apart by the end of their name, since they have no mark of their own. */
const TEXT_TYPES = ['text/plain', 'text/csv'] as const;

/** Kinds of files, each with the types that it may be narrowed to. */
export const FILE_TYPES: Record<'image' | 'file', readonly string[]> = {
  image: PICTURE_TYPES,
  file: [...PICTURE_TYPES, ...Object.keys(DOCUMENT_EXTENSIONS), ...SOUND_TYPES, ...TEXT_TYPES],
};

/** What a field's file may be (`x-file`), with nothing left open. */
export interface FileRule {
  kind: 'image' | 'file';
  types: string[];
  maxBytes: number;
  /** Of a picture, in pixels: a larger one is drawn smaller. */
  longestSide: number;
}

/** Largest file that a schema may allow, in bytes. */
export const MAX_FILE_BYTES = 100_000_000;

/** What a row holds of a file; a caller names it by its key. */
export interface StoredFileValue {
  key: string;
  name: string;
  media_type: string;
  byte_size: number;
  /** Of pictures, in pixels. */
  width?: number;
  height?: number;
}

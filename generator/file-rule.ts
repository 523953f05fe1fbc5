/** What `x-file` says of a field, with nothing left open, and the shape of such a value. */
import { FILE_TYPES, type FileRule } from '../shared/contract/file-types.ts';
import type { JsonSchema } from '../shared/contract/model.ts';
import type { RawFile } from './raw.ts';

const MAX_BYTES = { image: 10_000_000, file: 20_000_000 };
/** Wider than a page on most screens. */
const LONGEST_SIDE = 2048;

export const fileRule = ({ kind, types, max_bytes: maxBytes, longest_side: longestSide }: RawFile): FileRule => ({
  kind,
  types: [...(types ?? FILE_TYPES[kind])],
  maxBytes: maxBytes ?? MAX_BYTES[kind],
  longestSide: longestSide ?? LONGEST_SIDE,
});

/** The key is what a caller says; the rest the server knows, and whoever sends a row back as he read it may send it too. */
export const fileSchema: JsonSchema = {
  properties: {
    key: { type: 'string', minLength: 1, maxLength: 120, description: 'Of the file, as its upload answered it.' },
    name: { type: 'string', maxLength: 255 },
    media_type: { type: 'string', maxLength: 120 },
    byte_size: { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
    width: { type: 'integer', minimum: 1, maximum: 2147483647, description: 'Of a picture, in pixels.' },
    height: { type: 'integer', minimum: 1, maximum: 2147483647 },
  },
  required: ['key'],
  additionalProperties: false,
};

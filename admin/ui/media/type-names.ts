import { DOCUMENT_EXTENSIONS } from '../../../shared/contract/file-types.ts';

const extensions: Readonly<Record<string, string>> = {
  ...DOCUMENT_EXTENSIONS,
  'text/plain': 'txt',
  'audio/mpeg': 'mp3',
  'image/webp': 'WebP',
};

/** Beyond it a list of names says less than none. */
const NAMED = 6;

/** `JPEG, PNG`: what people call the media types; nothing where there are many. */
export function typeNames(locale: string, types: readonly string[]): string | null {
  if (types.length > NAMED) return null;
  const names = types.map((type) => {
    const known = extensions[type] ?? type.slice(type.indexOf('/') + 1);
    return known === known.toLowerCase() ? known.toUpperCase() : known;
  });
  return new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(names);
}

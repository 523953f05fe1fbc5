/** How words are looked for in names that the browser has: neither case nor accents count. */

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();

/** Whether each of the words is somewhere in the text. */
export function wordsAreIn(typed: string, text: string): boolean {
  const searched = plain(text);
  return plain(typed)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}

/** The id that is typed, as `4921` or `#4921`; null where something else is. */
export function idOf(typed: string): number | null {
  const digits = /^#?([1-9]\d{0,14})$/.exec(typed)?.[1];
  return digits === undefined ? null : Number(digits);
}

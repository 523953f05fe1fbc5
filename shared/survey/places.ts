/**
 * Places in texts that are filled in as the text is shown: `{{question_id}}` with the answer to an earlier question,
 * `{{unit}}` and `{{company}}` with their names; `{{question_id|guest}}` says what stands there for none.
 */
const PLACE = /\{\{\s*([a-z][a-z0-9_]{0,31})\s*(?:\|([^{}]*))?\}\}/g;

/** Names that are no questions. */
export const NAMED_PLACES: readonly string[] = ['unit', 'company'];

/** @param valueOf what stands at a name; empty or undefined for none */
export const fillPlaces = (text: string, valueOf: (name: string) => string | undefined): string =>
  text.replace(PLACE, (_, name: string, none = '') => valueOf(name) || String(none).trim());

/** The text with other names at its places. */
export const renamePlaces = (text: string, nameOf: (name: string) => string): string =>
  text.replace(PLACE, (place: string, name: string) => place.replace(name, nameOf(name)));

/** A text that stands for all answers, as a title of figures or of a column. */
export const withoutPlaces = (text: string): string => fillPlaces(text, () => '…');

/** The names of a text's places, and null for one that can't be read. */
export const placesIn = (text: string): (string | null)[] => [
  ...[...text.matchAll(PLACE)].map(([, name = '']) => name),
  ...(text.replace(PLACE, '').includes('{{') ? [null] : []),
];

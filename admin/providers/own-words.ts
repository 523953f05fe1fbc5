/** Words of a company's own, beside those that the product is translated into: what it calls fields that it has added. */

const words = new Map<string, string>();

/** Before a choice in a company's own words: what follows is what is shown. */
export const OWN_CHOICE = 'own_choice';

/** Puts these in the place of all whose keys begin alike. */
export function setOwnWords(prefix: string, entries: Iterable<readonly [key: string, word: string]>): void {
  for (const key of words.keys()) if (key.startsWith(prefix)) words.delete(key);
  for (const [key, word] of entries) words.set(prefix + key, word);
}

export const ownWordOf = (key: string): string | undefined =>
  key.startsWith(`${OWN_CHOICE}.`) ? key.slice(OWN_CHOICE.length + 1) : words.get(key);

/** Names of what is made in the designer: they stay for good, since answers are kept under them. */
const LONGEST = 32;
const RANDOM_LETTERS = 4;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

function randomLetters(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(RANDOM_LETTERS));
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** Never one that was used before, also not for a question that is gone: its answers are still there. */
export function freshId(prefix: string, taken: ReadonlySet<string>): string {
  const short = prefix.slice(0, LONGEST - RANDOM_LETTERS - 1);
  for (;;) {
    const id = `${short}_${randomLetters()}`;
    if (!taken.has(id)) return id;
  }
}

/**
 * An id made of a label: `Waiting time` is `waiting_time`. What has no Latin letters gets a made-up one.
 * @param taken ids of its neighbors
 */
export function idFromLabel(label: string, taken: ReadonlySet<string>): string {
  const plain = label
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+/, '')
    .slice(0, LONGEST)
    .replace(/_+$/, '');
  if (plain === '') return freshId('option', taken);
  if (!taken.has(plain)) return plain;
  for (let number = 2; ; number += 1) {
    const ending = `_${number}`;
    const id = plain.slice(0, LONGEST - ending.length) + ending;
    if (!taken.has(id)) return id;
  }
}

/** Names of a definition, which may be any text, as identifiers of a survey. */
const MAX_LENGTH = 32;
/** Room for a number behind it. */
const MAX_STEM = 27;

/** Identifiers that occur once: the same name again gets a number. */
export class Identifiers {
  readonly #taken: Set<string>;

  /** @param reserved are nobody's */
  constructor(reserved: Iterable<string> = []) {
    this.#taken = new Set(reserved);
  }

  /** @param fallback for names of nothing that an identifier can hold */
  make(name: string, fallback: string): string {
    const stem = stemOf(name) || fallback;
    let made = stem.slice(0, MAX_LENGTH);
    for (let number = 2; this.#taken.has(made); number += 1) made = `${stem.slice(0, MAX_STEM)}_${number}`;
    this.#taken.add(made);
    return made;
  }
}

function stemOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('_')
    .slice(0, MAX_LENGTH);
  // An identifier begins with a letter.
  return /^[0-9]/.test(plain) ? `n${plain}` : plain;
}

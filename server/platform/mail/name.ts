/** Names as mails show them. Whoever writes a name could else have Feedtree mail his message, and his address, to anybody. */

const MAX_CHARACTERS = 80;

/** What mail programs make a link of: an address with its scheme, its `www` or its path, or a mailbox. */
const ADDRESS = /:\/\/|^www\.|\.\p{L}{2,}\/|\S@\S/iu;

/**
 * A dot right before what could be the end of a domain. Mail programs link bare domains too; with a space behind the dot
 * they do not, and `Dr.Smith` stays a name. Browsers read the three dots of Asian scripts alike (UTS 46).
 */
const DOT_OF_DOMAIN = /([.\u3002\uFF0E\uFF61])(?=\p{L}[\p{L}\p{M}\p{N}-])/gu;

/** Signs that turn the direction of all that follows them (Unicode UAX 9): a name must not turn the words around it. */
const DIRECTIONS = /[\u202A-\u202E\u2066-\u2069]/g;

/** In one line of at most 80 characters, without addresses; not escaped for HTML. */
export function nameInMail(name: string): string {
  const words = name.replaceAll(DIRECTIONS, '').split(/\s+/).filter(Boolean);
  const shown = words.map((word) => (ADDRESS.test(word) ? '…' : word.replaceAll(DOT_OF_DOMAIN, '$1 '))).join(' ');
  const characters = [...shown];
  return characters.length > MAX_CHARACTERS ? `${characters.slice(0, MAX_CHARACTERS - 1).join('')}…` : shown;
}

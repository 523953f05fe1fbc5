/** Finds a row by the first letters of its name, as the tree pattern of WAI-ARIA has it. */

import { fold } from '../../../../../shared/text/fold.ts';

/** Letters that come later than this begin a new word. */
const PAUSE_MS = 600;

export interface TypeAhead {
  /** The index of the row to go to, or null. */
  type: (letter: string, names: readonly string[], from: number, now: number) => number | null;
}

export function createTypeAhead(): TypeAhead {
  let typed = '';
  let last = -Infinity;
  return {
    type(letter, names, from, now) {
      typed = now - last > PAUSE_MS ? letter : typed + letter;
      last = now;
      // The same letter again and again goes through all that begin with it.
      const isRepeat = typed.length > 1 && [...typed].every((one) => one === typed[0]);
      const wanted = fold(isRepeat ? letter : typed);
      const start = typed.length === 1 || isRepeat ? from + 1 : from;
      const order = names.map((_, at) => (start + at) % names.length);
      return order.find((at) => fold(names[at] ?? '').startsWith(wanted)) ?? null;
    },
  };
}

/** Whether a key is a letter, a digit or a sign, and no command. */
export function isLetter({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): boolean {
  return [...key].length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
}

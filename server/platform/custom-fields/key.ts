/** How the API and files call a field that a company has added, where nobody says. */
import { fold } from '../../../shared/text/fold.ts';

const LONGEST = 40;
/** What follows a field's name in filters, and names that no object may have. */
const TAKEN = /_(gte|lte|within)$|^(constructor|prototype)$/;

/**
 * Letters and digits of a label, joined by underscores; with a number behind it where there is one of the name.
 * @param label in any script: of one that has no such letters it is `field`
 */
export function keyOf(label: string, taken: readonly string[]): string {
  const words = fold(label).replaceAll(/[^a-z0-9]+/g, '_');
  const name =
    words
      .replace(/^[_0-9]+/, '')
      .replace(/_$/, '')
      .slice(0, LONGEST - 8) || 'field';
  const plain = TAKEN.test(name) ? `${name}_value` : name;
  const numbered = (number: number): string => (number === 1 ? plain : `${plain}_${number}`);
  let number = 1;
  while (taken.includes(numbered(number))) number += 1;
  return numbered(number);
}

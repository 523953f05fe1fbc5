/** How a row is named. */

/** What stands between the parts of a label, and would stand alone where one of them is empty. */
const BETWEEN = ' ·–—,:';

/**
 * Fills a label template such as `{name} #{id}` from a row; what a row has no value for is left out, with what would
 * have parted it from the rest.
 * @param textOf how a value is said that the row has; as it is where nothing is given
 */
export function fillLabel(
  template: string,
  row: Record<string, unknown>,
  textOf: (field: string, value: unknown) => string = (_, value) => String(value),
): string {
  let isWhole = true;
  const text = template.replaceAll(/\{(\w+)\}/g, (_, field: string) => {
    const value = row[field];
    if (value !== null && value !== undefined) return textOf(field, value);
    isWhole = false;
    return '';
  });
  const closed = text.replaceAll(/\s+/g, ' ').trim();
  return isWhole ? closed : withoutEnds(closed);
}

function withoutEnds(text: string): string {
  const letters = [...text];
  const isBetween = (letter: string): boolean => BETWEEN.includes(letter);
  const from = letters.findIndex((letter) => !isBetween(letter));
  const to = letters.findLastIndex((letter) => !isBetween(letter));
  return from === -1 ? '' : letters.slice(from, to + 1).join('');
}

/** The fields that a template is filled from, the id left out: every row has it. */
export function fieldsOfLabel(template: string): string[] {
  return [...template.matchAll(/\{(\w+)\}/g)].flatMap(([, field]) =>
    field === undefined || field === 'id' ? [] : [field],
  );
}

/** Whether the template has no field but the id: `Feedback #{id}`. */
export function namesOnlyId(template: string): boolean {
  return fieldsOfLabel(template).length === 0;
}

/** Whether it has words between its fields, which each language has its own for. */
export const hasWords = (template: string): boolean =>
  !namesOnlyId(template) && /\p{L}/u.test(template.replaceAll(/\{\w+\}/g, ''));

/** As texts have it: `Links of %{node_id}`. */
export const toText = (template: string): string => template.replaceAll('{', '%{');

/** Back out of a text. */
export const fromText = (text: string): string => text.replaceAll('%{', '{');

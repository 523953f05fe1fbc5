/** The text of a cell: how an export writes it so that no spreadsheet takes it for a formula, and an import reads it back. */

/** What stands in a file's cell: a text, a number that sums up, or nothing. */
export type Cell = string | number | null;

/** What a spreadsheet shows where a formula failed. */
const FORMULA_ERROR = /^#(?:N\/A|REF!|NAME\?|VALUE!|DIV\/0!|NULL!|NUM!)$/;

/**
 * What a spreadsheet takes for more than text: formulas (also in full-width signs), failed formulas; and what is already
 * escaped. https://owasp.org/www-community/attacks/CSV_Injection
 */
const NEEDS_ESCAPE = /^'*(?:[=+\-@＝＋－＠]|#(?:N\/A|REF!|NAME\?|VALUE!|DIV\/0!|NULL!|NUM!)$)/;
const ESCAPED = /^'('*(?:[=+\-@＝＋－＠]|#(?:N\/A|REF!|NAME\?|VALUE!|DIV\/0!|NULL!|NUM!)$))/;

/** Control characters but for tab and line feed, which no XML can carry (XML 1.0, section 2.2), and halves of characters. */
const UNWRITABLE = /[[\p{Cc}--[\t\n\r\x7f-\x9f]]\ufffe\uffff]/gv;

/** A text as both file formats can carry it: what survives a spreadsheet. Texts are told apart by this form only. */
export const portableText = (text: string): string => text.replaceAll(/\r\n?/g, '\n').replaceAll(UNWRITABLE, '').trim();

/** The cell that an export writes for a text. */
export function escapeCell(text: string): string {
  const plain = portableText(text.toWellFormed());
  return NEEDS_ESCAPE.test(plain) ? `'${plain}` : plain;
}

/** The text that a cell of a file stands for. */
export const unescapeCell = (cell: string): string => portableText(cell).replace(ESCAPED, '$1');

/** Whether the cell holds what is left of a formula that failed. */
export const isFormulaError = (cell: string): boolean => FORMULA_ERROR.test(cell.trim());

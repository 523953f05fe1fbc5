/** Rich text as people read it in one column, a line for each paragraph, and texts as rich text. */

/** The ends of lines in the markup that is stored. */
const LINE_ENDS = '</p>|</h2>|</h3>|<br>';
const TAGS = '<[^>]*>';
const lineEnds = new RegExp(LINE_ENDS, 'g');
const tags = new RegExp(TAGS, 'g');
/** The last one is what the others are written with. */
const SIGNS = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&amp;', '&'],
] as const;

/** @param markup as it is stored */
export function plainText(markup: string): string {
  const lines = markup.replaceAll(lineEnds, '\n').replaceAll(tags, '');
  return SIGNS.reduce((text, [sign, letter]) => text.replaceAll(sign, letter), lines).trimEnd();
}

/** The same in PostgreSQL, of an expression; immutable, so that columns can be made by it. */
export function plainTextSql(markup: string): string {
  const lines = `regexp_replace(regexp_replace(${markup}, '${LINE_ENDS}', chr(10), 'g'), '${TAGS}', '', 'g')`;
  const signs = SIGNS.reduce((text, [sign, letter]) => `replace(${text}, '${sign}', '${letter}')`, lines);
  return `rtrim(${signs}, chr(10))`;
}

/** A text of lines as rich text: those with nothing between them are one paragraph. */
export function richTextOf(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n\s*/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${paragraph.trim().replaceAll('\n', '<br>')}</p>`)
    .join('');
}

/** Whether somebody has written paragraphs or lists as markup, and not a text that has such signs in it. */
export const isMarkup = (text: string): boolean => /^\s*<(?:p|h[1-6]|ul|ol|blockquote|div)[\s>]/i.test(text);

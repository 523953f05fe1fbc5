/** A text as lines of a width. */

/** Words end here without a space: Chinese, Japanese, Korean. */
const ANYWHERE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u{3000}-\u{303f}\u{ff00}-\u{ffef}]/u;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Breaks at spaces, between signs that are written without any, and within what is too long for a line of its own.
 * @param widthOf in the unit of `width`
 */
export function linesOf(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  const fits = (more: string): boolean => widthOf((line + more).trimEnd()) <= width;
  const end = () => {
    lines.push(line.trimEnd());
    line = '';
  };
  const add = (part: string) => {
    if (!fits(part) && line !== '') end();
    line += part;
  };
  for (const word of text.split(/(?<= )/u)) {
    if (!fits(word) && line !== '' && !ANYWHERE.test(word)) end();
    if (fits(word)) line += word;
    else for (const { segment } of graphemes.segment(word)) add(segment);
  }
  if (line !== '' || lines.length === 0) end();
  return lines;
}

/** The twin of shared/text/fold.ts in PostgreSQL, for the columns that a search looks in. */
import { LEFT_OUT, LETTERS } from './fold.ts';

/** The column beside a stored text that holds it folded. */
export const foldedColumn = (column: string): string => `${column}_folded`;

const escaped = (code: string): string => `\\U${code.padStart(8, '0')}`;
const MARKS = LEFT_OUT.map((range) => range.map(escaped).join('-')).join('');

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const letters = Object.entries(LETTERS);
const single = letters.filter(([, to]) => to.length === 1);
const translated = (value: string): string =>
  `translate(${value}, ${quoted(single.map(([from]) => from).join(''))}, ${quoted(single.map(([, to]) => to).join(''))})`;
const replaced = (value: string): string =>
  letters
    .filter(([, to]) => to.length > 1)
    .reduce((text, [from, to]) => `replace(${text}, ${quoted(from)}, ${quoted(to)})`, value);

/** Capitals that Unicode has since its version 11, Georgian's among them, which the ICU of many a PostgreSQL does not know. */
const LATER_CAPITALS = ['1c89', '1c90-1cba', '1cbd-1cbf', '2c2f', 'a7b8-a7dc', 'a7f5']
  .flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
  })
  .filter((letter) => letter.toLowerCase() !== letter);

/** By Unicode's own rules, whatever the language of the database; "natural" is of no language. */
const LOWERED = `translate(lower(normalize(value, nfkc) collate "natural"), ${quoted(LATER_CAPITALS.join(''))}, ${quoted(LATER_CAPITALS.join('').toLowerCase())})`;
const FOLDED = replaced(
  translated(`normalize(regexp_replace(normalize(${LOWERED}, nfd), '[${MARKS}]', '', 'g'), nfc)`),
);

/** What has ASCII characters alone, as most names, needs nothing of that. */
export const FOLD_FUNCTION = `create or replace function fold(value text) returns text language sql immutable parallel safe
return case when octet_length(value) = char_length(value) then lower(value collate "C") collate "natural" else ${FOLDED} end;
comment on function fold(text) is 'by hand: what searched columns are made by; one that nothing needs any more stays';`;

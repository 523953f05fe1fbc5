/** Letters that no font of ours has: what is to be printed with one is refused, and the letter named. */
import type { PrintedCode, QrDesign } from '../../../../shared/qr/design.ts';
import { textsOn } from '../../../../shared/qr/texts-on.ts';
import type { Text } from '../../../../shared/survey/document.ts';
import type { Transaction } from '../../../access/database.ts';
import { type FieldViolation, lettersNotDrawn } from '../../../errors.ts';
import { nameOfLetter, undrawnLetters } from '../../../platform/pdf/text-runs.ts';

interface MissingGlyphs {
  /** `ᠠ (U+1820)`, with commas between several. */
  letters: string;
  text: string;
}

function missingGlyphsIn(text: string): MissingGlyphs | null {
  const letters = undrawnLetters(text).map((letter) => `${letter} (${nameOfLetter(letter)})`);
  return letters.length === 0 ? null : { letters: letters.join(', '), text };
}

type Printed = Pick<PrintedCode, 'unit' | 'company' | 'language'>;

/** The first text of a print that can't be drawn whole; null where all can. */
export function missingGlyphsOn(design: QrDesign, code: Printed): MissingGlyphs | null {
  for (const text of textsOn(design, code)) {
    const found = missingGlyphsIn(text);
    if (found) return found;
  }
  return null;
}

/** Throws 409 with the text and its letters. */
export function requireGlyphs(design: QrDesign, code: Printed): void {
  const found = missingGlyphsOn(design, code);
  if (found) throw lettersNotDrawn({ parameters: { ...found } });
}

/** Of the design's own texts, each at its place. */
export function missingGlyphViolations({ frame, poster }: QrDesign): FieldViolation[] {
  const texts: [pointer: string, text: Text | undefined][] = [
    ['/frame/text', frame?.text],
    ['/poster/title', poster?.title],
    ['/poster/note', poster?.note],
  ];
  return texts.flatMap(([pointer, text = {}]) =>
    Object.entries(text).flatMap(([language, words]): FieldViolation[] => {
      const found = missingGlyphsIn(words);
      return found
        ? [{ pointer: `${pointer}/${language}`, code: 'letters_not_drawn', parameters: { letters: found.letters } }]
        : [];
    }),
  );
}

/** Of these codes those whose unit has a name that can't be drawn, whether it is printed or not. */
export async function codesWithMissingGlyphs(
  { companyId, query }: Pick<Transaction, 'companyId' | 'query'>,
  codeIds: readonly number[],
): Promise<number[]> {
  const named = await query<{ id: number; name: string }>({
    name: 'names_of_codes',
    text: `select code.id, unit.name from node_qr_code code
      join node unit on unit.company_id = $1 and unit.id = code.node_id
      where code.company_id = $1 and code.id = any($2::bigint[]) order by code.id`,
    values: [companyId, codeIds],
  });
  return named.filter(({ name }) => missingGlyphsIn(name) !== null).map(({ id }) => id);
}

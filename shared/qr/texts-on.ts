/** What is written on a print, but for the code itself. */
import { textIn } from '../survey/localize.ts';
import type { PrintedCode, QrDesign } from './design.ts';

/** Each text that is drawn of a design for a code, those that are empty left out. */
export function textsOn({ frame, marker, poster }: QrDesign, { unit, company, language }: TextsOf): string[] {
  const name = unit?.name ?? '';
  const ofPoster =
    poster?.template === undefined
      ? []
      : [
          poster.company_logo ? '' : company,
          textIn(language, poster.title),
          poster.without_name === true ? '' : name,
          textIn(language, poster.note),
        ];
  return [textIn(language, frame?.text), marker?.with_name ? name : '', ...ofPoster].filter((text) => text !== '');
}

type TextsOf = Pick<PrintedCode, 'unit' | 'company' | 'language'>;

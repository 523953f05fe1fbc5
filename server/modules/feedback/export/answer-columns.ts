/**
 * A column for each question of the surveys that the exported feedback answers. Versions of a survey, and surveys that
 * were copied from another, ask the same: questions of the same id, type and words share a column.
 */
import { kindOf } from '../../../../shared/questions/index.ts';
import { otherKey } from '../../../../shared/survey/answer-keys.ts';
import { questionsOf, type SurveyDocument } from '../../../../shared/survey/document.ts';
import type { Locale } from '../../../../shared/i18n/locales.ts';
import { answerParts } from './answer-cells.ts';
import type { Cell } from '../../../../shared/csv/cell.ts';
import { translate, wordsOf } from './words.ts';

export interface AnsweredVersion {
  id: number;
  document: SurveyDocument;
}

export interface AnswerColumns {
  headers: string[];
  /** The cells of one answer, as many as there are headers. */
  cells(versionId: number, answers: Record<string, unknown>): Cell[];
}

/** A spreadsheet ends at 16,384 columns, and no person reads this many; what is beyond goes into the last one together. */
const MAX_COLUMNS = 1_000;

interface Reader {
  at: number;
  header: string;
  /** Of the answer. */
  key: string;
  cell(answer: unknown): Cell;
}

/** @param versions the latest first: its questions come first */
export function answerColumns(
  versions: readonly AnsweredVersion[],
  locale: Locale,
  limit = MAX_COLUMNS,
): AnswerColumns {
  const places = new Map<string, number>();
  const headers: string[] = [];
  const placeOf = (key: string, header: string): number => {
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, headers.length);
    return headers.push(header) - 1;
  };
  const readers = new Map(versions.map(({ id, document }) => [id, readersOf(document, locale, placeOf)] as const));
  const isCut = headers.length > limit;
  const shown = isCut ? [...headers.slice(0, limit), translate(locale, 'columns.further_answers')] : headers;
  return {
    headers: shown,
    cells(versionId, answers) {
      const cells: Cell[] = Array.from({ length: shown.length }, () => null);
      const further: string[] = [];
      for (const { at, header, key, cell } of readers.get(versionId) ?? []) {
        const value = cell(answers[key]);
        if (at < limit) cells[at] = value;
        else if (value !== null) further.push(`${header}: ${value}`);
      }
      if (further.length > 0) cells[limit] = further.join('\n');
      return cells;
    },
  };
}

function readersOf(document: SurveyDocument, locale: Locale, placeOf: (key: string, header: string) => number) {
  const words = wordsOf(locale, document);
  return questionsOf(document).flatMap((question): Reader[] => {
    const title = words.localize(question.title);
    return answerParts(kindOf(question).control(question, words)).map(({ label, isOther, cell }) => {
      const header = label === null ? title : `${title} – ${label}`;
      const at = placeOf(JSON.stringify([question.id, question.type, header]), header);
      return { at, header, key: isOther ? otherKey(question.id) : question.id, cell };
    });
  });
}

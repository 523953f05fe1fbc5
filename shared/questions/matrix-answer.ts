/** What was answered to the rows of a matrix. */
import type { MatrixControl } from './control.ts';

/** The part of an answer that holds the visitor's own words for a row. Ids have no dots. */
export const textPart = (row: string): string => `${row}.text`;

export interface RowAnswer {
  /** Of the row. */
  label: string;
  /** What was chosen, by what it is called; of a scale its point. */
  chosen: string[];
  /** The visitor's own words. */
  text: string | undefined;
}

/** Each row in its place, answered or not. A column that is gone is told by its id. */
export function rowAnswers({ rows, columns }: MatrixControl, answer: unknown): RowAnswer[] {
  const parts = new Map<string, unknown>(typeof answer === 'object' && answer !== null ? Object.entries(answer) : []);
  const labels = new Map(columns.map(({ value, label }) => [value, label]));
  return rows.map(({ value, label }) => {
    const text = parts.get(textPart(value));
    const given = [parts.get(value) ?? []].flat().map(String);
    return {
      label,
      chosen: given.map((column) => labels.get(column) ?? column),
      text: typeof text === 'string' ? text : undefined,
    };
  });
}

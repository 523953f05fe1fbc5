/** Answers with what they count for, by the version that was answered. */
import { keptByCell } from '../../../access/kept-by-cell.ts';
import type { Transaction } from '../../../access/database.ts';
import type { SurveyDocument } from '../../../../shared/survey/document.ts';
import { localDay, localHour } from '../roll-ups/local-time.ts';
import { type CountedRow, countsOf } from './counts.ts';
import type { DayCounts } from '../roll-ups/survey-days.ts';

/** Columns of a row of feedback, by an alias. */
export const countedColumns = (row: string): string => `${row}.id, ${row}.node_id, ${row}.survey_version_id,
    ${localDay(`${row}.`)}::text as day, ${localHour(`${row}.`)} as hour, ${row}.answers, ${row}.locale, ${row}.is_partial,
    ${row}.erased_at is not null as is_erased, ${row}.created_at::text as answered_at, ${row}.updated_at::text as changed_at`;

export interface StoredRow extends CountedRow {
  id: number;
  node_id: number;
  survey_version_id: number;
  day: string;
  answered_at: string;
  changed_at: string;
}

export type CountedAnswer = DayCounts & Pick<StoredRow, 'id' | 'answered_at' | 'changed_at' | 'is_partial'>;

/** A published version never changes. */
const knownIn = keptByCell<SurveyDocument>(500);

/** @returns the documents by the ids of their versions */
export async function versionsOf(
  transaction: Transaction,
  companyId: number,
  ids: Iterable<number>,
): Promise<Map<number, SurveyDocument>> {
  const known = knownIn(transaction);
  const keyOf = (id: number): string => `${companyId}:${id}`;
  const asked = [...new Set(ids)];
  const missing = asked.filter((id) => !known.has(keyOf(id)));
  if (missing.length > 0) {
    const found = await transaction.query<{ id: number; document: SurveyDocument }>({
      name: 'results_versions',
      text: 'select id, document from survey_version where company_id = $1 and id = any($2::bigint[])',
      values: [companyId, missing],
    });
    for (const { id, document } of found) known.set(keyOf(id), document);
  }
  return new Map(
    asked.flatMap((id) => {
      const document = known.get(keyOf(id));
      return document ? [[id, document]] : [];
    }),
  );
}

/** What each of the rows counts for. */
export async function countRows(
  transaction: Transaction,
  companyId: number,
  rows: readonly StoredRow[],
): Promise<CountedAnswer[]> {
  const versions = await versionsOf(
    transaction,
    companyId,
    rows.map(({ survey_version_id: id }) => id),
  );
  return rows.flatMap((row) => {
    const document = versions.get(row.survey_version_id);
    if (!document) return [];
    const { id, node_id, survey_version_id, day, answered_at, changed_at, is_partial } = row;
    return [
      { id, node_id, survey_version_id, day, answered_at, changed_at, is_partial, counts: countsOf(document, row) },
    ];
  });
}

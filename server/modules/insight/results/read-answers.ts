/** Answers with what they count for, by the version that was answered. */
import type { Transaction } from '../../../access/database.ts';
import { localDay, localHour } from '../roll-ups/local-time.ts';
import { versionsOf } from '../roll-ups/survey-versions.ts';
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

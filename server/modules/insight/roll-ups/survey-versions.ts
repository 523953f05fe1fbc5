/** What visitors were asked, by the version that they answered. */
import type { SurveyDocument } from '../../../../shared/survey/document.ts';
import { keptByCell } from '../../../access/kept-by-cell.ts';
import type { Transaction } from '../../../access/database.ts';

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
      name: 'survey_versions',
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

/** Places that the quotas of surveys have: which are taken, and their rows. */
import { LRUCache } from 'lru-cache';
import type { Quota, SurveyDocument } from '../../../shared/survey/document.ts';
import type { Database, Statement } from '../../access/database.ts';

const MAX_SURVEYS = 2_000;
/** How late a page may know that the last place is taken; whoever answers it then is told. */
const FRESH_MS = 1_000;

export interface Quotas {
  /** The first quota of all visitors that has no place left; undefined while there is one. */
  full: (companyId: number, versionId: number, document: SurveyDocument) => Promise<Quota | undefined>;
  /** Makes the rows of quotas that have none yet: what is counted is held by its row. */
  prepare: (companyId: number, versionId: number, quotas: readonly Quota[]) => Promise<void>;
}

const surveyOfVersion = '(select survey_id from survey_version where company_id = $1 and id = $2)';

const takenPlaces = (companyId: number, versionId: number): Statement => ({
  name: 'visitor_quotas',
  text: `select quota, taken::int as taken from survey_quota where company_id = $1 and survey_id = ${surveyOfVersion}`,
  values: [companyId, versionId],
});

const makeRows = (companyId: number, versionId: number, ids: readonly string[]): Statement => ({
  name: 'visitor_make_quotas',
  text: `insert into survey_quota (company_id, survey_id, quota)
    select $1, version.survey_id, asked.quota
    from survey_version version, jsonb_array_elements_text($3::jsonb) as asked(quota)
    where version.company_id = $1 and version.id = $2 on conflict (company_id, survey_id, quota) do nothing`,
  values: [companyId, versionId, JSON.stringify(ids)],
});

export function createQuotas(database: Pick<Database, 'statement'>): Quotas {
  const taken = new LRUCache<string, Map<string, number>, { companyId: number; versionId: number }>({
    max: MAX_SURVEYS,
    ttl: FRESH_MS,
    fetchMethod: async (_key, _stale, { context: { companyId, versionId } }) => {
      const asked = takenPlaces(companyId, versionId);
      const rows = await database.statement<{ quota: string; taken: number }>('visitor', companyId, asked);
      return new Map(rows.map((row) => [row.quota, row.taken]));
    },
  });
  const made = new LRUCache<string, true>({ max: MAX_SURVEYS });
  return {
    async full(companyId, versionId, { quotas = [] }) {
      const ofAll = quotas.filter(({ if: rule }) => rule === undefined);
      if (ofAll.length === 0) return undefined;
      const places = await taken.fetch(`${companyId}:${versionId}`, { context: { companyId, versionId } });
      return ofAll.find(({ id, most }) => (places?.get(id) ?? 0) >= most);
    },
    async prepare(companyId, versionId, quotas) {
      const key = (id: string): string => `${companyId}:${versionId}:${id}`;
      const ids = quotas.map(({ id }) => id).filter((id) => !made.has(key(id)));
      if (ids.length === 0) return;
      await database.statement('visitor', companyId, makeRows(companyId, versionId, ids));
      for (const id of ids) made.set(key(id), true);
    },
  };
}

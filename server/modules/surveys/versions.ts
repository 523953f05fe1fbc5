/** Published states of a survey. */
import type { ActionRequest } from '../../kernel/extension.ts';
import type { Work } from '../../access/work.ts';
import { COUNTED_ROWS } from '../../query/plan-list.ts';
import { createParameters } from '../../database/parameters.ts';
import { surveyChanges } from '../../../shared/survey/changes.ts';
import { reachedBy } from '../../access/claims.ts';
import { versionNotFound } from '../../errors.ts';

export interface Version {
  number: number;
  document: object;
}

/** @returns the version of the greatest number; null for a survey that was never published */
export async function latestVersion(
  { transaction }: Pick<Work, 'transaction'>,
  surveyId: number,
): Promise<Version | null> {
  const [version] = await transaction.query<Version>({
    name: 'latest_survey_version',
    text: `select number, document from survey_version where company_id = $1 and survey_id = $2
      order by number desc limit 1`,
    values: [transaction.companyId, surveyId],
  });
  return version ?? null;
}

/** Throws 404 for a number that the survey has no version of. */
export async function findVersion({ transaction }: Work, surveyId: number, number: number): Promise<Version> {
  const [version] = await transaction.query<Version>({
    name: 'survey_version_by_number',
    text: 'select number, document from survey_version where company_id = $1 and survey_id = $2 and number = $3',
    values: [transaction.companyId, surveyId, number],
  });
  if (!version) throw versionNotFound();
  return version;
}

/** The action `version`. */
export async function showVersion(request: ActionRequest): Promise<Version> {
  const { id } = await request.find();
  return findVersion(request, id, Number(request.input['number']));
}

/** One answer holds this many; each comes with the whole document while the changes are told. */
const PAGE = 20;
const BEYOND_ALL = 1_000_001;

interface ListedVersion extends Version {
  created_at: string;
  published_by: string | null;
  answer_count: number;
}

async function readVersions(
  { principal, transaction }: ActionRequest,
  surveyId: number,
  before: number,
): Promise<ListedVersion[]> {
  const parameters = createParameters();
  const company = parameters.add(transaction.companyId);
  const reached = reachedBy('nodes.feedback.read', principal, parameters);
  return transaction.query<ListedVersion>({
    // One more than is answered: the oldest is told by what it changed of the one before.
    text: `select version.number, version.document, version.created_at, publisher.full_name as published_by,
        (select count(*) from (select from feedback answered where answered.company_id = ${company}
          and answered.survey_version_id = version.id
          ${reached === null ? '' : `and answered.node_id = any(array${reached})`}
          limit ${COUNTED_ROWS + 1}) counted) as answer_count
      from survey_version version
      left join customer_user publisher on publisher.company_id = ${company} and publisher.id = version.published_by_id
      where version.company_id = ${company} and version.survey_id = ${parameters.add(surveyId)}
        and version.number < ${parameters.add(before)}
      order by version.number desc limit ${PAGE + 1}`,
    values: parameters.values,
  });
}

/** The action `versions`. */
export async function listVersions(request: ActionRequest): Promise<object> {
  const { id } = await request.find();
  const found = await readVersions(request, id, Number(request.input['before'] ?? BEYOND_ALL));
  const results = found.slice(0, PAGE).map(({ document, ...version }, at) => ({
    ...version,
    changes: surveyChanges(found[at + 1]?.document ?? null, document, request.locale),
  }));
  return { results, has_more: found.length > PAGE };
}

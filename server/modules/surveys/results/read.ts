/** What was answered to a survey, in figures and words, as far as the caller reads it. */
import { isLanguage, type Language } from '../../../../shared/i18n/languages.ts';
import type { Text } from '../../../../shared/survey/document.ts';
import { offeredLanguages, textIn } from '../../../../shared/survey/localize.ts';
import type { SurveyResults } from '../../../../shared/survey/survey-results.ts';
import { signedIn } from '../../../access/principal.ts';
import { notFound } from '../../../errors.ts';
import type { ActionRequest } from '../../../kernel/extension.ts';
import {
  answersCountedUntil,
  type Asked,
  type PeriodQuery,
  readPeriod,
  readResults,
  versionsOf,
} from '../../insight/index.ts';
import { findVersion } from '../versions.ts';
import { type Answered, sideOf } from './side.ts';

/** So many versions a reader can choose among, the newest. */
const VERSIONS = 200;

export interface ResultsInput extends PeriodQuery {
  node_id?: number;
  version?: number;
  compare_previous?: boolean;
  compare_node_id?: number;
  compare_version?: number;
}

/** What is asked for, and what it is compared with: the same answers but for what the comparison says. */
function askedFor(surveyId: number, input: ResultsInput): { now: Asked; compared: Asked | null } {
  const { from, to, step, previous } = readPeriod(input);
  const now: Asked = { surveyId, from, to, step, unitId: input.node_id ?? null, version: input.version ?? null };
  const { compare_previous: isBefore = false, compare_node_id: unit, compare_version: version } = input;
  if (!isBefore && unit === undefined && version === undefined) return { now, compared: null };
  const compared = { ...now, ...(isBefore && previous), unitId: unit ?? now.unitId, version: version ?? now.version };
  return { now, compared };
}

/**
 * Throws 400 for days that can't be, 404 for a unit that the caller does not see, and for a number that the survey has no version of.
 * @param locale in which the survey speaks, where it does
 */
export async function resultsOf(
  request: ActionRequest,
  surveyId: number,
  input: ResultsInput,
  locale: string,
): Promise<SurveyResults> {
  const { transaction } = request;
  const companyId = Number(transaction.companyId);
  const { now, compared } = askedFor(surveyId, input);
  const side = async (asked: Asked) => {
    if (asked.version !== null) await findVersion(request, surveyId, asked.version);
    const results = await readResults(transaction, signedIn(request.principal), asked);
    if (!results.is_seen) throw notFound();
    const documents = await versionsOf(
      transaction,
      companyId,
      results.versions.map((version) => version.id),
    );
    const answered: Answered[] = results.versions.flatMap(({ id: versionId, counts }) => {
      const document = documents.get(versionId);
      return document ? [{ document, counts }] : [];
    });
    const language = languageOf(answered, locale);
    const localize = (text: Text | undefined): string => textIn(language, text);
    return { may_read: results.may_read, shown: sideOf(asked, results, answered, language, localize) };
  };
  const current = await side(now);
  const versions = await transaction.query<{ number: number }>({
    name: 'results_of_versions',
    text: `select number from survey_version where company_id = $1 and survey_id = $2 order by number desc limit ${VERSIONS}`,
    values: [companyId, surveyId],
  });
  return {
    step: now.step,
    may_read: current.may_read,
    counted_until: await answersCountedUntil(transaction, companyId),
    versions: versions.map(({ number }) => number),
    current: current.shown,
    compared: compared && (await side(compared)).shown,
  };
}

/** The caller's, where the newest version that was answered speaks it, else its own first. */
function languageOf([newest]: readonly Answered[], locale: string): Language {
  const offered = newest ? offeredLanguages(newest.document) : [];
  const wanted = offered.find((language) => language === locale);
  return wanted ?? offered[0] ?? (isLanguage(locale) ? locale : 'en');
}

/** The way of a draft to the visitors: what stands in it, what it would change, and the step itself. */
import { surveyChanges } from '../../../shared/survey/changes.ts';
import { languageProgress, promisedLanguages } from '../../../shared/survey/completeness.ts';
import { createParameters } from '../../database/parameters.ts';
import { signedIn } from '../../access/principal.ts';
import { type FieldError, invalidInput, nothingToPublish } from '../../errors.ts';
import { survey as entity } from '../../generated/survey.ts';
import { translate } from '../../i18n/texts.ts';
import { audit } from '../../access/audit.ts';
import type { ActionRequest } from '../../kernel/extension.ts';
import { publicationFaults } from './survey-document.ts';
import { groupsOf } from './computed.ts';
import { requireUnitsWithinPlan } from './own-of-units.ts';
import { unitsShowing } from './units-showing.ts';
import { latestVersion } from './versions.ts';

/** More than anybody mends at once; a survey in ten languages can lack thousands of texts. */
const MAX_FAULTS = 100;

const MISSING = 'missing_translation';

/** What keeps a draft from being published; texts that are only missing in some language come last. */
function faultsOfDraft(draft: unknown, at: string): FieldError[] {
  if (draft === null) return [{ pointer: at, code: 'required' }];
  const faults = publicationFaults(draft, at);
  const isMissing = ({ code }: FieldError): boolean => code === MISSING;
  return [...faults.filter((fault) => !isMissing(fault)), ...faults.filter(isMissing)].slice(0, MAX_FAULTS);
}

/**
 * The draft as visitors would get it: in the languages that are wanted, which are some of its own. What is written in the
 * others stays in the version, too, and is offered to nobody. Throws 400 for a language that the draft does not have.
 */
function inLanguages(draft: object | null, wanted: unknown): object | null {
  if (draft === null || !Array.isArray(wanted)) return draft;
  const promised: readonly string[] = promisedLanguages(draft);
  const errors = wanted.flatMap((language, at): FieldError[] =>
    promised.includes(String(language)) ? [] : [{ pointer: `/languages/${at}`, code: 'not_an_option' }],
  );
  if (errors.length > 0) throw invalidInput({ errors });
  return { ...draft, languages: promised.filter((language) => wanted.includes(language)) };
}

/** The action `publish`. The row is locked, so that versions are numbered without gaps and one at a time. */
export async function publish(request: ActionRequest): Promise<{ number: number }> {
  const { principal, transaction, input } = request;
  const row = await request.lock();
  await requireUnitsWithinPlan(request, row);
  await request.refuseOlder(row, input['revision']);
  const document = inLanguages(row['draft'] as object | null, input['languages']);
  const errors = faultsOfDraft(document, '/draft');
  if (errors.length > 0) throw invalidInput({ errors });
  const [made] = await transaction.query<{ number: number }>({
    name: 'publish_survey',
    // One statement compares as it inserts: equal documents are equal whatever the order of their members.
    text: `with latest as (
        select number, document from survey_version where company_id = $1 and survey_id = $2 order by number desc limit 1
      )
      insert into survey_version (company_id, survey_id, number, document, published_by_id)
      select $1, $2, coalesce((select number from latest), 0) + 1, $4::jsonb, $3
      where not exists (select 1 from latest where latest.document = $4::jsonb)
      returning number`,
    values: [transaction.companyId, row.id, signedIn(principal).userId, JSON.stringify(document)],
  });
  if (!made) throw nothingToPublish();
  await audit(request, { operation: 'publish', entity, recordId: row.id, changes: { version: made.number } });
  return made;
}

async function readGroups({ principal, transaction }: ActionRequest, surveyId: number): Promise<object[]> {
  const parameters = createParameters();
  const [found] = await transaction.query<{ groups: object[] }>({
    text: `select ${groupsOf({ principal, parameters })} as groups from survey t
      where t.company_id = ${parameters.add(transaction.companyId)} and t.id = ${parameters.add(surveyId)}`,
    values: parameters.values,
  });
  return found?.groups ?? [];
}

/** The action `check_publish`; its pointers lead into the draft. */
export async function checkPublish(request: ActionRequest): Promise<object> {
  const { locale } = request;
  const row = await request.find();
  const draft = row['draft'] as object | null;
  const latest = await latestVersion(request, row.id);
  return {
    faults: faultsOfDraft(draft, '')
      .slice(0, MAX_FAULTS)
      .map(({ pointer, code, parameters = {} }) => ({
        pointer,
        code,
        message: translate(locale, `fields.${code}`, parameters),
        parameters,
      })),
    languages: languageProgress(draft ?? {}),
    changes: surveyChanges(latest?.document ?? null, draft ?? {}, locale),
    unit_count: await unitsShowing(request, row.id),
    groups: await readGroups(request, row.id),
    number: (latest?.number ?? 0) + 1,
  };
}

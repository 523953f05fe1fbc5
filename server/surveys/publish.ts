/** The way of a draft to the visitors: what stands in it, what it would change, and the step itself. */
import { surveyChanges } from '../../public-app/survey/changes.ts';
import { createParameters } from '../access/parameters.ts';
import { signedIn } from '../access/principal.ts';
import { type FieldError, invalidInput, nothingToPublish } from '../errors.ts';
import { survey as entity } from '../generated/survey.ts';
import { translate } from '../i18n/texts.ts';
import { audit } from '../kernel/audit.ts';
import type { ActionRequest } from '../kernel/extension.ts';
import { publicationFaults } from '../visitor/survey-document.ts';
import { groupsOf } from './computed.ts';
import { requireUnitsWithinPlan } from './own-of-units.ts';
import { unitsShowing } from './units-showing.ts';
import { latestVersion } from './versions.ts';

/** More than anybody mends at once; a survey in ten languages can lack thousands of texts. */
const MAX_FAULTS = 100;

/** What keeps a draft from being published. */
const faultsOfDraft = (draft: unknown, at: string): FieldError[] =>
  draft === null ? [{ pointer: at, code: 'required' }] : publicationFaults(draft, at).slice(0, MAX_FAULTS);

/** The action `publish`. The row is locked, so that versions are numbered without gaps and one at a time. */
export async function publish(request: ActionRequest): Promise<{ number: number }> {
  const { principal, transaction, input } = request;
  const row = await request.lock();
  await requireUnitsWithinPlan(request, row);
  await request.refuseOlder(row, input['revision']);
  const errors = faultsOfDraft(row['draft'], '/draft');
  if (errors.length > 0) throw invalidInput({ errors });
  const [made] = await transaction.query<{ number: number }>({
    name: 'publish_survey',
    // One statement compares as it inserts: equal documents are equal whatever the order of their members.
    text: `with latest as (
        select number, document from survey_version where company_id = $1 and survey_id = $2 order by number desc limit 1
      )
      insert into survey_version (company_id, survey_id, number, document, published_by_id)
      select $1, $2, coalesce((select number from latest), 0) + 1, made.draft, $3 from survey made
      where made.company_id = $1 and made.id = $2
        and not exists (select 1 from latest where latest.document = made.draft)
      returning number`,
    values: [transaction.companyId, row.id, signedIn(principal).userId],
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
    changes: surveyChanges(latest?.document ?? null, draft ?? {}, locale),
    unit_count: await unitsShowing(request, row.id),
    groups: await readGroups(request, row.id),
    number: (latest?.number ?? 0) + 1,
  };
}

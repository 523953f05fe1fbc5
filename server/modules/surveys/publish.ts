/** The way of a draft to the visitors: what stands in it, what it would change, and the step itself. */
import { surveyChanges } from '../../../shared/survey/changes.ts';
import { languageProgress, promisedLanguages } from '../../../shared/survey/completeness.ts';
import { createParameters } from '../../database/parameters.ts';
import { signedIn } from '../../access/principal.ts';
import { type FieldViolation, invalidInput, nothingToPublish } from '../../errors.ts';
import { survey as entity } from '../../generated/survey.ts';
import { translate } from '../../i18n/texts.ts';
import { audit } from '../../access/audit.ts';
import type { ActionRequest } from '../../kernel/extension.ts';
import type { Transaction } from '../../access/database.ts';
import { addressFieldViolations } from './address-fields.ts';
import { publicationViolations } from './survey-document.ts';
import { groupsOf } from './computed.ts';
import { requireUnitsWithinPlan } from './own-of-units.ts';
import { latestVersion } from './versions.ts';
import { idsOfPath } from '../../access/subtree.ts';
import { reachedBy } from '../../access/claims.ts';
import type { Work } from '../../access/work.ts';

/** More than anybody mends at once; a survey in ten languages can lack thousands of texts. */
const MAX_VIOLATIONS = 100;

const MISSING = 'missing_translation';

const isMissing = ({ code }: FieldViolation): boolean => code === MISSING;

/** What keeps a draft from being published; texts that are only missing in some language come last. */
async function violationsOfDraft(
  transaction: Transaction,
  draft: object | null,
  at: string,
): Promise<FieldViolation[]> {
  if (draft === null) return [{ pointer: at, code: 'required' }];
  const violations = publicationViolations(draft, at);
  // Of a document that is none nothing more is looked at.
  if (violations.every(isMissing)) violations.push(...(await addressFieldViolations(transaction, draft, at)));
  return [...violations.filter((violation) => !isMissing(violation)), ...violations.filter(isMissing)].slice(
    0,
    MAX_VIOLATIONS,
  );
}

/**
 * The draft as visitors would get it: in the languages that are wanted, which are some of its own. What is written in the
 * others stays in the version, too, and is offered to nobody. Throws 400 for a language that the draft does not have.
 */
function inLanguages(draft: object | null, wanted: unknown): object | null {
  if (draft === null || !Array.isArray(wanted)) return draft;
  const promised: readonly string[] = promisedLanguages(draft);
  const errors = wanted.flatMap((language, at): FieldViolation[] =>
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
  const errors = await violationsOfDraft(transaction, document, '/draft');
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
    faults: (await violationsOfDraft(request.transaction, draft, ''))
      .slice(0, MAX_VIOLATIONS)
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

// How many units show a survey, or would once it is published: the rule of server/modules/organizations/designs/effective.ts, for all units at once.

/**
 * Walks no unit alone: the few units that have a design are looked up for each step of each path, and the nearest one
 * counts. Only units that the caller sees are counted; what they show may come from one that he does not see.
 */
async function unitsShowing({ principal, transaction }: Work, surveyId: number): Promise<number> {
  const parameters = createParameters();
  const company = parameters.add(transaction.companyId);
  const survey = parameters.add(surveyId);
  const reached = reachedBy('nodes.any.read', principal, parameters);
  const [counted] = await transaction.query<{ units: number }>({
    text: `with published as materialized (
        select distinct version.survey_id as id from survey_version version where version.company_id = ${company}
        union select ${survey}::bigint
      ), designed as materialized (
        select living.id, coalesce(
            (select published.id from published where published.id = own.survey_id),
            (select published.id from published where published.id = shared.survey_id)) as survey_id
          from node living
          left join node_survey own on own.company_id = ${company} and own.node_id = living.id
          left join group_node member
            on member.company_id = ${company} and member.node_id = living.id and member.kind = 'survey'
          left join survey_group shared on shared.company_id = ${company} and shared.id = member.survey_group_id
          where living.company_id = ${company} and living.deleted_at is null
            and (own.survey_id is not null or shared.survey_id is not null)
      ), shown as (
        select distinct on (unit.id) unit.id, designed.survey_id
          from node unit
          join customer on customer.id = ${company}
          cross join lateral unnest(${idsOfPath('unit.path')}) with ordinality as step(id, depth)
          left join designed on designed.id = step.id and designed.survey_id is not null
            and (step.id = unit.id or customer.inherit_designs)
          where unit.company_id = ${company} and unit.deleted_at is null
            ${reached === null ? '' : `and unit.id in ${reached}`}
          order by unit.id, designed.survey_id is null, step.depth desc
      )
      select count(*) as units from shown
      where coalesce(shown.survey_id, (select customer.default_survey_id from customer where customer.id = ${company})) = ${survey}`,
    values: parameters.values,
  });
  return counted?.units ?? 0;
}

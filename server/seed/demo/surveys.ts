/** A company's surveys with their versions, and which one a unit shows at a time. */
import type { SurveyDocument } from '../../../shared/survey/document.ts';
import { DAY, HOUR, iso } from '../days.ts';
import type { SurveyPlan } from './company-plan.ts';
import { type CompanyContext, createdAt, found, insertNumbered } from './context.ts';
import type { Unit } from './units.ts';
import type { User } from './users.ts';

export interface PublishedVersion {
  id: number;
  document: SurveyDocument;
  publishedAt: number;
}

export interface Survey {
  id: number;
  key: string;
  /** Oldest first. */
  versions: PublishedVersion[];
}

export async function insertSurveys(context: CompanyContext, users: User[]): Promise<Survey[]> {
  const { plan, company, foundedAt } = context;
  const rows = plan.surveys.map((survey) => ({
    name: survey.name,
    origin: survey.origin,
    // The designer goes on from what was published last, where nothing was changed since.
    draft: survey.draft ?? survey.versions.at(-1)?.document ?? null,
    created_at: iso(foundedAt),
    updated_at: iso(publicationTimes(context, survey).at(-1) ?? foundedAt),
  }));
  const stored = await insertNumbered(context, 'survey', rows);
  const surveys: Survey[] = [];
  for (const [at, survey] of plan.surveys.entries()) {
    surveys.push(await insertVersions(context, survey, stored[at]?.id ?? 0, users[0]?.id ?? null));
  }
  await company.run('app', 'update customer set default_survey_id = $2 where id = $1', [
    company.companyId,
    surveys[0]?.id,
  ]);
  return surveys;
}

const publicationTimes = ({ today, foundedAt }: CompanyContext, { versions }: SurveyPlan): number[] =>
  versions.map(({ daysAgo }) => Math.max(today - daysAgo * DAY + 10 * HOUR, foundedAt));

async function insertVersions(
  context: CompanyContext,
  survey: SurveyPlan,
  surveyId: number,
  publisher: number | null,
): Promise<Survey> {
  const { foundedAt } = context;
  const times = publicationTimes(context, survey);
  const rows = survey.versions.map(({ document }, at) => ({
    survey_id: surveyId,
    number: at + 1,
    document,
    // The default survey comes with the registration.
    published_by_id: survey.origin === 'default' ? null : publisher,
    ...createdAt(iso(times[at] ?? foundedAt)),
  }));
  const versions = await insertNumbered(context, 'survey_version', rows);
  const published = versions.map(({ id, document }, at) => ({ id, document, publishedAt: times[at] ?? foundedAt }));
  return { id: surveyId, key: survey.key, versions: published };
}

/** The row of each unit's own survey, empty for most. */
export async function insertUnitSurveys(context: CompanyContext, units: Unit[], surveys: Survey[]): Promise<void> {
  const { company, plan, foundedAt } = context;
  const surveyIds = new Map(surveys.map(({ key, id }) => [key, id]));
  const rows = units.map(({ id, externalId }) => {
    const own = plan.ownSurveys[externalId];
    const times = createdAt(iso(foundedAt + DAY));
    return { node_id: id, survey_id: own === undefined ? null : found(surveyIds, own), ...times };
  });
  await company.insert('node_survey', rows);
}

/**
 * The version that a unit showed at a time: of its own survey, else of its group's, else of the nearest unit above that
 * has one, else of the company's default; the demo's companies pass designs on.
 */
export function versionResolver({ plan }: CompanyContext, units: Unit[], surveys: Survey[]) {
  const unitsById = new Map(units.map((unit) => [unit.externalId, unit]));
  const surveysByKey = new Map(surveys.map((survey) => [survey.key, survey]));
  const [fallback] = surveys;

  function ownOrGroup({ externalId, type }: Unit): Survey | undefined {
    const group = plan.surveyGroups.find(({ unitTypes }) => unitTypes.includes(type));
    const key = plan.ownSurveys[externalId] ?? group?.survey;
    return key === undefined ? undefined : found(surveysByKey, key);
  }
  return (unit: Unit, time: number): PublishedVersion => {
    const designs: Survey[] = [];
    for (let place: Unit | undefined = unit; place; place = place.parent ? unitsById.get(place.parent) : undefined) {
      const design = ownOrGroup(place);
      if (design) designs.push(design);
    }
    for (const { versions } of [...designs, ...(fallback ? [fallback] : [])]) {
      const version = versions.findLast(({ publishedAt }) => publishedAt <= time);
      if (version) return version;
    }
    throw new Error(`No survey had been published when '${unit.externalId}' was answered.`);
  };
}

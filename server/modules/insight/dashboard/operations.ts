/** The dashboard's calls: what there is, and how it went over a period. */
import { type Principal, signedIn } from '../../../access/principal.ts';
import { notFound } from '../../../errors.ts';
import { queryInSession } from '../../../access/session-guard.ts';
import type { KernelParts } from '../../../kernel/context.ts';
import { queryEverywhere } from '../../../kernel/everywhere.ts';
import type { JsonSchema } from '../../../../shared/contract/descriptor.ts';
import { readQuery, validated } from '../../../validation/validate.ts';
import { createSemaphore } from '../../../http/overload/semaphore.ts';
import type { Operation } from '../../../http/registry.ts';
import { driversOperation } from './drivers-operation.ts';
import { handlingOperation } from './handling-operation.ts';
import { daysQuery, placeOf, placeProperties, type PlaceQuery, refuseUnread, type ReportQuery } from './asked-place.ts';
import { companyInfo, type InfoRow, platformInfo } from './info-statement.ts';
import { periodProperties, readPeriod } from './period.ts';
import { addedInfo, addedPoints } from './platform-sums.ts';
import { platformReport, type PlatformReportRow } from './platform-report.ts';
import { companyReport, periodReport, PLATFORM } from './report.ts';
import { reportStatement, type ReportRow } from './report-statement.ts';
import type { Place } from './reach.ts';
import { infoSchema, reportSchema, topicsSchema } from './schemas.ts';
import { topicsByLanguage } from './topics.ts';
import { LATEST, topicsStatement, type TopicsRow } from './topics-statement.ts';

type Parts = Pick<KernelParts, 'database'>;

const query = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  properties,
});
const reportQuery = query({ ...periodProperties, ...placeProperties });
const topicsQuery = daysQuery();
const infoQuery = query(placeProperties);

const called = {
  method: 'GET',
  access: { roles: ['company_user', 'company_admin', 'superadmin'] },
  rate: 'read',
  audit: 'none',
} satisfies Partial<Operation>;

async function readInfo(parts: Parts, principal: Principal, query: PlaceQuery): Promise<object> {
  const caller = signedIn(principal);
  const place = placeOf(query);
  if (caller.role === 'superadmin') refuseUnits(place);
  if (caller.role === 'superadmin') {
    const { answers } = await queryEverywhere<InfoRow>(parts.database, platformInfo(caller));
    return addedInfo(answers.map(({ info }) => info));
  }
  const { info, is_seen: isSeen } = await queryInSession<InfoRow>(parts.database, caller, companyInfo(caller, place));
  if (!isSeen) throw notFound();
  return Object.fromEntries(Object.entries(info).filter(([, figure]) => figure !== null));
}

async function readReport(parts: Parts, principal: Principal, query: ReportQuery): Promise<object> {
  const caller = signedIn(principal);
  const period = readPeriod(query);
  const place = placeOf(query);
  if (caller.role !== 'superadmin') {
    const row = await queryInSession<ReportRow>(parts.database, caller, reportStatement(caller, place, period));
    if (!row.is_seen) throw notFound();
    return companyReport(period, row);
  }
  refuseUnits(place);
  const { answers } = await queryEverywhere<PlatformReportRow>(parts.database, platformReport(caller, period));
  const points = addedPoints(answers.flatMap((answer) => answer.points));
  return periodReport(period, points, PLATFORM).shown;
}

/** Units are the companies' own: to the super administrator there are none. */
function refuseUnits({ unitId, organizationId }: Place): void {
  if (unitId !== null || organizationId !== null) throw notFound();
}

/** What visitors wrote is the companies' own: the super administrator may not ask. */
async function readTopics(parts: Parts, principal: Principal, query: ReportQuery): Promise<object> {
  const caller = signedIn(principal);
  const { from, to } = readPeriod(query);
  const row = await queryInSession<TopicsRow>(
    parts.database,
    caller,
    topicsStatement(caller, placeOf(query), { from, to }),
  );
  refuseUnread(row);
  return { from, to, limit: LATEST, languages: await topicsByLanguage(row.here, row.rest) };
}

/** Thousands of texts are cut into words each time. */
const READING_TEXTS = { atOnce: 2, waiting: 30 };

export function dashboardOperations(parts: Parts): Operation[] {
  const reading = createSemaphore(READING_TEXTS);
  return [
    {
      ...called,
      id: 'dashboard.info',
      path: 'dashboardinfo',
      summary: 'What there is, with the limits of the plan, as far as the caller may see it',
      input: { query: infoQuery },
      output: infoSchema,
      async handler({ principal, query }) {
        return {
          body: await readInfo(parts, principal, validated<PlaceQuery>(infoQuery, readQuery(infoQuery, query))),
        };
      },
    },
    {
      ...called,
      id: 'dashboard.report',
      path: 'dashboardreportdata',
      summary: 'Figures of a period and of a subtree, with those of the period before, by day, week or month',
      input: { query: reportQuery },
      output: reportSchema,
      isHeavy: true,
      async handler({ principal, query }) {
        return {
          body: await readReport(parts, principal, validated<ReportQuery>(reportQuery, readQuery(reportQuery, query))),
        };
      },
    },
    {
      ...called,
      access: { roles: ['company_user', 'company_admin'] },
      id: 'dashboard.topics',
      path: 'dashboardtopics',
      summary: 'What visitors write about in a period and a subtree more than elsewhere and before, by language',
      input: { query: topicsQuery },
      output: topicsSchema,
      isHeavy: true,
      async handler({ principal, query }) {
        const asked = validated<ReportQuery>(topicsQuery, readQuery(topicsQuery, query));
        return { body: await reading.run(() => readTopics(parts, principal, asked)) };
      },
    },
    driversOperation(parts),
    handlingOperation(parts),
  ];
}

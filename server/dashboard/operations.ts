/** The dashboard's calls: what there is, and how it went over a period. */
import { type Principal, signedIn } from '../access/principal.ts';
import { forbidden, notFound } from '../errors.ts';
import { ask, type KernelParts } from '../kernel/context.ts';
import type { JsonSchema } from '../kernel/descriptor.ts';
import { readQuery, validated } from '../kernel/validate.ts';
import type { Operation } from '../registry.ts';
import { companyInfo, type InfoRow, platformInfo } from './info-statement.ts';
import { type PeriodQuery, periodProperties, readPeriod } from './period.ts';
import { platformReport, type PlatformReportRow } from './platform-report.ts';
import { companyReport, periodReport, PLATFORM } from './report.ts';
import { reportStatement, type ReportRow } from './report-statement.ts';
import type { Place } from './reach.ts';
import { infoSchema, reportSchema, topicsSchema } from './schemas.ts';
import { topicsByLanguage } from './topics.ts';
import { LATEST, topicsStatement, type TopicsRow } from './topics-statement.ts';

type Parts = Pick<KernelParts, 'database'>;

const id: JsonSchema = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER };

const reportQuery: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ...periodProperties,
    node_id: { ...id, description: 'Only this unit and all below it.' },
    organization_id: { ...id, description: 'Only units of this organization.' },
  },
};

const topicsQuery: JsonSchema = {
  ...reportQuery,
  properties: Object.fromEntries(
    Object.entries(reportQuery['properties'] as object).filter(([name]) => name !== 'step'),
  ),
};

interface ReportQuery extends PeriodQuery {
  node_id?: number;
  organization_id?: number;
}

const called = {
  method: 'GET',
  access: { roles: ['company_user', 'company_admin', 'superadmin'] },
  rate: 'read',
  audit: 'none',
} satisfies Partial<Operation>;

async function readReport(parts: Parts, principal: Principal, query: ReportQuery): Promise<object> {
  const caller = signedIn(principal);
  const period = readPeriod(query);
  const place = placeOf(query);
  if (caller.role !== 'superadmin') {
    const row = await ask<ReportRow>(parts, caller, reportStatement(caller, place, period));
    if (!row.is_seen) throw notFound();
    return companyReport(period, row);
  }
  // Units are the companies' own.
  if (place.unitId !== null || place.organizationId !== null) throw notFound();
  const { points } = await ask<PlatformReportRow>(parts, caller, platformReport(caller, period));
  return periodReport(period, points, PLATFORM).shown;
}

const placeOf = (query: ReportQuery): Place => ({
  unitId: query.node_id ?? null,
  organizationId: query.organization_id ?? null,
});

/** What visitors wrote is the companies' own: the super administrator may not ask. */
async function readTopics(parts: Parts, principal: Principal, query: ReportQuery): Promise<object> {
  const caller = signedIn(principal);
  const { from, to } = readPeriod(query);
  const row = await ask<TopicsRow>(parts, caller, topicsStatement(caller, placeOf(query), { from, to }));
  if (!row.is_seen) throw notFound();
  if (!row.is_reader) throw forbidden();
  return { from, to, limit: LATEST, languages: topicsByLanguage(row.here, row.rest) };
}

export function dashboardOperations(parts: Parts): Operation[] {
  return [
    {
      ...called,
      id: 'dashboard.info',
      path: 'dashboardinfo',
      summary: 'What there is, with the limits of the plan, as far as the caller may see it',
      input: {},
      output: infoSchema,
      async handler({ principal }) {
        const caller = signedIn(principal);
        const statement = caller.role === 'superadmin' ? platformInfo(caller) : companyInfo(caller);
        const { info } = await ask<InfoRow>(parts, caller, statement);
        return { body: Object.fromEntries(Object.entries(info).filter(([, figure]) => figure !== null)) };
      },
    },
    {
      ...called,
      id: 'dashboard.report',
      path: 'dashboardreportdata',
      summary: 'Figures of a period and of a subtree, with those of the period before, by day, week or month',
      input: { query: reportQuery },
      output: reportSchema,
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
      async handler({ principal, query }) {
        return {
          body: await readTopics(parts, principal, validated<ReportQuery>(topicsQuery, readQuery(topicsQuery, query))),
        };
      },
    },
  ];
}

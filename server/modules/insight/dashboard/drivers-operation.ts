/** The call for what drives the score of a survey in a subtree. */
import { type JsonSchema } from '../../../../shared/contract/descriptor.ts';
import { signedIn } from '../../../access/principal.ts';
import { queryInSession } from '../../../access/session-guard.ts';
import { forbidden, notFound } from '../../../errors.ts';
import { createSemaphore } from '../../../http/overload/semaphore.ts';
import type { Operation } from '../../../http/registry.ts';
import type { KernelParts } from '../../../kernel/context.ts';
import { readQuery, validated } from '../../../validation/validate.ts';
import { driversReport, lastYearOf } from './drivers-report.ts';
import { type DriversRow, driversStatement } from './drivers-statement.ts';
import { type PeriodQuery, periodProperties, readPeriod } from './period.ts';
import { driversSchema } from './drivers-schema.ts';

const id: JsonSchema = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER };

/** There are no points of a series here. */
const { step: _, ...days } = periodProperties;

const driversQuery: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ...days,
    node_id: { ...id, description: 'Only this unit and all below it.' },
    organization_id: { ...id, description: 'Only units of this organization.' },
    survey_id: { ...id, description: 'The answers to this survey; where it is not given, to that with the most.' },
  },
};

interface DriversQuery extends PeriodQuery {
  node_id?: number;
  organization_id?: number;
  survey_id?: number;
}

/** Hundreds of samples are drawn each time. */
const DRAWING = { atOnce: 1, waiting: 30 };

/** What visitors answered is the companies' own: the super administrator may not ask. */
export function driversOperation({ database }: Pick<KernelParts, 'database'>): Operation {
  const drawing = createSemaphore(DRAWING);
  return {
    method: 'GET',
    access: { roles: ['company_user', 'company_admin'] },
    rate: 'read',
    audit: 'none',
    id: 'dashboard.drivers',
    path: 'dashboarddrivers',
    summary: 'What drives the score of a survey in a subtree, and what to mend first',
    input: { query: driversQuery },
    output: driversSchema,
    isHeavy: true,
    async handler({ principal, query, locale }) {
      const asked = validated<DriversQuery>(driversQuery, readQuery(driversQuery, query));
      const caller = signedIn(principal);
      const period = lastYearOf(readPeriod(asked));
      const place = { unitId: asked.node_id ?? null, organizationId: asked.organization_id ?? null };
      const statement = driversStatement(caller, place, { ...period, surveyId: asked.survey_id ?? null });
      return {
        body: await drawing.run(async () => {
          const row = await queryInSession<DriversRow>(database, caller, statement);
          if (!row.is_seen) throw notFound();
          if (!row.is_reader) throw forbidden();
          return driversReport(period, row, locale);
        }),
      };
    },
  };
}

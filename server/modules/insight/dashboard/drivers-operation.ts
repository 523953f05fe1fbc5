/** The call for what drives the score of a survey in a subtree. */
import { signedIn } from '../../../access/principal.ts';
import { queryInSession } from '../../../access/session-guard.ts';
import { createSemaphore } from '../../../http/overload/semaphore.ts';
import type { Operation } from '../../../http/registry.ts';
import type { KernelParts } from '../../../kernel/context.ts';
import { readQuery, validated } from '../../../validation/validate.ts';
import { daysQuery, idSchema, placeOf, refuseUnread, type ReportQuery } from './asked-place.ts';
import { driversReport, lastYearOf } from './drivers-report.ts';
import { type DriversRow, driversStatement } from './drivers-statement.ts';
import { readPeriod } from './period.ts';
import { driversSchema } from './drivers-schema.ts';

const driversQuery = daysQuery({
  survey_id: { ...idSchema, description: 'The answers to this survey; where it is not given, to that with the most.' },
});

interface DriversQuery extends ReportQuery {
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
      const statement = driversStatement(caller, placeOf(asked), { ...period, surveyId: asked.survey_id ?? null });
      return {
        body: await drawing.run(async () => {
          const row = await queryInSession<DriversRow>(database, caller, statement);
          refuseUnread(row);
          return driversReport(period, row, locale);
        }),
      };
    },
  };
}

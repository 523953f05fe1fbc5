/** The call for how feedback was handled in a subtree: in time or not, and how long it took, by unit and by person. */
import { type JsonSchema } from '../../../../shared/contract/descriptor.ts';
import { signedIn } from '../../../access/principal.ts';
import { queryInSession } from '../../../access/session-guard.ts';
import { createSemaphore } from '../../../http/overload/semaphore.ts';
import type { Operation } from '../../../http/registry.ts';
import type { KernelParts } from '../../../kernel/context.ts';
import { readQuery, validated } from '../../../validation/validate.ts';
import { daysQuery, placeOf, refuseUnread, type ReportQuery } from './asked-place.ts';
import { handlingStatement, type HandlingRow, MOST_ROWS } from './handling-statement.ts';
import { readPeriod } from './period.ts';

const handlingQuery = daysQuery();

const count: JsonSchema = { type: 'integer', minimum: 0 };

const figures: Record<string, JsonSchema> = {
  due: { ...count, description: 'Was due in these days, and was closed or is over.' },
  met: { ...count, description: 'Of these: closed in time.' },
  closed: { ...count, description: 'Was closed in these days.' },
  median_seconds: {
    type: ['number', 'null'],
    description:
      'From when it came until it was closed; half of what was closed took no longer. Null where nothing was.',
  },
};

const listOf = (named: Record<string, JsonSchema>, description: string): JsonSchema => ({
  type: 'array',
  maxItems: MOST_ROWS,
  description,
  items: {
    type: 'object',
    required: [...Object.keys(named), ...Object.keys(figures)],
    properties: { ...named, ...figures },
  },
});

const handlingSchema: JsonSchema = {
  type: 'object',
  required: ['from', 'to', 'has_due_times', 'total', 'units', 'people'],
  properties: {
    from: { type: 'string', format: 'date', description: 'By the clock of the company.' },
    to: { type: 'string', format: 'date' },
    has_due_times: { type: 'boolean', description: 'Whether the company gives due times.' },
    total: { type: 'object', required: Object.keys(figures), properties: figures },
    units: listOf(
      { id: { type: 'integer' }, name: { type: 'string' } },
      `Those with most that was not closed in time first, ${MOST_ROWS} at most.`,
    ),
    people: listOf(
      {
        id: { type: ['integer', 'null'], description: 'Null: what nobody was assigned to.' },
        name: { type: ['string', 'null'] },
      },
      'Who it was assigned to; of whoever is no administrator only himself.',
    ),
  },
};

/** All that was closed in these days is passed through each time. */
const READING = { atOnce: 2, waiting: 30 };

/** How its people work is the company's own: the super administrator may not ask. */
export function handlingOperation({ database }: Pick<KernelParts, 'database'>): Operation {
  const reading = createSemaphore(READING);
  return {
    method: 'GET',
    access: { roles: ['company_user', 'company_admin'] },
    rate: 'read',
    audit: 'none',
    id: 'dashboard.handling',
    path: 'dashboardhandling',
    summary: 'How much feedback was closed in time, and how long it took, by unit and by person',
    input: { query: handlingQuery },
    output: handlingSchema,
    isHeavy: true,
    async handler({ principal, query }) {
      const asked = validated<ReportQuery>(handlingQuery, readQuery(handlingQuery, query));
      const caller = signedIn(principal);
      const { from, to } = readPeriod(asked);
      const statement = handlingStatement(caller, placeOf(asked), { from, to });
      const row = await reading.run(() => queryInSession<HandlingRow>(database, caller, statement));
      refuseUnread(row);
      const { has_due_times: hasDueTimes, total, units, people } = row;
      return { body: { from, to, has_due_times: hasDueTimes, total, units, people } };
    },
  };
}

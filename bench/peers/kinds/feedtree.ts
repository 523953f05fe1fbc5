/** Ours, by the same calls. */
import { COUNTED_ROWS } from '../../../server/query/plan-list.ts';
import type { Request } from '../../fire.ts';
import { visitorsHeaders } from '../../measures.ts';
import { type AnswersData, STATUS } from '../data.ts';
import { randomUUID } from 'node:crypto';
import { type Access, PAGE, type Side } from '../peer.ts';
import { nextId, nextUnit } from '../pick.ts';

const listOf =
  (filterOf: (data: AnswersData) => Record<string, unknown>) =>
  (data: AnswersData, { headers }: Access): Request => {
    const query = new URLSearchParams({
      filter: JSON.stringify(filterOf(data)),
      range: `[0,${PAGE - 1}]`,
      sort: '["created_at","DESC"]',
    });
    return { method: 'GET', path: `/api/feedback/?${query.toString()}`, headers };
  };

export const feedtree: Side = {
  calls: {
    list: listOf(() => ({})),
    status: listOf(() => ({ status: STATUS })),
    assignee: listOf(({ assigneeId }) => ({ assignee_id: assigneeId })),
    row: (data, { headers }) => ({ method: 'GET', path: `/api/feedback/${nextId(data)}/`, headers }),
    // Of a visitor, who is not signed in: each by a device of their own.
    submission: (data) => ({
      method: 'POST',
      path: '/api/setsurveyanswer/',
      headers: visitorsHeaders(),
      body: JSON.stringify({
        code: nextUnit(data).code,
        response_token: randomUUID(),
        locale: 'en',
        answers: { experience: 2 },
      }),
    }),
  },
  countedTo: COUNTED_ROWS,
  page: (body, headers) => ({
    rows: body as unknown[],
    total: Number(/\d+$/.exec(headers.get('content-range') ?? '')?.[0]),
  }),
  rowId: (body) => Number((body as { id: unknown }).id),
};

/** Ours, by the same calls. */
import type { Request } from '../../fire.ts';
import { visitorsHeaders } from '../../measures.ts';
import type { AnswersData } from '../data.ts';
import { randomUUID } from 'node:crypto';
import { type Access, PAGE, type Side, STATUS } from '../peer.ts';
import { nextId, nextUnit } from '../pick.ts';

const listOf =
  (filter: Record<string, unknown>) =>
  (_: AnswersData, { headers }: Access): Request => {
    const query = new URLSearchParams({
      filter: JSON.stringify(filter),
      range: `[0,${PAGE - 1}]`,
      sort: '["created_at","DESC"]',
    });
    return { method: 'GET', path: `/api/feedback/?${query.toString()}`, headers };
  };

export const feedtree: Side = {
  calls: {
    list: listOf({}),
    status: listOf({ status: STATUS }),
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
  page: (body, headers) => ({
    rows: body as unknown[],
    total: Number(/\d+$/.exec(headers.get('content-range') ?? '')?.[0]),
  }),
  rowId: (body) => Number((body as { id: unknown }).id),
};

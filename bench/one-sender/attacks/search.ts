import type { Attack } from '../attack.ts';
import { bearer, sendAtRate } from '../send-at-rate.ts';

/** Words that visitors write often, so that each leads to many answers and all together to none. */
const WORDS =
  'the and was very good bad service food staff coffee cold warm table waiter slow quick friendly rude clean dirty';

export const search: Attack = {
  name: 'search',
  describe:
    'Twenty frequent words searched for in the feedback list, 20 times a second: each took a second, and the pool.',
  run: (target, signal) =>
    sendAtRate(target, signal, {
      perSecond: 20,
      connections: 20,
      next: (at) => ({
        method: 'GET',
        // Another page each time: no total is known.
        path: `/api/feedback/?${new URLSearchParams({ filter: JSON.stringify({ q: `${WORDS} `, score_gte: at % 100 }), range: '[0,99]', sort: '["score","ASC"]' }).toString()}`,
        headers: bearer(target),
      }),
    }),
};

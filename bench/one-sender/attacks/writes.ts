import { randomUUID } from 'node:crypto';
import type { Attack } from '../attack.ts';
import { bearer, sendAtRate } from '../send-at-rate.ts';

/** Beyond what a body may hold nothing is read; this is just below. */
const LONG = 'x'.repeat(250_000);

export const writes: Attack = {
  name: 'writes',
  describe:
    'Bodies of 250 KB that are refused field by field, beside tags that are made, 10 times a second: as often as a user may write.',
  run: (target, signal) =>
    sendAtRate(target, signal, {
      perSecond: 10,
      connections: 10,
      next: (at) => ({
        method: 'POST',
        path: at % 2 === 0 ? '/api/companyorganizationnodes/' : '/api/companytags/',
        headers: bearer(target),
        body: JSON.stringify(at % 2 === 0 ? { name: LONG, count: 500 } : { name: `Tag ${randomUUID()}` }),
      }),
    }),
};

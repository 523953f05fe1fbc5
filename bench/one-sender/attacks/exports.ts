import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack, Target } from '../attack.ts';
import { bearer, sendAtRate } from '../send-at-rate.ts';

const ASK_AGAIN_MS = 1_000;

/** Asked again while what the attacker did before still counts against him. */
async function organizationOf(target: Target): Promise<number | undefined> {
  for (;;) {
    const answer = await fetch(`${target.origin}/api/companyorganization/`, { headers: bearer(target) });
    const found = (await answer.json()) as { id: number }[];
    if (answer.ok) return found[0]?.id;
    await sleep(ASK_AGAIN_MS);
  }
}

export const exports: Attack = {
  name: 'exports',
  describe:
    'All feedback as a file of Excel and the whole tree as another, asked for more often than the limit of files lets pass.',
  async run(target, signal) {
    const tree = `/api/companyorganization/${await organizationOf(target)}/export_units?format=xlsx`;
    const feedback = { path: '/api/feedback/export', body: JSON.stringify({ format: 'xlsx' }) };
    return sendAtRate(target, signal, {
      perSecond: 4,
      connections: 8,
      next: (at) =>
        at % 2 === 0
          ? { method: 'POST', headers: bearer(target), ...feedback }
          : { method: 'GET', headers: bearer(target), path: tree },
    });
  },
};

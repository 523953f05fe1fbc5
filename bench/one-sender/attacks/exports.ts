import type { Attack } from '../attack.ts';
import { bearer, sendPaced } from '../paced.ts';

export const exports: Attack = {
  name: 'exports',
  describe:
    'All feedback as a file of Excel and the whole tree as another, asked for more often than the limit of files lets pass.',
  async run(target, signal) {
    const answer = await fetch(`${target.origin}/api/companyorganization/`, { headers: bearer(target) });
    const [organization] = (await answer.json()) as { id: number }[];
    const tree = `/api/companyorganization/${organization?.id}/export_units?format=xlsx`;
    const feedback = { path: '/api/feedback/export', body: JSON.stringify({ format: 'xlsx' }) };
    return sendPaced(target, signal, {
      perSecond: 4,
      connections: 8,
      next: (at) =>
        at % 2 === 0
          ? { method: 'POST', headers: bearer(target), ...feedback }
          : { method: 'GET', headers: bearer(target), path: tree },
    });
  },
};

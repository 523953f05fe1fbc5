import type { Attack, Target } from '../attack.ts';
import { bearer, sendAtRate } from '../send-at-rate.ts';
import { longSurvey } from '../long-survey.ts';

/** Of the dearest survey that may be previewed; what was refused leads nowhere, and is asked for all the same. */
async function linkTo(target: Target): Promise<string> {
  const response = await fetch(`${target.origin}/api/surveypreview`, {
    method: 'POST',
    headers: { ...bearer(target), 'content-type': 'application/json' },
    body: JSON.stringify({ document: longSurvey }),
  });
  const { url } = (await response.json()) as { url?: string };
  return url === undefined ? '/survey_preview?key=none' : new URL(url).pathname + new URL(url).search;
}

export const previews: Attack = {
  name: 'previews',
  describe:
    'The public preview of the longest survey, in another language or with another parameter each time, 10 times a second: each was rendered for 0.2 to 0.4 s.',
  async run(target, signal) {
    const link = await linkTo(target);
    return sendAtRate(target, signal, {
      perSecond: 10,
      connections: 10,
      next: (at) => ({ method: 'GET', path: `${link}&lang=en&at=${at}`, headers: { accept: 'text/html' } }),
    });
  },
};

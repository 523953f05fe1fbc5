import type { ToneName } from '../../theme/tokens.ts';

/** Up to two of five is bad, from four on good (product decision on priorities), on the scale of 0 to 100. */
const BAD = 25;
const GOOD = 75;

export function toneOfScore(score: number): ToneName {
  if (score <= BAD) return 'urgent';
  return score >= GOOD ? 'done' : 'active';
}

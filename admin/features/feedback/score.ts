import { BAD_SCORE, GOOD_SCORE } from '../../../shared/survey/score.ts';
import type { ToneName } from '../../theme/tokens.ts';

/** Of a score of 0 to 100, by the bounds of the priorities. */
export function toneOfScore(score: number): ToneName {
  if (score <= BAD_SCORE) return 'urgent';
  return score >= GOOD_SCORE ? 'done' : 'active';
}

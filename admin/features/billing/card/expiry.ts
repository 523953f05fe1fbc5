/** How a card's last day lies to now: good to the end of its month, said two months ahead. */
import type { SavedCard } from '../payment/saved-card.ts';

const MONTHS_AHEAD = 2;

export function expiryOf(
  { expiry_month: month, expiry_year: year }: Pick<SavedCard, 'expiry_month' | 'expiry_year'>,
  now: Date,
): 'good' | 'ends_soon' | 'expired' {
  const left = (year - now.getUTCFullYear()) * 12 + month - (now.getUTCMonth() + 1);
  if (left < 0) return 'expired';
  return left < MONTHS_AHEAD ? 'ends_soon' : 'good';
}

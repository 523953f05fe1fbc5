/** How the simulated bank takes a card: at its page, at once, or not at all. */
import type { Database } from '../../../../access/database.ts';
import { brandOf } from '../../../../../shared/card/brands.ts';
import type { Card } from '../../pricing/card/card.ts';
import type { Confirmation } from '../gateway.ts';
import { type SimulatedCard, readCard, storeCard } from './cards.ts';
import { type TestCard, testCards } from './test-cards.ts';

export interface Outcome {
  state: 'pending' | 'paid' | 'failed';
  /** Why the bank will decline, once its page was answered. */
  declineCode: string | null;
  failureCode: string | null;
  card: Omit<SimulatedCard, 'behavior'> | null;
}

const failed = (failureCode: string, card: Outcome['card'] = null): Outcome => ({
  state: 'failed',
  declineCode: null,
  failureCode,
  card,
});

/** A typed card is always verified at the bank's page; one that is kept only where its bank asks again. */
export async function readOutcome(
  database: Database,
  charge: string,
  { means, payer }: Confirmation,
): Promise<Outcome> {
  if (means.kind === 'kept') {
    const card = await readCard(database, means.card.token);
    return card ? chargeStored(card, payer !== null) : failed('card_unknown');
  }
  const known = testCards.get(means.card.number.reveal());
  const card = printed(charge, means.card);
  if (!known) return failed('not_a_test_card', card);
  if (payer === null) return failed('authentication_required', card);
  if (means.keepsCard) await storeCard(database, { ...card, behavior: known.kept });
  return { state: 'pending', declineCode: known.declineCode, failureCode: null, card };
}

const charges: Record<TestCard['kept'], (card: SimulatedCard, isPresent: boolean) => Outcome> = {
  pays: (card) => ({ state: 'paid', declineCode: null, failureCode: null, card }),
  declines: (card) => failed('card_declined', card),
  asks: (card, isPresent) =>
    isPresent
      ? { state: 'pending', declineCode: null, failureCode: null, card }
      : failed('authentication_required', card),
};

const chargeStored = (card: SimulatedCard, isPresent: boolean): Outcome => charges[card.behavior](card, isPresent);

function printed(charge: string, { number, expiry, holder }: Card): Omit<SimulatedCard, 'behavior'> {
  const digits = number.reveal();
  return {
    token: `card_${charge}`,
    brand: brandOf(digits)?.id ?? null,
    last4: digits.slice(-4),
    expiry_month: expiry.month,
    expiry_year: expiry.year,
    holder,
  };
}

/** The cards that the simulated gateway keeps, by their tokens. */
import type { Database } from '../../../../access/database.ts';
import type { TestCard } from './test-cards.ts';

export interface SimulatedCard {
  token: string;
  behavior: TestCard['kept'];
  brand: string | null;
  last4: string;
  expiry_month: number;
  expiry_year: number;
  holder: string;
}

export async function readCard(database: Database, token: string): Promise<SimulatedCard | null> {
  const [card] = await database.lookup<SimulatedCard>('app', {
    name: 'read_simulated_card',
    text: 'select token, behavior, brand, last4, expiry_month, expiry_year, holder from simulated_card where token = $1',
    values: [token],
  });
  return card ?? null;
}

/** Kept twice, it is kept once. */
export async function storeCard(database: Database, card: SimulatedCard): Promise<void> {
  const { token, behavior, brand, last4, expiry_month: month, expiry_year: year, holder } = card;
  await database.lookup('app', {
    name: 'store_simulated_card',
    text: `insert into simulated_card (token, behavior, brand, last4, expiry_month, expiry_year, holder)
      values ($1, $2, $3, $4, $5, $6, $7) on conflict (token) do nothing`,
    values: [token, behavior, brand, last4, month, year, holder],
  });
}

export async function forgetCard(database: Database, token: string): Promise<void> {
  await database.lookup('app', {
    name: 'forget_simulated_card',
    text: 'delete from simulated_card where token = $1',
    values: [token],
  });
}

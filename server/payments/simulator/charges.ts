/** The simulated gateway's own books: a charge is open, then pending at the bank, then decided, once. */
import { randomBytes } from 'node:crypto';
import type { Database } from '../../access/database.ts';
import { brandOf } from '../../billing/card/brands.ts';
import { type Confirmation, GatewayError, type Order } from '../gateway.ts';
import { testCards } from './test-cards.ts';

export interface SimulatedCharge {
  key: string;
  reference: string;
  currency: string;
  amount: number;
  minor_digits: number;
  state: 'open' | 'pending' | 'paid' | 'failed' | 'canceled';
  decline_code: string | null;
  failure_code: string | null;
  brand: string | null;
  last4: string | null;
  expiry_month: number | null;
  expiry_year: number | null;
  holder: string | null;
  return_url: string | null;
}

const COLUMNS = `key, reference, currency, amount, minor_digits, state, decline_code, failure_code, brand, last4,
  expiry_month, expiry_year, holder, return_url`;

const NOT_A_TEST_CARD = 'not_a_test_card';

/** Asked twice for one reference, it answers the same charge. */
export async function openCharge(
  database: Database,
  { reference, amount, currency, minorDigits }: Order,
): Promise<string> {
  const [charge] = await database.lookup<{ key: string }>('app', {
    name: 'open_simulated_charge',
    text: `insert into simulated_charge (key, reference, currency, amount, minor_digits) values ($1, $2, $3, $4, $5)
      on conflict (reference) do update set updated_at = now() returning key`,
    values: [`sim_${randomBytes(16).toString('hex')}`, reference, currency, amount, minorDigits],
  });
  if (!charge) throw new GatewayError('A charge was not opened.');
  return charge.key;
}

export async function readCharge(database: Database, key: string): Promise<SimulatedCharge | null> {
  const [charge] = await database.lookup<SimulatedCharge>('app', {
    name: 'read_simulated_charge',
    text: `select ${COLUMNS} from simulated_charge where key = $1`,
    values: [key],
  });
  return charge ?? null;
}

/** What it keeps of the number is what is printed on receipts. A card that it does not know fails at once. */
export async function confirmCharge(
  database: Database,
  key: string,
  { card, returnUrl }: Confirmation,
): Promise<SimulatedCharge> {
  const number = card.number.reveal();
  const known = testCards.get(number);
  const [charge] = await database.lookup<SimulatedCharge>('app', {
    name: 'confirm_simulated_charge',
    text: `update simulated_charge set state = case when $2 then 'pending' else 'failed' end, decline_code = $3,
        failure_code = case when $2 then null else $3 end, brand = $4, last4 = $5, expiry_month = $6, expiry_year = $7,
        holder = $8, return_url = $9, updated_at = now()
      where key = $1 and state = 'open' returning ${COLUMNS}`,
    values: [
      key,
      known !== undefined,
      known === undefined ? NOT_A_TEST_CARD : known.declineCode,
      brandOf(number)?.id ?? null,
      number.slice(-4),
      card.expiry.month,
      card.expiry.year,
      card.holder,
      returnUrl,
    ],
  });
  if (!charge) throw new GatewayError('The charge is not open.');
  return charge;
}

/** The payer's word at the bank's page; null where it was decided before. */
export async function decideCharge(
  database: Database,
  key: string,
  approves: boolean,
): Promise<SimulatedCharge | null> {
  const [charge] = await database.lookup<SimulatedCharge>('app', {
    name: 'decide_simulated_charge',
    text: `update simulated_charge set state = case when $2 and decline_code is null then 'paid' else 'failed' end,
        failure_code = case when not $2 then 'verification_failed' else decline_code end, updated_at = now()
      where key = $1 and state = 'pending' returning ${COLUMNS}`,
    values: [key, approves],
  });
  return charge ?? null;
}

export async function cancelCharge(database: Database, key: string): Promise<void> {
  await database.lookup('app', {
    name: 'cancel_simulated_charge',
    text: `update simulated_charge set state = 'canceled', failure_code = 'canceled', updated_at = now()
      where key = $1 and state in ('open', 'pending')`,
    values: [key],
  });
}

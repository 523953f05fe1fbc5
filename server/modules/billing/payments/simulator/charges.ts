/** The simulated gateway's own books: a charge is open, then pending at the bank, then decided, once. */
import { randomBytes } from 'node:crypto';
import type { Database } from '../../../../access/database.ts';
import { type Confirmation, GatewayError, type Order } from '../gateway.ts';
import { readOutcome } from './outcome.ts';

export interface SimulatedCharge {
  key: string;
  reference: string;
  kind: Order['kind'];
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
  card_token: string | null;
  return_url: string | null;
}

const COLUMNS = `key, reference, kind, currency, amount, minor_digits, state, decline_code, failure_code, brand, last4,
  expiry_month, expiry_year, holder, card_token, return_url`;

/** Asked twice for one reference, it answers the same charge. */
export async function openCharge(
  database: Database,
  { reference, kind, amount, currency, minorDigits }: Order,
): Promise<string> {
  const [charge] = await database.lookup<{ key: string }>('app', {
    name: 'open_simulated_charge',
    text: `insert into simulated_charge (key, reference, kind, currency, amount, minor_digits) values ($1, $2, $3, $4, $5, $6)
      on conflict (reference) do update set updated_at = now() returning key`,
    values: [`sim_${randomBytes(16).toString('hex')}`, reference, kind, currency, amount, minorDigits],
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
  confirmation: Confirmation,
): Promise<SimulatedCharge> {
  const { state, declineCode, failureCode, card } = await readOutcome(database, key, confirmation);
  const [charge] = await database.lookup<SimulatedCharge>('app', {
    name: 'confirm_simulated_charge',
    text: `update simulated_charge set state = $2, decline_code = $3, failure_code = $4, brand = $5, last4 = $6,
        expiry_month = $7, expiry_year = $8, holder = $9, card_token = $10, return_url = $11, updated_at = now()
      where key = $1 and state = 'open' returning ${COLUMNS}`,
    values: [
      key,
      state,
      declineCode,
      failureCode,
      card?.brand ?? null,
      card?.last4 ?? null,
      card?.expiry_month ?? null,
      card?.expiry_year ?? null,
      card?.holder ?? null,
      card?.token ?? null,
      confirmation.payer?.returnUrl ?? null,
    ],
  });
  const confirmed = charge ?? (await readCharge(database, key));
  if (!confirmed) throw new GatewayError('There is no such charge.');
  return confirmed;
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

/** Given back, it is as if it had never been paid. */
export async function refundCharge(database: Database, key: string): Promise<void> {
  await database.lookup('app', {
    name: 'refund_simulated_charge',
    text: `update simulated_charge set state = 'canceled', failure_code = 'refunded', updated_at = now()
      where key = $1 and state = 'paid'`,
    values: [key],
  });
}

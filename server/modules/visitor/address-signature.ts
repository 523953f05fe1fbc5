/**
 * Signatures of addresses with values that visitors must not choose themselves. They are printed, so that they hold for as
 * long as the code does: each company has a key of its own, which is made when its first address is signed.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type AddressValues, SIGNATURE, signedNames } from '../../../shared/survey/address-fields.ts';
import type { Database, Transaction } from '../../access/database.ts';
import type { Resolved } from './resolve.ts';

const KEY_BYTES = 32;
/** 132 bits. */
const LENGTH = 22;

/** Of the code and the values, whatever their order. */
function proofOf(key: string, code: string, values: readonly (readonly [name: string, value: string])[]): string {
  const text = JSON.stringify([code, ...values.toSorted(([one], [other]) => (one < other ? -1 : 1))]);
  return createHmac('sha256', Buffer.from(key, 'base64')).update(text).digest('base64url').slice(0, LENGTH);
}

/**
 * @param code as the directory has it
 * @returns the names of the values that the company has put into the address; none where its signature is not right
 */
export async function provenNames(
  database: Database,
  { companyId, code }: Pick<Resolved, 'companyId' | 'code'>,
  values: AddressValues,
): Promise<ReadonlySet<string>> {
  const names = new Set(signedNames(values[SIGNATURE]));
  const given = Buffer.from(values[SIGNATURE]?.split('.').at(-1) ?? '');
  if (names.size === 0 || given.length !== LENGTH) return NONE;
  const [row] = await database.statement<{ address_key: string | null }>('visitor', companyId, {
    name: 'visitor_address_key',
    text: 'select address_key from customer where id = $1',
    values: [companyId],
  });
  if (!row || row.address_key === null) return NONE;
  const signed = Object.entries(values).filter(([name]) => names.has(name));
  return timingSafeEqual(given, Buffer.from(proofOf(row.address_key, code, signed))) ? names : NONE;
}

const NONE: ReadonlySet<string> = new Set();

/** The signature of an address of the company's. */
export async function addressSignature(transaction: Transaction, code: string, values: AddressValues): Promise<string> {
  const [row] = await transaction.query<{ address_key: string }>({
    name: 'address_key_for_signature',
    text: `with made as (
        update customer set address_key = $2 where id = $1 and address_key is null returning address_key
      )
      select address_key from made
      union all select address_key from customer where id = $1 and address_key is not null`,
    values: [transaction.companyId, randomBytes(KEY_BYTES).toString('base64')],
  });
  if (!row) throw new Error('A company that signs an address is there.');
  return [...Object.keys(values), proofOf(row.address_key, code, Object.entries(values))].join('.');
}

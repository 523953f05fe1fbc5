/** The storage of a plan, in bytes of a company's files: its own uploads are refused beyond it. */
import type { Transaction } from '../../../access/database.ts';
import { planLimitReached } from '../../../errors.ts';
import { takeTurn, usedBytes } from '../../../platform/storage/ledger.ts';
import { allowedSql, planOfCompany } from './plan-of-company.ts';

/** What callers and screens call it, beside those of `limits`. */
export const STORAGE = 'storage';
/** As plans count it. */
export const MEGABYTE = 1_000_000;

/**
 * What a company's plan leaves of its storage.
 * @param company SQL of the company's id
 * @returns SQL of a number of bytes, below 0 where a plan became smaller; its value is null for no limit
 */
export const roomLeft = (company: string): string =>
  `(select mine.storage_mb * ${MEGABYTE}::bigint - ${usedBytes(company)} from (${planOfCompany(company, `${allowedSql('storage_mb')} as storage_mb`)}) mine)`;

/**
 * @param company SQL of the company's id
 * @returns SQL of the megabytes (of 1,000,000 bytes) that its files take, with one digit
 */
export const usedMegabytes = (company: string): string =>
  `round(${usedBytes(company)} / ${MEGABYTE}.0, 1)::double precision`;

interface Room {
  plan: string;
  allowed: number | null;
  used: number;
  fits: boolean;
}

/**
 * Refuses an upload that the company's plan has no room for. Uploads of one company take turns until the transaction
 * ends.
 * @throws Problem 409 `plan_limit_reached`, in megabytes
 */
export async function requireStorage(
  transaction: Pick<Transaction, 'query' | 'companyId'>,
  bytes: number,
): Promise<void> {
  const { companyId } = transaction;
  if (companyId === null) return;
  await transaction.query(takeTurn(companyId));
  const [room] = await transaction.query<Room>({
    name: 'storage_for_upload',
    text: `select mine.plan, mine.allowed, ${usedMegabytes('$1')} as used,
        coalesce(${usedBytes('$1')} + $2::bigint <= mine.allowed * ${MEGABYTE}::bigint, true) as fits
      from (${planOfCompany('$1', `p.name as plan, ${allowedSql('storage_mb')} as allowed`)}) mine`,
    values: [companyId, bytes],
  });
  if (room && !room.fits && room.allowed !== null) {
    const { plan, allowed, used } = room;
    throw planLimitReached({ parameters: { limit: STORAGE, used, allowed, plan } });
  }
}

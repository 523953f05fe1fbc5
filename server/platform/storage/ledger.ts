/**
 * The ledger of a company's files: a row before each file, settled once the file is there. What a crash leaves between
 * the two has a row, by which the sweep finds it.
 */
import { randomUUID } from 'node:crypto';
import type { Statement } from '../../access/database.ts';

export type Purpose = 'answer' | 'picture' | 'export' | 'support' | 'import';

/** Each attempt has a key of its own: two of the same file never write over each other. */
export const answerKey = (companyId: number): string => `answers/${companyId}/${randomUUID()}`;

/** Each attempt of an export writes a file of its own. */
export const exportKey = (companyId: number): string => `exports/${companyId}/${randomUUID()}`;

/** Each upload for support is a file of its own. */
export const supportKey = (companyId: number): string => `support/${companyId}/${randomUUID()}`;

/** Rows that are to be imported. */
export const importKey = (companyId: number): string => `imports/${companyId}/${randomUUID()}`;

/** Pictures have their names alone after it: designs hold these, and visitors ask for them. */
export const PICTURE_KEYS = 'pictures/';

/** A lock that ends with the transaction: one upload of a company at a time looks for room and takes it. */
export const takeTurn = (companyId: number): Statement => ({
  name: 'storage_turn',
  text: "select pg_advisory_xact_lock(hashtextextended('storage ' || $1, 0))",
  values: [String(companyId)],
});

/**
 * SQL of the bytes that a company's files take. Exports and imports do not count, they go by themselves; nor what is sent to
 * support, which a full plan must not stop.
 * @param company SQL of its id
 */
export const usedBytes = (company: string): string =>
  `(select coalesce(sum(byte_size), 0)::bigint from stored_file where company_id = ${company} and purpose not in ('export', 'support', 'import'))`;

export interface NewFile {
  companyId: number;
  key: string;
  purpose: Purpose;
  byteSize: number;
}

/**
 * The row that comes before the file, so that the sweep finds what a crash leaves; to be committed before the file is
 * put.
 */
export const reserveFile = ({ companyId, key, purpose, byteSize }: NewFile): Statement => ({
  name: 'storage_reserve',
  text: 'insert into stored_file (company_id, storage_key, purpose, byte_size) values ($1, $2, $3, $4)',
  values: [companyId, key, purpose, byteSize],
});

/** Says that the file is there; to be sent once it is put. */
export const settleFile = (companyId: number, key: string): Statement => ({
  name: 'storage_settle',
  text: "update stored_file set state = 'stored', updated_at = now() where company_id = $1 and storage_key = $2",
  values: [companyId, key],
});

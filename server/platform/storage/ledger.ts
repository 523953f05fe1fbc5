/**
 * The ledger of a company's files: a row before each file, settled once the file is there. What a crash leaves between
 * the two has a row, by which the sweep finds it.
 */
import { randomUUID } from 'node:crypto';
import type { Statement } from '../../access/database.ts';
import type { StoredFileValue } from '../../../shared/contract/file-types.ts';

export type Purpose = 'answer' | 'picture' | 'export' | 'support' | 'import' | 'field';

/** Each attempt has a key of its own: two of the same file never write over each other. */
export const answerKey = (companyId: number): string => `answers/${companyId}/${randomUUID()}`;

/** Each attempt of an export writes a file of its own. */
export const exportKey = (companyId: number): string => `exports/${companyId}/${randomUUID()}`;

/** Each upload for support is a file of its own. */
export const supportKey = (companyId: number): string => `support/${companyId}/${randomUUID()}`;

/** Rows that are to be imported. */
export const importKey = (companyId: number): string => `imports/${companyId}/${randomUUID()}`;

/** The file of a field. */
export const fieldKey = (companyId: number): string => `${FIELD_KEYS}${companyId}/${randomUUID()}`;
const FIELD_KEYS = 'fields/';

/** Of a picture of a field a small one is kept beside it, under its key with this end: one entry for both. */
export const thumbnailKey = (key: string): string => `${key}.small`;

/** Keys of all that the store keeps for one entry. */
export const keysOf = (key: string): string[] => (key.startsWith(FIELD_KEYS) ? [key, thumbnailKey(key)] : [key]);

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

export interface NewFieldFile extends Omit<NewFile, 'purpose'> {
  /** Table and column that it is sent for. */
  field: string;
  facts: StoredFileValue;
  uploaderId: number;
}

/** The same of the file of a field, which a row is to name. */
export const reserveFieldFile = ({ companyId, key, byteSize, field, facts, uploaderId }: NewFieldFile): Statement => ({
  name: 'storage_reserve_field',
  text: `insert into stored_file (company_id, storage_key, purpose, byte_size, field, facts, uploader_id)
    values ($1, $2, 'field', $3, $4, $5, $6)`,
  values: [companyId, key, byteSize, field, JSON.stringify(facts), uploaderId],
});

/** Nobody fills the store with what no row will name: beyond so many the oldest of a person go. */
const UNNAMED_FILES = 20;

export const releaseOldestUnnamed = (companyId: number, uploaderId: number): Statement => ({
  name: 'storage_release_unnamed',
  text: `update stored_file set unused_since = now(), updated_at = now() where company_id = $1 and id in (
      select id from stored_file where company_id = $1 and purpose = 'field' and uploader_id = $2 and record_id is null
      order by id desc offset ${UNNAMED_FILES})`,
  values: [companyId, uploaderId],
});

/** Says that the file is there; to be sent once it is put. */
export const settleFile = (companyId: number, key: string): Statement => ({
  name: 'storage_settle',
  text: "update stored_file set state = 'stored', updated_at = now() where company_id = $1 and storage_key = $2",
  values: [companyId, key],
});

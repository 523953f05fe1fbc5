/**
 * Which company a transaction is for is a setting that any statement could change, an injected one too. So the server
 * signs it for the connection by a key that only the owner of the tables reads, and the policies of row-level security
 * ask `current_company_id()`, which believes no setting without its signature.
 */
import { hash, randomBytes } from 'node:crypto';
import type pg from 'pg';

/** RFC 2104, section 2: the key of HMAC-SHA-256, padded to a block and mixed with the two constants. */
export interface TenantKey {
  inner: Buffer;
  outer: Buffer;
}

/** The value of the setting for one connection; null is the platform, which belongs to no company. */
export type SignCompany = (companyId: number | null) => string;

export const TENANT_SETTING = 'feedtree.company_id';
export const TENANT_KEY_TABLE = 'tenant_key';
const BLOCK_BYTES = 64;
/** Companies whose signature a connection keeps: to sign anew takes as long as to send a statement. */
const MAX_SIGNED = 1_000;
const INNER_PAD = 0x36;
const OUTER_PAD = 0x5c;

/**
 * No company, no rows: null for an empty setting and for one whose signature is not of this company and connection.
 * A parallel worker has another process id than the connection; the leader evaluates it once for all of them.
 */
const CURRENT_COMPANY = `
create function current_company_id() returns bigint
  language plpgsql stable parallel restricted security definer set search_path = pg_catalog
as $$
declare
  given text := current_setting('${TENANT_SETTING}', true);
  company text := split_part(given, '.', 1);
  signature text;
begin
  if given is null or given = '' then
    return null;
  end if;
  select encode(sha256(outer_pad || sha256(inner_pad || convert_to(pg_backend_pid() || ':' || company, 'UTF8'))), 'hex')
    into signature from public.${TENANT_KEY_TABLE};
  if signature is distinct from split_part(given, '.', 2) then
    return null;
  end if;
  return company::bigint;
end
$$`;

const REASON = 'by hand: signs which company a transaction is for (server/database/tenant-key.ts)';

/** Makes the key and the function that judges by it, where the database has none yet. Call it as the owner of the tables. */
export async function ensureTenantKey(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ has: boolean }>(
    `select to_regclass('public.${TENANT_KEY_TABLE}') is not null as has`,
  );
  if (rows[0]?.has) return;
  const key = randomBytes(BLOCK_BYTES);
  const mixed = (pad: number): string => Buffer.from(key.map((byte) => byte ^ pad)).toString('hex');
  await client.query(
    `begin;
     create table ${TENANT_KEY_TABLE} (inner_pad bytea not null, outer_pad bytea not null);
     comment on table ${TENANT_KEY_TABLE} is '${REASON}';
     revoke all on table ${TENANT_KEY_TABLE} from public;
     insert into ${TENANT_KEY_TABLE} values ('\\x${mixed(INNER_PAD)}', '\\x${mixed(OUTER_PAD)}');
     ${CURRENT_COMPANY};
     comment on function current_company_id() is '${REASON}';
     commit`,
  );
}

/** Throws where the connection is not of the owner. */
export async function readTenantKey(client: pg.ClientBase): Promise<TenantKey> {
  const { rows } = await client.query<TenantKey>(
    `select inner_pad as inner, outer_pad as outer from public.${TENANT_KEY_TABLE}`,
  );
  const [key] = rows;
  if (key === undefined) throw new Error(`${TENANT_KEY_TABLE} has no key.`);
  return key;
}

/** Signs for this connection alone: on another one the signature is worth nothing. */
export async function ownSigner(client: pg.ClientBase, { inner, outer }: TenantKey): Promise<SignCompany> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = rows[0]?.pid;
  const signed = new Map<number, string>();
  return (companyId) => {
    if (companyId === null) return '';
    const known = signed.get(companyId);
    if (known !== undefined) return known;
    if (!Number.isSafeInteger(companyId)) throw new TypeError('A company id is a whole number.');
    const hashed = hash('sha256', Buffer.concat([inner, Buffer.from(`${pid}:${companyId}`)]), 'buffer');
    const made = `${companyId}.${hash('sha256', Buffer.concat([outer, hashed]), 'hex')}`;
    if (signed.size >= MAX_SIGNED) signed.clear();
    signed.set(companyId, made);
    return made;
  };
}

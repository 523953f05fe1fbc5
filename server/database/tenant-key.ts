/**
 * Which company a transaction is for is a setting that any statement could change, an injected one too. So the server
 * signs it for the connection by a key that only the owner of the tables reads, and the policies of row-level security
 * ask `current_company_id()`, which believes no setting without its signature.
 */
import { hash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { CLOSED_TENANTS } from '../../shared/contract/tenant.ts';
import { inTransaction } from './online/lock-retries.ts';

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

/** SQLSTATE of a statement for a company that its database does not serve: it lies elsewhere, or just goes there. */
export const NOT_SERVED_HERE = 'FT002';
const NOT_SERVED = `raise exception using errcode = '${NOT_SERVED_HERE}', message = 'company is not served here'`;

/**
 * The locks of a stop (server/database/cells/stop.ts): a transaction of a company holds that of the company, one of the
 * platform or of the workers that of all companies, each shared and to its end. The letters of 'FEED', and room for ids.
 */
const LOCKS = 0x46_45_45_44n << 32n;
export const companyLock = (companyId: number): string => String(LOCKS + BigInt(companyId));
export const EVERY_COMPANY_LOCK = String(LOCKS - 1n);

/**
 * No company, no rows: null for an empty setting and for one whose signature is not of this company and connection. An
 * error for a company that is closed here, or just being closed: at the first statement of a transaction or not at all,
 * since nobody closes a company while the transaction holds its lock.
 *
 * What policies call is declared stable, or else no plan would look into a CTE of a table that has one. What it asks is
 * volatile and so has a snapshot of its own: that of the statement may be older than the lock. A parallel worker has
 * another process id than the connection; the leader evaluates it once for all of them.
 */
const FUNCTIONS = `
create or replace function served_company(given text) returns bigint
  language plpgsql volatile parallel restricted
as $$
declare
  company text := split_part(given, '.', 1);
  signature text;
  is_closed boolean;
begin
  if company !~ '^[0-9]{1,15}$' then
    return null;
  end if;
  if not pg_try_advisory_xact_lock_shared(${LOCKS} + company::bigint) then
    ${NOT_SERVED};
  end if;
  select encode(sha256(outer_pad || sha256(inner_pad || convert_to(pg_backend_pid() || ':' || company, 'UTF8'))), 'hex'),
      company::bigint = any (closed_companies)
    into signature, is_closed from public.${TENANT_KEY_TABLE};
  if signature is distinct from split_part(given, '.', 2) then
    return null;
  end if;
  if is_closed then
    ${NOT_SERVED};
  end if;
  return company::bigint;
end
$$;
create or replace function current_company_id() returns bigint
  language plpgsql stable parallel restricted security definer set search_path = pg_catalog
as $$
declare
  given text := current_setting('${TENANT_SETTING}', true);
begin
  if given is null or given = '' then
    return null;
  end if;
  return public.served_company(given);
end
$$;
create or replace function locked_closed_companies() returns bigint[]
  language plpgsql volatile parallel restricted
as $$
declare
  company text := split_part(current_setting('${TENANT_SETTING}', true), '.', 1);
  closed bigint[];
begin
  perform pg_advisory_xact_lock_shared(${EVERY_COMPANY_LOCK});
  select closed_companies into closed from public.${TENANT_KEY_TABLE};
  if company = any (closed::text[]) then
    ${NOT_SERVED};
  end if;
  return closed;
end
$$;
create or replace function ${CLOSED_TENANTS}() returns bigint[]
  language plpgsql stable parallel restricted security definer set search_path = pg_catalog
as $$
begin
  return public.locked_closed_companies();
end
$$;
revoke all on function served_company(text), locked_closed_companies() from public`;

const FUNCTION_NAMES = [
  'current_company_id()',
  `${CLOSED_TENANTS}()`,
  'served_company(text)',
  'locked_closed_companies()',
];

const REASON = 'by hand: signs which company a transaction is for (server/database/tenant-key.ts)';

const setUpFunctions = `${FUNCTIONS};
${FUNCTION_NAMES.map((name) => `comment on function ${name} is '${REASON}'`).join(';\n')}`;

/** How long the column of a database of before is waited for, in milliseconds: every transaction reads its table. */
const UPGRADE_MS = 10 * 60_000;

/**
 * Makes the key and the functions that judge by it, where the database has none yet, and brings those of earlier
 * versions up, whose servers may answer meanwhile. Call it as the owner of the tables, outside a transaction.
 */
export async function ensureTenantKey(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ has: boolean; knows: boolean }>(
    `select to_regclass('public.${TENANT_KEY_TABLE}') is not null as has,
       exists (select from pg_attribute where attrelid = to_regclass('public.${TENANT_KEY_TABLE}') and attname = 'closed_companies') as knows`,
  );
  if (rows[0]?.knows) return;
  await inTransaction(client, { totalMs: UPGRADE_MS }, async () => {
    await client.query(`select pg_advisory_xact_lock(hashtextextended('${TENANT_KEY_TABLE}', 0))`);
    if (!rows[0]?.has) await createKey(client);
    await client.query(
      `alter table ${TENANT_KEY_TABLE} add column if not exists closed_companies bigint[] not null default '{}'; ${setUpFunctions}`,
    );
  });
}

async function createKey(client: pg.Client): Promise<void> {
  const key = randomBytes(BLOCK_BYTES);
  const mixed = (pad: number): string => Buffer.from(key.map((byte) => byte ^ pad)).toString('hex');
  await client.query(
    `create table if not exists ${TENANT_KEY_TABLE} (inner_pad bytea not null, outer_pad bytea not null);
     comment on table ${TENANT_KEY_TABLE} is '${REASON}';
     revoke all on table ${TENANT_KEY_TABLE} from public;
     insert into ${TENANT_KEY_TABLE} select '\\x${mixed(INNER_PAD)}', '\\x${mixed(OUTER_PAD)}'
       where not exists (select from ${TENANT_KEY_TABLE})`,
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

/**
 * The seed's way into the database: one transaction of the owner, all or nothing. Global tables it fills as the owner.
 * A company's rows are inserted as the role that the server would do it with and with that company as the tenant, so
 * that row-level security, which binds an owner too, holds while seeding and needs no exception.
 */
import pg from 'pg';
import { databaseRoleName, DATABASE_ROLES } from '../../shared/contract/database-roles.ts';
import { ownSigner, readTenantKey, type SignCompany, TENANT_SETTING } from '../database/tenant-key.ts';
import { withConnection } from '../database/with-connection.ts';

export type SeedRow = Record<string, unknown>;

export interface CompanySeeding {
  companyId: number;
  /** Inserts rows that all have the keys of the first; `company_id` is added where the table has it. */
  insert(table: string, rows: SeedRow[]): Promise<void>;
  /** A statement as one of the database roles, for what an insert can't say. */
  run(role: (typeof DATABASE_ROLES)[number], text: string, values: unknown[]): Promise<void>;
}

export interface Seeding {
  /** Ids that nobody has, ascending. */
  reserveIds(table: string, count: number): Promise<number[]>;
  /** Inserts rows of a global table. */
  insert(table: string, rows: SeedRow[]): Promise<void>;
  /** Reads as the owner, who sees global tables only, or as a role that sees more. */
  read<Row extends object>(text: string, values?: unknown[], role?: 'platform'): Promise<Row[]>;
  inCompany(companyId: number): CompanySeeding;
}

interface TableFacts {
  table: string;
  hasTenant: boolean;
  /** The role that may insert; the owner's own self for a table without row-level security. */
  inserter: string | null;
}

/** Keeps one statement's parameter far below PostgreSQL's limit of 1 GB and the server's memory in bounds. */
const BATCH_ROWS = 5_000;

/** Two starts at once: the second waits, and then finds the database seeded. */
const LOCK = "select pg_advisory_xact_lock(hashtextextended('feedtree seed', 0))";

/** @returns what `work` answers; nothing is written when it throws */
export async function withSeeding<Result>(
  connectionString: string,
  work: (seeding: Seeding) => Promise<Result>,
): Promise<Result> {
  return withConnection({ connectionString, application_name: 'feedtree-seed' }, async (client) => {
    await client.query(
      "begin; set local statement_timeout to 0; set local search_path to public; set local time zone 'UTC'",
    );
    await client.query(LOCK);
    const result = await work(
      openSeeding(client, await tableFacts(client), await ownSigner(client, await readTenantKey(client))),
    );
    await client.query('commit');
    return result;
  });
}

/** The platform's role comes last: it is held by no company. */
const INSERTERS = [...DATABASE_ROLES.filter((role) => role !== 'platform'), 'platform'] as const;

async function tableFacts(client: pg.Client): Promise<Map<string, TableFacts>> {
  const { rows } = await client.query<TableFacts>(
    `select relation.relname as table,
            exists (select from pg_attribute where attrelid = relation.oid and attname = 'company_id' and attnum > 0) as "hasTenant",
            case when relation.relrowsecurity then (
              select role from unnest($1::text[]) with ordinality as candidate (role, position)
              where has_table_privilege(role, relation.oid, 'insert') order by position limit 1
            ) end as inserter
     from pg_class relation
     where relation.relnamespace = 'public'::regnamespace and relation.relkind in ('r', 'p')`,
    [INSERTERS.map(databaseRoleName)],
  );
  return new Map(rows.map((facts) => [facts.table, facts]));
}

function openSeeding(client: pg.Client, tables: Map<string, TableFacts>, sign: SignCompany): Seeding {
  async function become(role: string | null, companyId: number | null): Promise<void> {
    await client.query(role === null ? 'reset role' : `set local role ${pg.escapeIdentifier(role)}`);
    await client.query(`select set_config('${TENANT_SETTING}', $1, true)`, [sign(companyId)]);
  }
  function factsOf(table: string): TableFacts {
    const facts = tables.get(table);
    if (!facts) throw new Error(`The seed knows a table '${table}' that the database does not have.`);
    return facts;
  }

  return {
    async reserveIds(table, count) {
      await become(null, null);
      const { rows } = await client.query<{ id: string }>(
        `select nextval(pg_get_serial_sequence($1, 'id')) as id from generate_series(1, $2)`,
        [pg.escapeIdentifier(table), count],
      );
      return rows.map(({ id }) => Number(id));
    },
    async insert(table, rows) {
      await become(null, null);
      await insertRows(client, table, rows);
    },
    async read<Row extends object>(text: string, values: unknown[] = [], role?: 'platform'): Promise<Row[]> {
      await become(role ? databaseRoleName(role) : null, null);
      return (await client.query<Row>(text, values)).rows;
    },
    inCompany: (companyId) => ({
      companyId,
      async insert(table, rows) {
        const { hasTenant, inserter } = factsOf(table);
        await become(inserter, companyId);
        await insertRows(client, table, hasTenant ? rows.map((row) => ({ company_id: companyId, ...row })) : rows);
      },
      async run(role, text, values) {
        await become(databaseRoleName(role), companyId);
        await client.query(text, values);
      },
    }),
  };
}

/** Not COPY: PostgreSQL refuses it on a table with row-level security. */
async function insertRows(client: pg.Client, table: string, rows: SeedRow[]): Promise<void> {
  const target = pg.escapeIdentifier(table);
  const columns = Object.keys(rows[0] ?? {})
    .map((name) => pg.escapeIdentifier(name))
    .join(', ');
  for (let from = 0; from < rows.length; from += BATCH_ROWS) {
    await client.query(
      `insert into ${target} (${columns}) overriding system value
       select ${columns} from json_populate_recordset(null::${target}, $1::json)`,
      [JSON.stringify(rows.slice(from, from + BATCH_ROWS))],
    );
  }
}

/** Whether anybody has signed up, or an earlier seed has been here. */
export async function hasCompany(seeding: Seeding): Promise<boolean> {
  const rows = await seeding.read('select from customer limit 1', [], 'platform');
  return rows.length > 0;
}

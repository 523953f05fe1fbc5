/** What PostgreSQL was asked during a run, counted by its own extension pg_stat_statements. */
import { type EmbeddedPostgres, startEmbedded } from '../../server/database/embedded.ts';
import { withConnection } from '../../server/database/with-connection.ts';

const LIBRARY = 'pg_stat_statements';

/** Starts PostgreSQL with the extension; the first time it is started once without, to be told to load it. */
export async function startCounting(directory: string, database: string): Promise<EmbeddedPostgres> {
  const postgres = await startEmbedded({ directory, database });
  const loaded = await asked(postgres.url, [`show shared_preload_libraries`]);
  if (loaded === LIBRARY) {
    await asked(postgres.url, [`create extension if not exists ${LIBRARY}`]);
    return postgres;
  }
  await asked(postgres.url, [`alter system set shared_preload_libraries = '${LIBRARY}'`]);
  await postgres.stop();
  return startCounting(directory, database);
}

/** The first column of the last statement's first row. */
async function asked(connectionString: string, statements: string[]): Promise<unknown> {
  return withConnection(connectionString, async (client) => {
    let first: unknown;
    for (const statement of statements) {
      const { rows } = await client.query<Record<string, unknown>>(statement);
      [first] = Object.values(rows[0] ?? {});
    }
    return first;
  });
}

export interface Statements {
  /** Queries of any sort, without what only opens and closes their transactions. */
  queries: number;
  /** Of these, those that note that a page was opened. */
  countingReads: number;
}

export const forgetStatements = async (connectionString: string): Promise<void> =>
  void (await asked(connectionString, [`select ${LIBRARY}_reset()`]));

/** Since they were last forgotten. */
export async function countStatements(connectionString: string): Promise<Statements> {
  const count = async (condition: string): Promise<number> =>
    Number(
      await asked(connectionString, [
        `select coalesce(sum(calls), 0) from ${LIBRARY} where dbid = (select oid from pg_database where datname = current_database())
          and query !~* '^\\s*(begin|commit|rollback|set|start|${LIBRARY})' and query not ilike '%${LIBRARY}%' and ${condition}`,
      ]),
    );
  return { queries: await count('true'), countingReads: await count(`query ilike '%into node_read%'`) };
}

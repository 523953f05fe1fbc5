/** A clock of a test's own for the statements of the application: `now()` is what it shows. */
import type { Database, Statement } from '../access/database.ts';
import { withConnection } from '../database/with-connection.ts';

export interface DatabaseClock {
  /** Sets it, forward or back. */
  set(moment: Date): Promise<void>;
  now(): Date;
}

const SCHEMA = `
  create schema test_clock;
  create table test_clock.clock (moment timestamptz not null);
  insert into test_clock.clock values (pg_catalog.now());
  create function test_clock.now() returns timestamptz language sql stable security definer
    as 'select moment from test_clock.clock';
  grant usage on schema test_clock to public;
  grant execute on function test_clock.now() to public`;

/**
 * Puts the clock into a database.
 * @param ownerUrl of the database
 * @returns the clock; what statements that the database makes itself show, as defaults of columns, is not changed
 */
export async function createDatabaseClock(ownerUrl: string): Promise<DatabaseClock> {
  let shown = new Date();
  await withConnection(ownerUrl, (client) => client.query(SCHEMA));
  return {
    now: () => shown,
    async set(moment) {
      shown = moment;
      await withConnection(ownerUrl, (client) => client.query('update test_clock.clock set moment = $1', [moment]));
    },
  };
}

const clocked = <Asked extends Pick<Statement, 'text'>>(asked: Asked): Asked => ({
  ...asked,
  text: asked.text.replaceAll(/\bnow\(\)/g, 'test_clock.now()'),
});

/**
 * The same door, through which each `now()` of a statement is the clock's.
 * @param database in which the clock is before anything is asked
 * @returns the door
 */
export const byDatabaseClock = (database: Database): Database => ({
  ...database,
  statement: (role, companyId, asked) => database.statement(role, companyId, clocked(asked)),
  repeated: (role, companyId, asked) => database.repeated(role, companyId, clocked(asked)),
  lookup: (role, asked) => database.lookup(role, clocked(asked)),
  withTenant: (role, companyId, work) =>
    database.withTenant(role, companyId, (transaction) =>
      work({ ...transaction, query: (asked) => transaction.query(clocked(asked)) }),
    ),
});

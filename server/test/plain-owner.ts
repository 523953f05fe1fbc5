/** A database's owner as a careful administrator makes one: no superuser, at most with CREATEROLE. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { createEmptyDatabase } from './database.ts';

export interface PlainOwner {
  name: string;
  /** Connection string of an empty database, as its owner. */
  url: string;
  /** The same, as whoever runs the tests. */
  administratorUrl: string;
  drop(): Promise<void>;
}

/** An empty database that belongs to a new user without rights beyond it. */
export async function createPlainOwner({ mayCreateRoles = false } = {}): Promise<PlainOwner> {
  const database = await createEmptyDatabase();
  const name = `feedtree_owner_${randomBytes(6).toString('hex')}`;
  const password = randomBytes(12).toString('hex');
  const inDatabase = async (sql: string): Promise<void> => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  const databaseName = /^postgres(?:ql)?:\/\/[^/]*\/([^?]*)/.exec(database.url)?.[1] ?? '';
  await inDatabase(
    `create role ${name} login password '${password}' ${mayCreateRoles ? 'createrole' : 'nocreaterole'}`,
  );
  await inDatabase(`alter database ${pg.escapeIdentifier(databaseName)} owner to ${name}`);
  return {
    name,
    url: database.url.replace(/^(postgres(?:ql)?:\/\/)(?:[^@/]*@)?/, `$1${name}:${password}@`),
    administratorUrl: database.url,
    drop: async () => {
      await inDatabase(`reassign owned by ${name} to current_user; drop owned by ${name}; drop role ${name}`);
      await database.drop();
    },
  };
}

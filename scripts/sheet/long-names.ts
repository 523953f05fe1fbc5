/** Names as long as their columns take, every second one without a space to break at. */
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { project } from '../front-ends.ts';
import { withConnection } from '../../server/database/with-connection.ts';

interface Column {
  name: string;
  check?: { maxLength?: number };
}

interface Snapshot {
  tables: { name: string; columns: Column[] }[];
}

/** What people call things and each other. */
const NAME_COLUMNS = new Set(['name', 'full_name', 'actor_name', 'author_name', 'subject', 'holder', 'city', 'note']);

/** Their names are the world's, not a person's. */
const REFERENCE_TABLES = new Set(['country', 'currency', 'organization_type']);

const MORE = ' of the northern harbor and its neighbors Donaudampfschifffahrtsgesellschaft beyond the river';

/** Keeps each name unique, as some must be. */
const ID_ROOM = 8;

/** Only ever in a copy: nobody's names come back. */
export async function lengthenNames(databaseUrl: string): Promise<void> {
  await withConnection(databaseUrl, async (client) => {
    for (const { table, column, length } of namesToLengthen()) {
      const name = pg.escapeIdentifier(column);
      await client.query(
        `update ${pg.escapeIdentifier(table)} set ${name} = left(
         case when id % 2 = 0 then ${name} || repeat($1, 5) else replace(${name} || repeat($1, 5), ' ', '') end, $2::int
       ) || id
       where ${name} <> ''`,
        [MORE, length - ID_ROOM],
      );
    }
  });
}

function namesToLengthen(): { table: string; column: string; length: number }[] {
  const file = path.join(project, 'server/migrations/snapshot.json');
  const { tables } = JSON.parse(fs.readFileSync(file, 'utf8')) as Snapshot;
  return tables
    .filter(({ name, columns }) => !REFERENCE_TABLES.has(name) && columns.some((column) => column.name === 'id'))
    .flatMap(({ name: table, columns }) =>
      columns
        .filter(({ name }) => NAME_COLUMNS.has(name))
        .map(({ name, check }) => ({ table, column: name, length: Math.min(check?.maxLength ?? 200, 200) })),
    );
}

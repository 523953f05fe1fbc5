/** A row in each table that has none of a company, by what the snapshot says that rows must be like. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { MIGRATIONS_DIRECTORY } from '../../migrate.ts';
import { withConnection } from '../../with-connection.ts';
import { movedTables } from '../tables.ts';

interface Column {
  name: string;
  type: string;
  nullable: boolean;
  default?: string;
  identity?: string;
  generated?: string;
  check?: { values?: string[]; minLength?: number; minimum?: number; minItems?: number };
}

interface Snapshot {
  tables: { name: string; columns: Column[] }[];
}

/** Neither triggers nor references are asked: the rows need not belong together. */
export async function fillTables(url: string, companyId: number): Promise<void> {
  const snapshot = JSON.parse(readFileSync(path.join(MIGRATIONS_DIRECTORY, 'snapshot.json'), 'utf8')) as Snapshot;
  const columns = new Map(snapshot.tables.map((table) => [table.name, table.columns]));
  await withConnection(url, async (client) => {
    await client.query('set session_replication_role to replica');
    for (const { name, owner } of await movedTables(client)) {
      const { rowCount } = await client.query(`select from ${name} where ${owner} = $1 limit 1`, [companyId]);
      if (rowCount !== 0) continue;
      const needed = (columns.get(name) ?? []).filter(isNeeded).filter((column) => column.name !== owner);
      const names = [owner, ...needed.map((column) => pg.escapeIdentifier(column.name))];
      const values = [String(companyId), ...needed.map(valueOf)];
      await client.query(`insert into ${name} (${names.join(', ')}) values (${values.join(', ')})`);
    }
  });
}

const isNeeded = ({ nullable, default: usual, identity, generated }: Column): boolean =>
  !nullable && usual === undefined && identity === undefined && generated === undefined;

function valueOf({ type, check }: Column): string {
  const text = pg.escapeLiteral(check?.values?.[0] ?? 'x'.repeat(Math.max(1, check?.minLength ?? 1)));
  if (type.startsWith('text') && !type.endsWith('[]')) return text;
  if (type.endsWith('[]'))
    return `array_fill(${type === 'text[]' ? `${text}::text` : '1::bigint'}, array[${check?.minItems ?? 0}])`;
  const values: Record<string, string> = {
    timestamptz: 'now()',
    date: 'current_date',
    jsonb: `'{}'`,
    boolean: 'false',
    uuid: 'gen_random_uuid()',
  };
  return values[type] ?? String(check?.minimum ?? 1);
}

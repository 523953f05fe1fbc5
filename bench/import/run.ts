/**
 * How fast rows of a file are tried, made and taken back, against INSERTs by `pg` alone: one a row, and a thousand a
 * statement. `npm run bench:import`, with numbers of rows behind it.
 */
import { createWriteStream, mkdirSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import path from 'node:path';
import pg from 'pg';
import { openDatabase } from '../../server/access/database.ts';
import { createApp } from '../../server/app/app.ts';
import { startEmbedded } from '../../server/database/embedded.ts';
import { migrate } from '../../server/database/migrate.ts';
import { readFile } from '../../server/platform/imports/read/read-file.ts';
import { openFileStore } from '../../server/platform/storage/file-store.ts';
import { createWorld, insertRow } from '../../server/test/world.ts';

const counts = process.argv.slice(2).map(Number);
const sizes = counts.length > 0 ? counts : [10_000, 100_000, 1_000_000];
const directory = path.resolve(process.env['FEEDTREE_DATA_DIR'] ?? '.data', 'bench-import');
const MEGABYTE = 1024 * 1024;
const SAMPLE_MS = 50;
const AT_ONCE = 1_000;

rmSync(directory, { recursive: true, force: true });
mkdirSync(directory, { recursive: true });
const postgres = await startEmbedded({ directory, database: 'bench_import' });
await migrate(postgres.url);
const world = await createWorld(postgres.url);
const database = openDatabase({ connectionString: postgres.url, shareFactor: 1_000 });
const store = openFileStore({ kind: 'folder', folder: path.join(directory, 'files') });
const { importer } = createApp({
  ownOrigin: () => '',
  database,
  store,
  intake: path.join(directory, 'intake'),
  journals: path.join(directory, 'reads'),
  sessionSecret: new Uint8Array(32),
  publicUrl: 'https://feedback.test',
  trustedProxies: 0,
  log: {
    error(message, { error }) {
      throw new Error(message, { cause: error });
    },
  },
});
const owner = new pg.Client({ connectionString: postgres.url });
await owner.connect();
const { userId, companyId } = world.principals['superadmin'] ?? { userId: 0, companyId: 0 };
const codeOf = (row: number): string => `CODE${row}`;

async function timed(name: string, rows: number, run: () => Promise<void>): Promise<void> {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let most = before;
  const sampling = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), SAMPLE_MS);
  const began = performance.now();
  await run();
  const seconds = (performance.now() - began) / 1000;
  clearInterval(sampling);
  const memory = `RSS ${Math.round(before / MEGABYTE)} -> at most ${Math.round(most / MEGABYTE)} MB`;
  console.log(`${rows} rows, ${name}: ${Math.round(rows / seconds)} rows/s, ${seconds.toFixed(1)} s, ${memory}`);
}

async function writeCsv(file: string, rows: number): Promise<void> {
  const stream = createWriteStream(file);
  stream.write('code,kind,percent,valid_from\n');
  for (let row = 0; row < rows; row++)
    if (!stream.write(`${codeOf(row)},percent,${(row % 90) + 1},2026-01-01\n`)) await once(stream, 'drain');
  stream.end();
  await once(stream, 'finish');
}

async function step(id: number, name: string): Promise<void> {
  await owner.query(
    `update list_import set step = $2, state = 'queued', rows_done = 0, attempts = 0, done_at = null, due_at = now()
      where id = $1`,
    [id, name],
  );
  await importer.round(new AbortController().signal);
  const { rows } = await owner.query<{ state: string; refused_count: number; kept_count: number }>(
    'select state, refused_count, kept_count from list_import where id = $1',
    [id],
  );
  if (rows[0]?.state !== 'done' || rows[0].refused_count + rows[0].kept_count > 0)
    throw new Error(JSON.stringify(rows));
}

async function measureImport(rows: number): Promise<void> {
  const [file, lines, key] = [path.join(directory, 'rows.csv'), path.join(directory, 'rows.jsonl'), `imports/${rows}`];
  await writeCsv(file, rows);
  await timed('read', rows, async () => void (await readFile(file, lines, companyId)));
  await store.putFile(key, lines, 'application/x-ndjson');
  rmSync(lines);
  const id = await insertRow(database, companyId, 'list_import', {
    user_id: userId,
    entity: 'discount',
    row_count: rows,
    preview: {},
    mapping: { 0: 'code', 1: 'kind', 2: 'percent', 3: 'valid_from' },
    header_hash: '',
    storage_key: key,
    due_at: new Date(),
    done_at: new Date(),
  });
  await timed('tried', rows, () => step(id, 'check'));
  await owner.query(`update list_import set created_count = 0 where id = $1`, [id]);
  await timed('made', rows, () => step(id, 'run'));
  await timed('taken back', rows, () => step(id, 'take_back'));
}

const COLUMNS = '(code, kind, percent, valid_from)';

async function measureBare(rows: number): Promise<void> {
  await timed('bare, an INSERT each in one transaction', rows, async () => {
    await owner.query('begin');
    for (let row = 0; row < rows; row++)
      await owner.query({
        name: 'bare',
        text: `insert into discount ${COLUMNS} values ($1, 'percent', $2, $3)`,
        values: [codeOf(row), (row % 90) + 1, '2026-01-01'],
      });
    await owner.query('commit');
  });
  await owner.query('delete from discount');
  await timed('bare, a thousand an INSERT', rows, async () => {
    for (let at = 0; at < rows; at += AT_ONCE) {
      const batch = Array.from({ length: Math.min(AT_ONCE, rows - at) }, (_, place) => at + place);
      await owner.query(
        `insert into discount ${COLUMNS} select unnest($1::text[]), 'percent', unnest($2::float8[]), '2026-01-01'`,
        [batch.map(codeOf), batch.map((row) => (row % 90) + 1)],
      );
    }
  });
  await owner.query('delete from discount');
}

try {
  for (const rows of sizes) {
    await measureImport(rows);
    await measureBare(rows);
  }
} finally {
  await owner.end();
  await database.close();
  await world.close();
  await postgres.stop();
}

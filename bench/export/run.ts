/**
 * How fast files of feedback are made, and that more rows take no more memory: 10 thousand, 100 thousand, 1 million rows
 * of one company, as CSV and as Excel. `npm run bench:export`, with numbers of rows behind it for other ones.
 */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createAbilities } from '../../server/access/abilities.ts';
import { openDatabase } from '../../server/access/database.ts';
import { createScope } from '../../server/access/scope.ts';
import { startEmbedded } from '../../server/database/embedded.ts';
import { migrate } from '../../server/database/migrate.ts';
import { extensions } from '../../server/app/entities.ts';
import { exportFormats } from '../../server/platform/files/formats/index.ts';
import { createExporter } from '../../server/modules/feedback/export/run.ts';
import { descriptors } from '../../server/generated/index.ts';
import { rules } from '../../server/generated/rules.ts';
import { openFileStore } from '../../server/platform/storage/file-store.ts';
import { createWorld, insertRow } from '../../server/test/world.ts';
import { withConnection } from '../../server/database/with-connection.ts';

const counts = process.argv.slice(2).map(Number);
const sizes = counts.length > 0 ? counts : [10_000, 100_000, 1_000_000];
const directory = path.join(process.env['FEEDTREE_DATA_DIR'] ?? '.data', 'bench-export');
const SAMPLE_MS = 50;
const MEGABYTE = 1024 * 1024;

rmSync(directory, { recursive: true, force: true });
mkdirSync(directory, { recursive: true });
const postgres = await startEmbedded({ directory, database: 'bench_export' });
await migrate(postgres.url);
const world = await createWorld(postgres.url);
const database = openDatabase({ connectionString: postgres.url });
const exporter = createExporter({
  database,
  scope: createScope({ abilities: createAbilities(rules) }),
  descriptors,
  extensions,
  policies: [],
  store: openFileStore({ kind: 'folder', folder: path.resolve(directory, 'files') }),
  intake: path.resolve(directory, 'intake'),
  log: {
    error(message, { error }) {
      throw new Error(message, { cause: error });
    },
  },
});

/** Answers as visitors give them: ratings, choices, a text in every third. */
async function fill(rows: number): Promise<void> {
  await withConnection(postgres.url, async (owner) => {
    const { companyA } = world;
    await owner.query(
      `insert into feedback (company_id, node_id, node_path, survey_version_id, answers, comment, score, response_token, created_at)
      select $1, $2, '/', $3,
        jsonb_build_object('experience', 1 + n % 5, 'problems', array['staff'], 'comment', 'The food was late, number ' || n),
        case when n % 3 = 0 then 'The food was late, number ' || n end, n % 101, gen_random_uuid(),
        now() - make_interval(secs => n)
      from generate_series(1, $4::int) n`,
      [companyA.id, companyA.nodes.room, companyA.surveyVersionId, rows],
    );
    await owner.query('analyze feedback');
  });
}

async function measure(format: string, rows: number): Promise<void> {
  const { companyA, principals } = world;
  await insertRow(database, companyA.id, 'feedback_export', {
    user_id: principals['adminA']?.userId,
    format,
    request: {},
    due_at: new Date(),
    expires_at: new Date(Date.now() + 3_600_000),
  });
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let most = before;
  const sampling = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), SAMPLE_MS);
  const began = performance.now();
  await exporter.round(new AbortController().signal);
  const seconds = (performance.now() - began) / 1000;
  clearInterval(sampling);
  const [made] = await database.statement<{ rows_done: number; byte_size: number; state: string }>('app', companyA.id, {
    text: 'select rows_done, byte_size, state from feedback_export order by id desc limit 1',
    values: [],
  });
  if (made?.state !== 'done' || made.rows_done !== rows) throw new Error(`Not whole: ${JSON.stringify(made)}`);
  const figures = [
    `${Math.round(rows / seconds)} rows/s`,
    `${(made.byte_size / MEGABYTE).toFixed(1)} MB`,
    `RSS ${Math.round(before / MEGABYTE)} -> at most ${Math.round(most / MEGABYTE)} MB`,
  ];
  console.log(`${format} ${rows} rows: ${figures.join(', ')}`);
}

try {
  let filled = 0;
  for (const rows of sizes.toSorted((one, other) => one - other)) {
    await fill(rows - filled);
    filled = rows;
    for (const { name } of exportFormats) await measure(name, rows);
  }
} finally {
  await database.close();
  await world.close();
  await postgres.stop();
}

/**
 * Directus on a copy of the same database: the peer of the feedback list. It is no package of ours; `BENCH_DIRECTUS`
 * names a folder where `npm install directus` has put it.
 */
import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { ensurePortFree } from '../../scripts/port.ts';

export interface Directus {
  version: string;
  /** Address of the first page of the company's feedback with one status, with its total. */
  pageOf(companyId: number, status: string): string;
  authorization: string;
  stop(): Promise<void>;
}

const HOST = '127.0.0.1';
const START_ATTEMPTS = 120;
const PAUSE_MS = 500;
/** What our list tells of a row. */
const FIELDS =
  'id,node_id,survey_version_id,status,priority,assignee_id,score,comment,locale,is_partial,is_repeat,read_at,tag_ids,created_at';

/** Started for production: without a cache, which would answer the same page again, and without limits. */
export async function startDirectus(folder: string, connectionString: string): Promise<Directus> {
  const installed = path.resolve(folder, 'node_modules', 'directus');
  const { version } = JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8')) as { version: string };
  const cli = path.join(installed, 'cli.js');
  const port = await ensurePortFree(0, HOST);
  const origin = `http://${HOST}:${port}`;
  const token = randomUUID();
  const database = new pg.Client({ connectionString });
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    HOST,
    PORT: String(port),
    PUBLIC_URL: origin,
    KEY: randomUUID(),
    SECRET: randomUUID(),
    DB_CLIENT: 'pg',
    DB_HOST: database.host,
    DB_PORT: String(database.port),
    DB_DATABASE: database.database ?? '',
    DB_USER: database.user ?? '',
    DB_PASSWORD: database.password ?? '',
    ADMIN_EMAIL: 'admin@example.com',
    ADMIN_PASSWORD: randomUUID(),
    ADMIN_TOKEN: token,
    TELEMETRY: 'false',
    CACHE_ENABLED: 'false',
    RATE_LIMITER_ENABLED: 'false',
    LOG_LEVEL: 'error',
  };
  await takeOneKey(database);
  execFileSync(process.execPath, [cli, 'bootstrap'], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const child = spawn(process.execPath, [cli, 'start'], { cwd: folder, env, stdio: 'ignore' });
  await untilItAnswers(`${origin}/server/ping`);
  return {
    version,
    authorization: `Bearer ${token}`,
    pageOf(companyId, status) {
      const filter = JSON.stringify({ company_id: { _eq: companyId }, status: { _eq: status } });
      const query = new URLSearchParams({
        filter,
        fields: FIELDS,
        sort: '-created_at',
        limit: '25',
        meta: 'filter_count',
      });
      return `${origin}/items/feedback?${query.toString()}`;
    },
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** Directus leaves out tables with a key of two columns: it gets one of the id, and an index in the place of ours. */
async function takeOneKey(database: pg.Client): Promise<void> {
  await database.connect();
  try {
    await database.query('alter table feedback drop constraint feedback_pkey cascade, add primary key (id)');
    await database.query('create index on feedback (company_id, id)');
    await database.query('analyze feedback');
  } finally {
    await database.end();
  }
}

async function untilItAnswers(address: string): Promise<void> {
  for (let attempt = 0; attempt < START_ATTEMPTS; attempt += 1) {
    const isUp = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await setTimeout(PAUSE_MS);
  }
  throw new Error('Directus did not answer.');
}

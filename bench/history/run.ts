/** `npm run bench:history`: what writes take with a history and a bin (`x-history`), beside the same ones without. */
import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { loadavg } from 'node:os';
import path from 'node:path';
import { ensurePortFree } from '../../scripts/port.ts';
import { startServer } from '../../server/app/main.ts';
import { startEmbedded } from '../../server/database/embedded.ts';
import { migrate } from '../../server/database/migrate.ts';
import { descriptors } from '../../server/generated/index.ts';
import { createWorld, TEST_SECRET } from '../../server/test/world.ts';
import { benchConfig } from '../config.ts';
import { writeReport } from '../report.ts';
import { median } from '../summary.ts';
import { HISTORY_COST_FILE, type HistoryCostEntry, type WriteCost } from './history.ts';

const BLOCKS = Number(process.env['BENCH_BLOCKS'] ?? 40);
/** As many rows as there may be at once of each entity. */
const WRITES = 20;
const WARM_UP = 4;
const HOST = '127.0.0.1';
const benchFolder = path.join(import.meta.dirname, '..');
const directory = path.resolve(process.env['FEEDTREE_DATA_DIR'] ?? '.data', 'bench-history');

interface Subject {
  entity: string;
  as: string;
  path: string;
  create: (at: number) => object;
  patch: (at: number) => object;
}

const SUBJECTS: Subject[] = [
  {
    entity: 'company_tag',
    as: 'adminA',
    path: 'companytags',
    create: (at) => ({ name: `Tag ${at}`, color: '#123456' }),
    patch: (at) => ({ name: `Tag ${at} changed` }),
  },
  {
    entity: 'webhook',
    as: 'adminA',
    path: 'webhooks',
    create: (at) => ({ name: `Hook ${at}`, url: `https://hooks.example/${at}`, events: ['feedback.created'] }),
    patch: (at) => ({ name: `Hook ${at} changed` }),
  },
  {
    entity: 'discount',
    as: 'superadmin',
    path: 'discount',
    create: (at) => ({ code: `CODE${at}`, kind: 'percent', percent: 10, valid_from: '2026-01-01T00:00:00Z' }),
    patch: () => ({ percent: 20 }),
  },
];

const KINDS = ['create', 'patch', 'delete'] as const;
type Kind = (typeof KINDS)[number];
type Block = Record<Kind, number>;

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

interface Caller {
  origin: string;
  headers: Record<string, string>;
}

/** Milliseconds to the end of the answer, and the id in it. */
function timed({ origin, headers }: Caller, method: string, address: string, body?: object) {
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const began = performance.now();
  return new Promise<{ ms: number; id: number }>((resolve, reject) => {
    const call = request(`${origin}/api/${address}/`, {
      method,
      agent,
      headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent ?? '') },
    });
    call.once('response', (answer) => {
      let text = '';
      answer.on('data', (data: Buffer) => (text += data.toString()));
      answer.once('end', () => {
        const ms = performance.now() - began;
        if ((answer.statusCode ?? 500) >= 300) reject(new Error(`${method} ${address}: ${answer.statusCode} ${text}`));
        else resolve({ ms, id: text === '' ? 0 : (JSON.parse(text) as { id: number }).id });
      });
    });
    call.once('error', reject);
    call.end(sent);
  });
}

let made = 0;

interface Pair {
  with: Block;
  without: Block;
}

/** The server asks at each write whether the entity keeps its history. */
function historySwitch(entity: string): (isOn: boolean) => void {
  const descriptor = descriptors[entity];
  const history = descriptor?.history;
  if (descriptor === undefined || history === undefined) throw new Error(`${entity} keeps no history.`);
  return (isOn) => {
    if (isOn) descriptor.history = history;
    else delete descriptor.history;
  };
}

const noTimes = (): Record<Kind, number[]> => ({ create: [], patch: [], delete: [] });
const medians = (times: Record<Kind, number[]>): Block => ({
  create: median(times.create),
  patch: median(times.patch),
  delete: median(times.delete),
});

/** Makes rows, changes and deletes them, one with a history and one without in turns, so that a noisy moment hits both. */
async function pairOf(caller: Caller, subject: Subject, keep: (isOn: boolean) => void): Promise<Pair> {
  const { path: list, create, patch } = subject;
  const times = { with: noTimes(), without: noTimes() };
  const rows: { id: number; at: number }[] = [];
  const write = async (kind: Kind, turn: number, ...call: [method: string, address: string, body?: object]) => {
    const isKept = turn % 2 === 0;
    keep(isKept);
    const { ms, id } = await timed(caller, ...call);
    times[isKept ? 'with' : 'without'][kind].push(ms);
    return id;
  };
  for (let turn = 0; turn < WRITES; turn++) {
    const at = made++;
    rows.push({ id: await write('create', turn, 'POST', list, create(at)), at });
  }
  for (const [turn, { id, at }] of rows.entries()) await write('patch', turn, 'PATCH', `${list}/${id}`, patch(at));
  for (const [turn, { id }] of rows.entries()) await write('delete', turn, 'DELETE', `${list}/${id}`);
  keep(true);
  return { with: medians(times.with), without: medians(times.without) };
}

async function pairs(caller: Caller, subject: Subject): Promise<Pair[]> {
  const keep = historySwitch(subject.entity);
  const all: Pair[] = [];
  for (let at = 0; at < WARM_UP + BLOCKS; at++) all.push(await pairOf(caller, subject, keep));
  return all.slice(WARM_UP);
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

function costOf(entity: string, write: Kind, measured: readonly Pair[]): WriteCost {
  const ratios = measured.map((pair) => pair.with[write] / pair.without[write]).toSorted((one, other) => one - other);
  const quartile = (share: number): number => rounded(ratios[Math.floor(share * ratios.length)] ?? Number.NaN);
  return {
    entity,
    write,
    without: rounded(median(measured.map(({ without }) => without[write]))),
    with: rounded(median(measured.map((pair) => pair.with[write]))),
    ratio: rounded(median(ratios)),
    quartiles: [quartile(0.25), quartile(0.75)],
  };
}

const loadNow = (): number => Math.round((loadavg()[0] ?? 0) * 10) / 10;

const load = loadNow();
rmSync(directory, { recursive: true, force: true });
mkdirSync(directory, { recursive: true });
const postgres = await startEmbedded({ directory, database: 'bench_history' });
await migrate(postgres.url);
const world = await createWorld(postgres.url);
const port = await ensurePortFree(0, HOST);
const origin = `http://${HOST}:${port}`;
const server = await startServer({
  connectionString: postgres.url,
  distDirectory: directory,
  rateLimitFactor: 1_000_000,
  config: benchConfig({ port, publicUrl: origin, dataDirectory: directory, sessionSecret: TEST_SECRET }),
});
try {
  const costs: WriteCost[] = [];
  for (const subject of SUBJECTS) {
    const measured = await pairs({ origin, headers: await world.authorization(subject.as) }, subject);
    costs.push(...KINDS.map((write) => costOf(subject.entity, write, measured)));
    console.table(costs.slice(-KINDS.length));
  }
  const entry: HistoryCostEntry = {
    date: new Date().toISOString(),
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
    load: [load, loadNow()],
    blocks: BLOCKS,
    writes: WRITES,
    costs,
  };
  appendFileSync(path.join(benchFolder, HISTORY_COST_FILE), `${JSON.stringify(entry)}\n`);
  writeReport(benchFolder);
} finally {
  agent.destroy();
  await server.stop();
  await world.close();
  await postgres.stop();
}

/**
 * What fields that companies add cost their lists: a thousand companies with 200 fields each, whose rows have a value in
 * all of them, in turns with as many that have none, so that what else the machine does is in both; and how long it
 * takes until a list is filtered by a new field.
 * `npm run bench:custom-fields`, with the number of companies behind it.
 */
import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbedded } from '../../server/database/embedded.ts';
import { insertCompany, insertUser } from '../../server/test/world.ts';
import { serveWorld } from '../../server/test/scenarios.ts';
import { writeReport } from '../report.ts';
import { CUSTOM_FIELDS_HISTORY_FILE, type CustomFieldsHistoryEntry, type ListMeasure } from './history.ts';

const COMPANIES = Number(process.argv[2] ?? 1_000);
const FIELDS = 200;
const ROWS = 100;
const CALLS = 1_000;
/** Fields whose way into use is timed. */
const ADDED = 50;
const AT_ONCE = 4;
const SHOWN = ['full_name', 'email', 'phone', 'is_admin', 'state', 'is_confirmed', 'last_login_at'];
const KINDS = ['text', 'number', 'date', 'choice', 'yes_or_no'];

const benchFolder = path.resolve(import.meta.dirname, '..');
const directory = path.resolve(process.env['FEEDTREE_DATA_DIR'] ?? '.data', 'bench-custom-fields');
const postgres = await startEmbedded({ directory, database: 'bench' });
process.env['FEEDTREE_TEST_SERVER'] = postgres.url;
process.env['FEEDTREE_TEST_RUN'] = 'bench';
const served = await serveWorld();
const owner = new pg.Client({ connectionString: served.ownerUrl });
await owner.connect();
/** Administrators of companies with fields, and of others. */
const callers = { own: [] as string[], none: [] as string[] };

function quantile(times: number[], part: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

interface Question {
  name: string;
  /** Of companies with fields, and of others. */
  own: string;
  none: string;
}

/** The ratio of the slowest hundredths. */
async function measure({ name, ...queries }: Question, calls: number): Promise<ListMeasure> {
  const times = { own: [] as number[], none: [] as number[] };
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < calls) {
      const at = next++;
      for (const kind of ['own', 'none'] as const) {
        const as = callers[kind][(at * 7) % callers[kind].length] ?? '';
        const began = performance.now();
        const { status } = await served.call({ as, path: `customeruser${queries[kind]}` });
        times[kind].push(performance.now() - began);
        if (status !== 200) throw new Error(`${name}: ${status}`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const at = (part: number) => ({ own: quantile(times.own, part), none: quantile(times.none, part) });
  const measured = { name, calls: times.own.length, median: at(0.5), p99: at(0.99) };
  const memory = Math.round(process.memoryUsage().rss / 1024 / 1024);
  const said = ({ own, none }: ListMeasure['median']): string =>
    `${own.toFixed(1)} ms to ${none.toFixed(1)} ms, ratio ${(own / none).toFixed(2)}`;
  console.log(`${name}: p50 ${said(measured.median)}; p99 ${said(measured.p99)}; RSS ${memory} MB`);
  return measured;
}

/** From the answer to who adds a field until his list is filtered by it: asked again as soon as it was answered. */
async function measureUsable(): Promise<CustomFieldsHistoryEntry['usable']> {
  const times: number[] = [];
  for (let at = 0; at < ADDED; at++) {
    const as = callers.none[at % callers.none.length] ?? '';
    const key = `added_${at}`;
    const made = await served.call({ as, method: 'POST', path: 'customfields', body: { label: key, key } });
    if (made.status !== 201) throw new Error(`a field was not added: ${made.status}`);
    const began = performance.now();
    const path = `customeruser?filter=${encodeURIComponent(JSON.stringify({ [`custom.${key}`]: 'x' }))}`;
    while ((await served.call({ as, path })).status !== 200);
    times.push(performance.now() - began);
  }
  const usable = { times: times.length, median: quantile(times, 0.5), most: Math.max(...times) };
  console.log(`usable after ${usable.median.toFixed(1)} ms, at most ${usable.most.toFixed(1)}`);
  return usable;
}

async function plant(): Promise<void> {
  for (let at = 0; at < 2 * COMPANIES; at++) {
    const kind = at < COMPANIES ? 'own' : 'none';
    const company = await insertCompany(served.world.database, `${kind} ${at}`);
    const name = `bench${at}`;
    served.world.principals[name] = await insertUser(served.world.database, company, name, 'company_admin');
    callers[kind].push(name);
    await owner.query(
      `insert into customer_user (company_id, full_name, email, state)
        select $1::bigint, 'Person ' || n, 'person' || n || '@bench' || $1 || '.example', 'active' from generate_series(1, ${ROWS}) n`,
      [company],
    );
  }
  await owner.query('analyze customer_user');
}

async function addFields(): Promise<void> {
  await owner.query(
    `insert into custom_field (company_id, label, key, kind, choices, in_list, position)
      select c.id, 'Field ' || n, 'field_' || n, (array['${KINDS.join("','")}'])[n % ${KINDS.length} + 1],
        case when n % ${KINDS.length} = 3 then array['North', 'South'] end, n <= 5, n
      from customer c, generate_series(1, ${FIELDS}) n where c.name like 'own %'`,
  );
  // Value by value the triggers would take half an hour.
  await owner.query('alter table customer_user disable trigger user');
  await owner.query(
    `update customer_user u set custom = v.custom from (
      select f.company_id, jsonb_object_agg(f.id, case f.kind when 'number' then to_jsonb(f.position) when 'yes_or_no' then 'true'::jsonb
        when 'date' then '"2026-01-02"'::jsonb when 'choice' then '"North"'::jsonb else to_jsonb('Value ' || f.position) end) as custom
      from custom_field f group by f.company_id) v where v.company_id = u.company_id`,
  );
  await owner.query('alter table customer_user enable trigger user');
  await owner.query(
    `insert into customer_user_custom_value (company_id, field_id, value, record_id)
      select u.company_id, kept.key::bigint, custom_value(kept.value), u.id from customer_user u, jsonb_each(u.custom) kept
      order by 1, 2, 3, 4`,
  );
  await owner.query('vacuum analyze customer_user, customer_user_custom_value');
  for (const { id } of (await owner.query<{ id: string }>('select id from customer')).rows)
    await owner.query(`select pg_notify('feedtree_custom_fields', $1)`, [id]);
}

const asked = (fields: string[]): string => `?fields=${encodeURIComponent(JSON.stringify(fields))}`;

try {
  await plant();
  await addFields();
  const before = loadavg()[0] ?? 0;
  const listed = Array.from({ length: 5 }, (_, at) => `custom.field_${at + 1}`);
  const shown = { name: 'shown columns, 5 of them own', own: asked([...SHOWN, ...listed]), none: asked(SHOWN) };
  const whole = { name: 'whole rows, with 200 values each', own: '', none: '' };
  const lists: ListMeasure[] = [];
  for (const question of [shown, whole]) {
    lists.push(await measure({ ...question, name: `${question.name}, each company for the first time` }, COMPANIES));
    lists.push(await measure(question, CALLS));
  }
  const usable = await measureUsable();
  const entry: CustomFieldsHistoryEntry = {
    date: new Date().toISOString(),
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
    companies: COMPANIES,
    fields: FIELDS,
    rows: ROWS,
    load: [before, loadavg()[0] ?? 0],
    lists,
    usable,
  };
  appendFileSync(path.join(benchFolder, CUSTOM_FIELDS_HISTORY_FILE), `${JSON.stringify(entry)}\n`);
  writeReport(benchFolder);
} finally {
  await owner.end();
  await served.close();
  await postgres.stop();
}

/**
 * What the index of values gives to filters by an added field, and what it takes from writes: a company of 200,000 rows,
 * with and without it in turns. `npm run bench:custom-filters`, with the number of rows behind it.
 */
import path from 'node:path';
import pg from 'pg';
import { startEmbedded } from '../../server/database/embedded.ts';
import { serveWorld } from '../../server/test/scenarios.ts';

const ROWS = Number(process.argv[2] ?? 200_000);
const ROUNDS = 15;
const WRITTEN = 100;
/** Ids of fields, as rows keep them: shared by ten rows, by a hundredth, by half; a number from 0 on; a day. */
const [RARE, MIDDLE, HALF, NUMBER, DAY] = [1, 2, 3, 4, 5];

const directory = path.resolve(process.env['FEEDTREE_DATA_DIR'] ?? '.data', 'bench-custom-filters');
const postgres = await startEmbedded({ directory, database: 'bench' });
process.env['FEEDTREE_TEST_SERVER'] = postgres.url;
process.env['FEEDTREE_TEST_RUN'] = 'bench';
const served = await serveWorld();
const owner = new pg.Client({ connectionString: served.ownerUrl });
await owner.connect();
const { database, companyA } = served.world;

const median = (times: number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

interface Question {
  name: string;
  /** Of the row's own value, and of what it is compared by. */
  own: string;
  kept: string;
}

const textOf = (id: number): string => `(t.custom ->> '${id}') collate "natural"`;
const numberOf = (id: number): string =>
  `(case when jsonb_typeof(t.custom -> '${id}') = 'number' then (t.custom ->> '${id}')::double precision end)`;
const same = (id: number, text: string) => ({
  own: `${textOf(id)} = '${text}'`,
  kept: `kept.field_id = ${id} and kept.value = custom_value('"${text}"')`,
});

const QUESTIONS: Question[] = [
  { name: 'ten rows', ...same(RARE, 'Value 77') },
  { name: 'a hundredth', ...same(MIDDLE, 'Value 7') },
  { name: 'half', ...same(HALF, 'Value 1') },
  { name: 'none', ...same(RARE, 'Nothing') },
  {
    name: 'a range of a thousandth',
    own: `${numberOf(NUMBER)} >= 1000 and ${numberOf(NUMBER)} <= ${1_000 + ROWS / 1_000}`,
    kept: `kept.field_id = ${NUMBER} and kept.value >= 1000 and kept.value <= ${1_000 + ROWS / 1_000}`,
  },
];

/** As a list asks: its page, and its total up to ten thousand. */
function listSql(where: string): string {
  const from = `customer_user t where t.company_id = ${companyA.id} and ${where}`;
  return `select (select json_agg(page) from (select t.id, t.full_name from ${from} order by t.full_name, t.id limit 25) page) as rows,
    (select count(*) from (select 1 from ${from} limit 10001) counted) as total`;
}

async function ask(where: string): Promise<unknown> {
  return (await database.statement('app', companyA.id, { text: listSql(where), values: [] }))[0];
}

async function measureFilters(): Promise<void> {
  for (const { name, own, kept } of QUESTIONS) {
    const found = `t.id in (select kept.record_id from customer_user_custom_value kept where ${kept}) and ${own}`;
    const times = { with: [] as number[], without: [] as number[] };
    const answers = [JSON.stringify(await ask(found)), JSON.stringify(await ask(own))];
    if (answers[0] !== answers[1]) throw new Error(`${name}: ${answers.join(' and ')}`);
    for (let round = 0; round < ROUNDS; round++) {
      times.with.push(await timed(() => ask(found)));
      times.without.push(await timed(() => ask(own)));
    }
    const [one, other] = [median(times.with), median(times.without)];
    console.log(
      `${name}: ${one.toFixed(1)} ms with the index, ${other.toFixed(1)} ms without, ratio ${(one / other).toFixed(3)}`,
    );
  }
}

/** Rows that begin with so many values, and then change one. */
async function measureWrites(values: number): Promise<void> {
  const times = { with: [] as number[], without: [] as number[] };
  const changes = { with: [] as number[], without: [] as number[] };
  for (let round = 0; round < 3; round++)
    for (const kind of ['with', 'without'] as const) {
      await owner.query(`alter table customer_user ${kind === 'with' ? 'enable' : 'disable'} trigger user`);
      const name = `written${values}${round}${kind}`;
      times[kind].push(
        await timed(() =>
          owner.query(
            `insert into customer_user (company_id, full_name, email, custom)
              select $1::bigint, '${name}', '${name}' || n || '@bench.example', v.custom from generate_series(1, ${WRITTEN}) n,
              (select coalesce(jsonb_object_agg(1000 + at, 'Value ' || at), '{}') as custom from generate_series(1, ${values}) at) v`,
            [companyA.id],
          ),
        ),
      );
      changes[kind].push(
        await timed(() =>
          owner.query(
            `update customer_user set custom = custom || '{"1001": "changed"}' where company_id = $1 and full_name = '${name}'`,
            [companyA.id],
          ),
        ),
      );
    }
  await owner.query('alter table customer_user enable trigger user');
  for (const [what, { with: one, without: other }] of Object.entries({
    'new rows': times,
    'one value changed': changes,
  }))
    console.log(
      `${values} values, ${what}: ${((median(one) / WRITTEN) * 1_000).toFixed(0)} µs a row with the index, ${((median(other) / WRITTEN) * 1_000).toFixed(0)} without`,
    );
}

try {
  await owner.query(
    `insert into customer_user (company_id, full_name, email, state, custom)
      select $1::bigint, 'Person ' || n, 'person' || n || '@bench.example', 'active',
        jsonb_build_object('${RARE}', 'Value ' || n / 10, '${MIDDLE}', 'Value ' || n % 100, '${HALF}', 'Value ' || n % 2,
          '${NUMBER}', n, '${DAY}', (date '2026-01-01' + n % 365)::text)
      from generate_series(1, ${ROWS}) n`,
    [companyA.id],
  );
  await owner.query('vacuum analyze customer_user');
  await owner.query('vacuum analyze customer_user_custom_value');
  await measureFilters();
  const { rows } = await owner.query<{ size: string; table: string }>(
    `select pg_size_pretty(pg_total_relation_size('customer_user_custom_value')) as size, pg_size_pretty(pg_total_relation_size('customer_user')) as table`,
  );
  console.log(`${ROWS * 5} values take ${rows[0]?.size}; the rows themselves ${rows[0]?.table}`);
  for (const values of [1, 20, 200]) await measureWrites(values);
} finally {
  await owner.end();
  await served.close();
  await postgres.stop();
}

/** The demo is made once, anywhere, the same each time, and never in production. */
import { afterAll, expect, test, vi } from 'vitest';
import { SetupError } from '../database/setup-error.ts';
import { DAY, HOUR } from './days.ts';
import { demoVisitorCodes, seedDemo } from './index.ts';
import { now, openPlainlyOwned, openSeeded, readRows, type SeededDatabase } from './test/seeded.ts';

const demo = await openSeeded((url) => seedDemo(url, { now }));
afterAll(() => demo.drop());

/** Everything that the demo says, without the hashes of the password, which are salted anew each time. */
const FINGERPRINT = `select md5(string_agg(line, '' order by line)) as fingerprint from (
  select to_jsonb(feedback)::text from feedback union all select to_jsonb(node_read)::text from node_read
  union all select to_jsonb(node_qr_code)::text from node_qr_code union all select to_jsonb(payment)::text from payment
  union all select (to_jsonb(feedback_comment))::text from feedback_comment
  union all select (to_jsonb(invoice))::text from invoice union all select to_jsonb(feedback_message)::text from feedback_message
  union all select to_jsonb(feedback_change)::text from feedback_change union all select to_jsonb(saved_filter)::text from saved_filter
  union all select to_jsonb(feedback_rule)::text from feedback_rule
) as lines (line)`;

test('again: nothing changes', async () => {
  const before = await demo.rows(FINGERPRINT);
  await seedDemo(demo.url, { now: new Date(now.getTime() + 40 * DAY) });
  expect(await demo.rows(FINGERPRINT)).toEqual(before);
  expect(await demo.rows('select from node')).toHaveLength(68);
});

test('the same moment in another database: the same demo, also as an owner that row-level security binds', async () => {
  const owner = await openPlainlyOwned();
  try {
    await seedDemo(owner.url, { now });
    expect(await readRows(owner.administratorUrl, FINGERPRINT)).toEqual(await demo.rows(FINGERPRINT));
  } finally {
    await owner.drop();
  }
});

test('twice at once: one of them fills the database', async () => {
  const database = await openSeeded((url) => Promise.all([seedDemo(url, { now }), seedDemo(url, { now })]));
  expect(await database.rows(FINGERPRINT)).toEqual(await demo.rows(FINGERPRINT));
  await database.drop();
});

test('in production: refused, and nothing is written', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const database = await openSeeded((url) => expect(seedDemo(url)).rejects.toThrow(SetupError));
  vi.unstubAllEnvs();
  expect(await database.rows('select id from country union all select id from customer')).toEqual([]);
  expect(await demoVisitorCodes(database.url)).toEqual([]);
  await database.drop();
});

test('later on the same day: the same, and what has come since', async () => {
  const evening = new Date(now.getTime() + 6 * HOUR);
  const database = await openSeeded((url) => seedDemo(url, { now: evening }));
  const upTo = (moment: Date, { rows }: SeededDatabase) =>
    rows(
      `select md5(string_agg(concat_ws(' ', response_token, created_at, status, comment), '' order by created_at, response_token))
       from feedback where created_at <= $1`,
      [moment],
    );
  expect(await upTo(now, database)).toEqual(await upTo(now, demo));
  expect(await upTo(evening, database)).not.toEqual(await upTo(evening, demo));
  await database.drop();
});

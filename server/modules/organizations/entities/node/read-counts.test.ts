import { describe, expect, test } from 'vitest';
import { rollUpReads } from '../../../insight/index.ts';
import { servedWorld } from '../../../../test/scenarios.ts';

describe('how often a unit was read', async () => {
  const served = await servedWorld();
  await read('room', '2026-03-01T10:00Z', { locale: 'de' });
  await read('room', '2026-03-02T23:59Z', { device_class: 'tablet' });
  await read('room', '2026-03-05T10:00Z', { channel: 'link' });
  await read('room', '2026-03-05T11:00Z');
  await read('room', '2026-03-05T12:00Z', { is_bot: true });
  await read('room', '2026-02-27T10:00Z');
  await read('branch', '2026-03-05T10:00Z');

  async function read(unit: 'room' | 'branch', at: string, more: Record<string, unknown> = {}): Promise<void> {
    const { companyA, database } = served.world;
    const row = { locale: 'en', channel: 'scan', device_class: 'phone', is_bot: false, ...more };
    await database.statement('visitor', companyA.id, {
      text: `insert into node_read (company_id, node_id, node_qr_code_id, created_at, updated_at, locale, channel, device_class, is_bot, device_hash)
        select $1, $2, (select id from node_qr_code where company_id = $1 and code = $3), $4, $4, $5, $6, $7, $8, 'x'`,
      values: [
        companyA.id,
        companyA.nodes[unit],
        companyA.codes[unit],
        at,
        row.locale,
        row.channel,
        row.device_class,
        row.is_bot,
      ],
    });
  }
  const counts = (query: string, as = 'qr_read') =>
    served.call({ as, path: `companyorganizationnodes/${served.world.companyA.nodes.room}/read_counts?${query}` });

  const expected = () => ({
    from: '2026-03-01',
    to: '2026-03-05',
    reads: 4,
    previous_reads: 1,
    days: [
      { day: '2026-03-01', reads: 1 },
      { day: '2026-03-02', reads: 1 },
      { day: '2026-03-05', reads: 2 },
    ],
    channels: [
      { value: 'scan', reads: 3 },
      { value: 'link', reads: 1 },
    ],
    device_classes: [
      { value: 'phone', reads: 3 },
      { value: 'tablet', reads: 1 },
    ],
    locales: [
      { value: 'en', reads: 3 },
      { value: 'de', reads: 1 },
    ],
    codes: [{ code: served.world.companyA.codes.room, reads: 4 }],
  });

  test('is the same before a day is rolled up, in the middle, and when all are', async () => {
    const asked = () => counts('from=2026-03-01&to=2026-03-05');
    const { id } = served.world.companyA;
    expect(await asked()).toMatchObject({ status: 200, body: expected() });
    for (const day of ['2026-03-02', '2026-03-05', '2026-03-09']) {
      await rollUpReads(served.world.database, id, new Date(`${day}T08:00:00Z`));
      expect(await asked()).toMatchObject({ status: 200, body: expected() });
    }
  });

  test('is nothing in a period without reads', async () => {
    expect(await counts('from=2020-03-01&to=2020-03-05')).toMatchObject({
      body: { reads: 0, previous_reads: 0, days: [], channels: [], codes: [] },
    });
  });

  test('is asked of real days that go forwards', async () => {
    for (const [query, pointer] of [
      ['from=2026-02-30', '/from'],
      ['from=2026-03-02&to=2026-03-01', '/to'],
      ['from=0001-01-01', '/from'],
    ])
      expect(await counts(query ?? '')).toMatchObject({ status: 400, body: { errors: [{ pointer }] } });
  });

  test('is told to whoever sees its code', async () => {
    expect(await counts('', 'feedback_read')).toMatchObject({ status: 403 });
    expect(await counts('', 'adminB')).toMatchObject({ status: 404 });
    expect(await counts('', 'nobody')).toMatchObject({ status: 404 });
    expect(await counts('', 'adminA')).toMatchObject({ status: 200 });
  });
});

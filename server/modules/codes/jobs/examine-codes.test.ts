import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { connectedOwner, servedWorld } from '../../../test/scenarios.ts';
import { examineCodes, lastNight } from './examine-codes.ts';
import { foldCounters } from '../../insight/index.ts';

const NOW = new Date('2026-03-25T09:00:00Z');
const DAY_MS = 24 * 3_600_000;
const daysAgo = (days: number, hour = 0): Date =>
  new Date(Date.parse('2026-03-25T00:00:00Z') - days * DAY_MS + hour * 3_600_000);

const served = await servedWorld();
const owner = await connectedOwner(served.ownerUrl);

type Unit = 'root' | 'branch' | 'room' | 'otherBranch';
const asApp = <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  served.world.database.statement<Row>('app', served.world.companyA.id, { text, values });

/** Reads of a unit's code at 10, 12 and 17 o'clock, every day from so many days ago up to so many. */
async function scan(
  unit: Unit,
  from: number,
  until: number,
  more: { is_bot?: boolean; at?: Date } = {},
): Promise<void> {
  const { companyA } = served.world;
  const days = Array.from({ length: Math.max(0, from - until) }, (_, at) => from - at);
  const times = more.at ? [more.at] : days.flatMap((day) => [10, 12, 17].map((hour) => daysAgo(day, hour)));
  await served.world.database.statement('visitor', companyA.id, {
    text: `insert into node_read (company_id, node_id, node_qr_code_id, created_at, updated_at, is_bot, channel, device_class, locale, device_hash)
      select $1, $2, (select id from node_qr_code where company_id = $1 and code = $3), at, at, $5, 'scan', 'phone', 'en', 'x' from unnest($4::timestamptz[]) at`,
    values: [companyA.id, companyA.nodes[unit], companyA.codes[unit], times, more.is_bot ?? false],
  });
}
const answer = (unit: Unit, days: number) =>
  asApp(
    `insert into feedback (company_id, node_id, node_path, survey_version_id, answers, locale, response_token, created_at)
      values ($1, $2, '/', $3, '{}', 'en', $4, $5)`,
    [
      served.world.companyA.id,
      served.world.companyA.nodes[unit],
      served.world.companyA.surveyVersionId,
      randomUUID(),
      daysAgo(days, 11),
    ],
  );

const examineAt = async (now: Date): Promise<void> => {
  await examineCodes(served.world.database, now);
};
const findings = () =>
  asApp<Record<string, unknown>>(
    `select f.kind, f.state, n.name as unit, f.since, f.reads, f.last_read_at, f.dismissed_until::text from code_finding f
      left join node n on n.id = f.node_id order by f.kind, n.name`,
  );
const idOf = async (kind: string): Promise<number> =>
  (await asApp<{ id: number }>('select id from code_finding where kind = $1', [kind]))[0]?.id ?? 0;
const patch = (id: number, body: object, as = 'adminA') =>
  served.call({ as, method: 'PATCH', path: `codefindings/${id}`, body });

beforeEach(async () => {
  const { companyA } = served.world;
  await asApp('delete from feedback');
  await asApp('update node_qr_code set created_at = $1', [daysAgo(200)]);
  await asApp('update node set is_paused = false');
  for (const table of ['code_finding', 'code_day', 'node_read', 'node_day_delta'])
    await owner.query(`delete from ${table}`);
  await asApp('update customer set reads_rolled_until = null, codes_examined_at = null where id = $1', [companyA.id]);
});

describe('a night of code health', () => {
  test('finds the code that died, tells since when, and lets go of it as soon as it is scanned', async () => {
    for (const unit of ['root', 'branch', 'otherBranch'] as const) await scan(unit, 100, -1);
    await scan('room', 100, 9);
    await examineAt(NOW);
    expect(await findings()).toMatchObject([
      { kind: 'silent', state: 'open', unit: 'room', since: daysAgo(10, 17), last_read_at: daysAgo(10, 17) },
    ]);
    // The same night is examined once.
    await scan('room', 0, 0, { at: daysAgo(0, 8) });
    await examineAt(NOW);
    expect(await findings()).toMatchObject([{ state: 'open' }]);
    await examineAt(new Date(NOW.getTime() + DAY_MS));
    expect(await findings()).toMatchObject([{ state: 'resolved' }]);
  });

  test('finds nothing where all are scanned, whatever bots do, and one that only bots read', async () => {
    for (const unit of ['root', 'branch', 'otherBranch'] as const) await scan(unit, 100, 0);
    await scan('room', 100, 9);
    await scan('room', 9, 0, { is_bot: true });
    await examineAt(NOW);
    expect(await findings()).toMatchObject([{ kind: 'silent', unit: 'room' }]);
  });

  test('tells of codes that were never scanned, and of none that is paused or retired', async () => {
    for (const unit of ['root', 'branch'] as const) await scan(unit, 100, 0);
    await examineAt(NOW);
    expect(await findings()).toMatchObject([
      { kind: 'never_scanned', unit: 'otherBranch', since: daysAgo(200), last_read_at: null },
      { kind: 'never_scanned', unit: 'room' },
    ]);
    await asApp(`update node set is_paused = true where name = 'room'`);
    await asApp(`update node_qr_code set state = 'retired' where code = $1`, [served.world.companyA.codes.otherBranch]);
    await examineAt(new Date(NOW.getTime() + DAY_MS));
    expect((await findings()).map(({ state }) => state)).toEqual(['resolved', 'resolved']);
    await asApp(`update node_qr_code set state = 'active'`);
  });

  test('finds scans that nobody answers any more, until somebody does', async () => {
    for (const unit of ['root', 'branch', 'otherBranch', 'room'] as const) await scan(unit, 100, -1);
    for (const unit of ['root', 'branch', 'otherBranch'] as const)
      for (let day = 100; day > 0; day--) await answer(unit, day);
    for (let day = 100; day > 25; day--) await answer('room', day);
    await examineAt(NOW);
    // Three scans on each of 25 days.
    expect(await findings()).toMatchObject([{ kind: 'no_answers', unit: 'room', reads: 75, since: daysAgo(25) }]);
    await answer('room', 0);
    await examineAt(new Date(NOW.getTime() + DAY_MS));
    expect(await findings()).toMatchObject([{ kind: 'no_answers', state: 'resolved' }]);
  });

  test('tells a day on which nobody came as the company’s', async () => {
    for (const unit of ['root', 'branch', 'otherBranch', 'room'] as const) await scan(unit, 100, 4);
    await examineAt(NOW);
    expect(await findings()).toMatchObject([{ kind: 'company_silent', unit: null, since: daysAgo(5, 17) }]);
    await examineAt(new Date(NOW.getTime() + DAY_MS));
    expect(await findings()).toHaveLength(1);
    for (const unit of ['root', 'branch', 'otherBranch', 'room'] as const) await scan(unit, 0, -2);
    await examineAt(new Date(NOW.getTime() + 2 * DAY_MS));
    expect((await findings())[0]).toMatchObject({ kind: 'company_silent', state: 'resolved' });
  });

  test('leaves what is dismissed until its day, and opens it again then', async () => {
    for (const unit of ['root', 'branch', 'otherBranch'] as const) await scan(unit, 100, -20);
    await scan('room', 100, 9);
    await examineAt(NOW);
    const until = new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10);
    const dismissed = await patch(await idOf('silent'), { state: 'dismissed', dismissed_until: until, note: 'Winter' });
    expect(dismissed).toMatchObject({
      status: 200,
      body: { state: 'dismissed', dismissed_until: until, note: 'Winter' },
    });
    await examineAt(new Date(NOW.getTime() + DAY_MS));
    expect(await findings()).toMatchObject([{ state: 'dismissed', dismissed_until: until }]);
    await asApp(`update code_finding set dismissed_until = current_date`);
    await examineAt(new Date(NOW.getTime() + 2 * DAY_MS));
    expect(await findings()).toMatchObject([{ state: 'open', dismissed_until: null }]);
  });

  test('counts anew from when somebody checked', async () => {
    for (const unit of ['root', 'branch', 'otherBranch'] as const) await scan(unit, 100, -20);
    await scan('room', 100, 9);
    await examineAt(NOW);
    expect(await patch(await idOf('silent'), { state: 'checked' })).toMatchObject({ status: 200 });
    await asApp('update code_finding set handled_at = $1', [NOW]);
    await examineAt(new Date(NOW.getTime() + 2 * DAY_MS));
    expect(await findings()).toMatchObject([{ state: 'checked' }]);
    await examineAt(new Date(NOW.getTime() + 15 * DAY_MS));
    expect(await findings()).toMatchObject([{ state: 'open' }]);
  });

  test('makes a day anew that gets reads when it is over', async () => {
    await scan('room', 5, 0);
    await examineAt(NOW);
    const { companyA } = served.world;
    await scan('room', 0, 0, { at: daysAgo(3, 4) });
    await asApp(`insert into node_day_delta (company_id, node_id, day, hour, reads) values ($1, $2, $3, 4, 1)`, [
      companyA.id,
      companyA.nodes.room,
      daysAgo(3).toISOString().slice(0, 10),
    ]);
    await foldCounters(served.world.database);
    await examineAt(new Date(NOW.getTime() + DAY_MS));
    const days = await asApp<{ day: string; reads: number; hours: number[]; channels: object; locales: object }>(
      'select day::text, reads, hours, channels, locales from code_day order by day',
    );
    expect(days.map(({ reads }) => reads)).toEqual([3, 3, 4, 3, 3]);
    expect(days[2]?.hours).toEqual(Array.from({ length: 24 }, (_, hour) => Number([4, 10, 12, 17].includes(hour))));
    expect(days[2]).toMatchObject({ channels: { scan: 4 }, locales: { en: 4 } });
  });

  test('of two servers one examines', async () => {
    await scan('room', 100, 9);
    for (const unit of ['root', 'branch'] as const) await scan(unit, 100, 0);
    await Promise.all([examineAt(NOW), examineAt(NOW), examineAt(NOW)]);
    const [{ count } = { count: 0 }] = await asApp<{ count: number }>(
      `select count(*) from code_day where day = $1::date and node_qr_code_id is not null`,
      [daysAgo(50)],
    );
    expect(count).toBe(3);
  });

  test('is at two o’clock, of whatever day it is then', () => {
    expect(lastNight(new Date('2026-03-25T01:59:00Z'))).toEqual(new Date('2026-03-24T02:00:00Z'));
    expect(lastNight(new Date('2026-03-25T02:00:00Z'))).toEqual(new Date('2026-03-25T02:00:00Z'));
  });
});

describe('what is done about a finding', () => {
  let id = 0;
  beforeEach(async () => {
    for (const unit of ['root', 'branch', 'otherBranch'] as const) await scan(unit, 100, 0);
    await scan('room', 100, 9);
    await examineAt(NOW);
    id = await idOf('silent');
  });

  test.each([
    ['dismissed without a day', { state: 'dismissed' }, '/dismissed_until', 'required'],
    [
      'until a day that is over',
      { state: 'dismissed', dismissed_until: '2020-01-01' },
      '/dismissed_until',
      'too_early',
    ],
    ['with a day, though it stays open', { dismissed_until: '2099-01-01' }, '/dismissed_until', 'only_when_dismissed'],
    [
      'checked, with a day',
      { state: 'checked', dismissed_until: '2099-01-01' },
      '/dismissed_until',
      'only_when_dismissed',
    ],
  ])('%s is refused at its place', async (_what, body, pointer, code) => {
    expect(await patch(id, body)).toMatchObject({ status: 400, body: { errors: [{ pointer, code }] } });
    expect(await findings()).toMatchObject([{ state: 'open' }]);
  });

  test('nobody resolves one by hand, nor without the right to edit codes there', async () => {
    expect(await patch(id, { state: 'resolved' })).toMatchObject({ status: 409 });
    expect(await patch(id, { state: 'checked' }, 'qr_read')).toMatchObject({ status: 403 });
    expect(await patch(id, { state: 'checked' }, 'feedback_read')).toMatchObject({ status: 404 });
    expect(await patch(id, { state: 'checked' }, 'adminB')).toMatchObject({ status: 404 });
    expect(await patch(id, { state: 'checked' }, 'qr_edit')).toMatchObject({ status: 200 });
  });
});

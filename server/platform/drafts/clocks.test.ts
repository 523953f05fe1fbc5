/** A draft is scheduled by the clock of its place, through changes of summer time; or each place begins by its own. */
import { beforeAll, expect, test } from 'vitest';
import { wallTime } from '../../../shared/clock/clock.ts';
import { withConnection } from '../../database/with-connection.ts';
import { type CallAnswer, servedWorld } from '../../test/scenarios.ts';

const served = await servedWorld();
beforeAll(async () => {
  const { branch, otherBranch } = served.world.companyA.nodes;
  await sql("update customer set time_zone = 'Europe/Berlin' where id = $1", [served.world.companyA.id]);
  for (const [node_id, time_zone] of [
    [branch, EAST],
    [otherBranch, WEST],
  ])
    await call('POST', 'openinghours', { node_id, time_zone });
});

const EAST = 'Asia/Tokyo';
const WEST = 'America/New_York';
const GROUPS = 'linklistgroups';
const call = (method: string, path: string, body?: object, as = 'adminA'): Promise<CallAnswer> =>
  served.call({ as, method, path, ...(body && { body }) });
const sql = (text: string, values: unknown[] = []): Promise<object[]> =>
  withConnection(served.ownerUrl, async (client) => (await client.query<object>(text, values)).rows);
const work = (): Promise<boolean> => served.app.draftPublisher.round(new AbortController().signal);

const MINUTE_MS = 60_000;
/** What a clock shows, to the minute. */
const shown = (at: number, zone: string): string => new Date(wallTime(at, zone)).toISOString().slice(0, 16);

/** The time has come of what is to begin by each clock. */
async function come(localTime: string): Promise<void> {
  await sql(
    `with come as (update draft set publish_at = now() - interval '1 second', local_time = $1
        where state = 'scheduled' and each_clock returning id)
      update draft_publication set due_at = now() - interval '1 second' from come where draft_id = come.id`,
    [localTime],
  );
}

interface Answer {
  draft: { state: string; publish_at: string; pilots: { id: number }[] } | null;
  published: { reason: string | null } | null;
  clock: string | null;
  clocks: { time_zone: string; count: number }[];
}

/** A group with a draft, and units in it. */
async function drafted(name: string, units: number[] = []): Promise<string> {
  const { body } = await call('POST', GROUPS, { name });
  const { id } = body as { id: number };
  if (units.length > 0)
    await call('POST', 'groupnodes/multi_add', { kind: 'link_list', group_id: id, node_ids: units, replace: true });
  await call('POST', `${GROUPS}/${id}/draft`, { changes: { name: `${name} anew` } });
  return `${GROUPS}/${id}`;
}
const read = async (path: string) => (await call('GET', `${path}/draft`)).body as Answer;

test.each([
  ['in winter', '2099-01-15T09:00', '2099-01-15T08:00:00.000Z'],
  ['in summer', '2099-07-15T09:00', '2099-07-15T07:00:00.000Z'],
  ['in the hour that is left out', '2099-03-29T02:30', '2099-03-29T01:00:00.000Z'],
  ['in the hour that comes twice: the first time', '2099-10-25T02:30', '2099-10-25T00:30:00.000Z'],
])("by the company's clock, %s", async (name, localTime, instant) => {
  const path = await drafted(name);
  expect((await read(path)).clock).toBe('Europe/Berlin');
  const answer = await call('POST', `${path}/draft/schedule`, { local_time: localTime });
  expect(answer).toMatchObject({
    status: 200,
    body: {
      draft: {
        state: 'scheduled',
        publish_at: instant,
        time_zone: 'Europe/Berlin',
        local_time: localTime,
        each_clock: false,
      },
    },
  });
});

test("a unit's own code is published by the unit's clock", async () => {
  const { codes } = served.world.companyA;
  const [row] = (await sql('select id from node_qr_code where code = $1', [codes.branch])) as { id: number }[];
  const path = `nodeqrcode/${row?.id}`;
  await call('POST', `${path}/draft`, { changes: { state: 'retired' } });
  expect(await call('POST', `${path}/draft/schedule`, { local_time: '2099-01-15T09:00' })).toMatchObject({
    status: 200,
    body: { clock: EAST, clocks: [], draft: { time_zone: EAST, publish_at: '2099-01-15T00:00:00.000Z' } },
  });
});

test('refused are a day that there is not, a time that is over, both ways at once and neither', async () => {
  const path = await drafted('Refused');
  const schedule = (body: object) => call('POST', `${path}/draft/schedule`, body);
  for (const localTime of ['2099-02-30T09:00', '2020-01-01T09:00', '2099-01-01', ''])
    expect(await schedule({ local_time: localTime })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/local_time' }] },
    });
  expect((await schedule({ local_time: '2099-01-01T09:00', publish_at: null })).status).toBe(400);
  expect((await schedule({})).status).toBe(400);
});

test('each place begins when its own clock shows the time, and it is published with the last', async () => {
  const { branch, otherBranch } = served.world.companyA.nodes;
  const path = await drafted('Each', [branch, otherBranch]);
  expect((await read(path)).clocks).toEqual([
    { time_zone: WEST, count: 1 },
    { time_zone: EAST, count: 1 },
  ]);
  const scheduled = await call('POST', `${path}/draft/schedule`, {
    local_time: '2099-01-15T09:00',
    each_clock: true,
    reason: 'Spring',
  });
  expect(scheduled).toMatchObject({
    status: 200,
    body: { draft: { publish_at: '2099-01-15T00:00:00.000Z', each_clock: true, reason: 'Spring' } },
  });
  const east = shown(Date.now() - MINUTE_MS, EAST);
  await come(east);
  expect(await work()).toBe(true);
  const begun = await read(path);
  expect(begun.draft).toMatchObject({ state: 'scheduled', pilots: [{ id: branch }] });
  expect(shown(Date.parse(begun.draft?.publish_at ?? ''), WEST)).toBe(east);
  expect((await call('GET', path)).body).toMatchObject({ name: 'Each' });
  expect(await work()).toBe(false);
  await come(shown(Date.now() - MINUTE_MS, WEST));
  expect(await work()).toBe(true);
  expect((await call('GET', path)).body).toMatchObject({ name: 'Each anew' });
  expect(await read(path)).toMatchObject({ draft: null, published: { reason: 'Spring' } });
  expect(await sql('select 1 from draft_pilot')).toEqual([]);
});

test('where no place can begin any more, none has begun', async () => {
  const { branch, otherBranch } = served.world.companyA.nodes;
  const path = await drafted('Outdated', [branch, otherBranch]);
  await call('POST', `${path}/draft/schedule`, { local_time: '2099-01-15T09:00', each_clock: true });
  await call('PATCH', path, { name: 'Meanwhile' });
  await come(shown(Date.now() - MINUTE_MS, EAST));
  expect(await work()).toBe(true);
  expect((await read(path)).draft).toMatchObject({ state: 'draft', refusal: 'draft_outdated', pilots: [] });
});

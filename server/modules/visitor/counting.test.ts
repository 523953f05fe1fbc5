/** Which answers count: each device's, and of one network no more than people may give. */
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SurveyPage } from '../../../public-app/page.ts';
import { servedWorld } from '../../test/scenarios.ts';
import { createBrowser, renderModel } from '../../test/visitor-browser.ts';
import { DEVICE_COOKIE, DEVICE_TOKEN_SECONDS } from './device-token.ts';
import { deviceCookie } from './test/device-cookie.ts';

/** The same for everybody here: neither address nor browser tells two guests apart. */
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15';
const MINUTE_MS = 60_000;

const served = await servedWorld({ renderPage: renderModel });

const query = <Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> =>
  served.world.database.statement<Row>('app', served.world.companyA.id, { text, values });

interface Stored {
  is_repeat: boolean;
  repeat_reason: string | null;
  device_hash: string | null;
  sender_hash: string | null;
}

/** What came to company A's room, in its order. */
const stored = (): Promise<Stored[]> =>
  query<Stored>(
    'select is_repeat, repeat_reason, device_hash, sender_hash from feedback where node_id = $1 and id > $2 order by id',
    served.world.companyA.nodes.room,
    last,
  );
/** What its figures count. */
async function counted(): Promise<number> {
  const [row] = await query<{ answers: number }>(
    'select coalesce(sum(answers), 0)::int as answers from node_day_delta where node_id = $1',
    served.world.companyA.nodes.room,
  );
  return (row?.answers ?? 0) - countedBefore;
}
/** What came in the tests before is long ago. */
let last = 0;
let countedBefore = 0;
beforeEach(async () => {
  await query("update feedback set created_at = created_at - interval '1 hour'");
  const [row] = await query<{ id: number }>('select coalesce(max(id), 0)::int as id from feedback');
  last = row?.id ?? 0;
  countedBefore = 0;
  countedBefore = await counted();
});

interface Given {
  cookie?: string;
  answers?: object;
  userAgent?: string;
  token?: string;
  partial?: boolean;
}

async function send({ cookie, answers = { experience: 4 }, userAgent = PHONE, ...rest }: Given): Promise<void> {
  const { status } = await served.call({
    method: 'POST',
    path: 'setsurveyanswer/',
    body: {
      code: served.world.companyA.codes.room,
      answers,
      response_token: rest.token ?? randomUUID(),
      ...(rest.partial && { partial: true }),
    },
    headers: { 'user-agent': userAgent, ...(cookie !== undefined && { cookie }) },
  });
  expect(status).toBe(200);
}

const reasons = async (): Promise<(string | null)[]> => (await stored()).map((row) => row.repeat_reason);

describe('of guests behind one address', () => {
  it('two with the same phone are two', async () => {
    await send({ cookie: deviceCookie(MINUTE_MS) });
    await send({ cookie: deviceCookie(MINUTE_MS) });
    expect(await reasons()).toEqual([null, null]);
    expect(await counted()).toBe(2);
  });

  it('one who answers again is a repeat, whatever the browser calls itself', async () => {
    const cookie = deviceCookie(MINUTE_MS);
    await send({ cookie });
    await send({ cookie, userAgent: 'another' });
    expect(await reasons()).toEqual([null, 'same_device']);
    expect(await counted()).toBe(1);
  });

  it('a full restaurant is counted', async () => {
    for (let at = 0; at < 25; at++) await send({ cookie: deviceCookie(MINUTE_MS) });
    expect(new Set(await reasons())).toEqual(new Set([null]));
    expect(await counted()).toBe(25);
  });

  it('one who taps and completes is one, and keeps being counted', async () => {
    const [cookie, token] = [deviceCookie(MINUTE_MS), randomUUID()];
    await send({ cookie, token, partial: true });
    await send({ cookie, token, answers: { experience: 2, comment: 'The soup was cold.' } });
    expect(await reasons()).toEqual([null]);
    expect(await counted()).toBe(1);
  });
});

describe('of a script', () => {
  it('that changes its browser’s name and opens no page, three count', async () => {
    for (let at = 0; at < 40; at++) await send({ userAgent: `browser ${at}`, answers: { experience: 1 + (at % 5) } });
    expect(await reasons()).toEqual([null, null, null, ...Array.from({ length: 37 }, () => 'no_page')]);
    expect(await counted()).toBe(3);
  });

  it('that opens a page for each and answers at once, three count', async () => {
    for (let at = 0; at < 10; at++) await send({ cookie: deviceCookie(0) });
    expect((await reasons()).filter((reason) => reason === null)).toHaveLength(3);
    expect(await counted()).toBe(3);
  });

  it('that waits after each page, no more count than a crowd gives', async () => {
    for (let at = 0; at < 40; at++)
      await send({ cookie: deviceCookie(MINUTE_MS), answers: { experience: 1 + (at % 5) } });
    expect((await reasons()).slice(30)).toEqual(Array.from({ length: 10 }, () => 'many_at_once'));
    expect(await counted()).toBe(30);
  });

  it('that says the same again and again, two count', async () => {
    const answers = { experience: 1, comment: 'Never go to this place.' };
    for (let at = 0; at < 5; at++) await send({ cookie: deviceCookie(MINUTE_MS), answers });
    expect(await reasons()).toEqual([null, null, 'same_answers', 'same_answers', 'same_answers']);
    await send({ cookie: deviceCookie(MINUTE_MS), answers: { ...answers, comment: 'It was fine, thank you.' } });
    expect((await reasons()).at(-1)).toBeNull();
  });

  it('none is lost, and after ten minutes others count again', async () => {
    for (let at = 0; at < 5; at++) await send({});
    expect(await stored()).toHaveLength(5);
    await query("update feedback set created_at = created_at - interval '11 minutes'");
    await send({});
    expect((await reasons()).at(-1)).toBeNull();
  });
});

describe('the page', () => {
  const open = (headers: Record<string, string> = {}, path = '') =>
    fetch(`${served.origin}/Q/${served.world.companyA.codes.room}${path}`, { headers });
  const cookieOf = (answer: Response): string => (answer.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';

  it('gives a device its token, for a day and out of the reach of scripts', async () => {
    const [given] = (await open()).headers.getSetCookie();
    expect(given).toMatch(
      new RegExp(
        `^${DEVICE_COOKIE}=[\\w-]{22}\\.[0-9a-z]+\\.[\\w-]{16}; path=/; max-age=${DEVICE_TOKEN_SECONDS}; samesite=lax; httponly$`,
        'i',
      ),
    );
  });

  it('lets a device keep the one that it has', async () => {
    const cookie = cookieOf(await open());
    expect((await open({ cookie })).headers.getSetCookie()).toEqual([]);
    expect((await open({ cookie: `${cookie}x` })).headers.getSetCookie()).toHaveLength(1);
  });

  it('tells repeats of those without script, too', async () => {
    const browser = createBrowser(() => served);
    for (const experience of [5, 4]) {
      const { page } = await browser.ask<SurveyPage>(`/Q/${served.world.companyA.codes.room}?lang=en`);
      expect((await browser.post(page, { experience })).status).toBe(200);
    }
    expect(await reasons()).toEqual([null, 'same_device']);
  });
});

it('what is stored names no device: another hash at each unit, and another network', async () => {
  const cookie = deviceCookie(MINUTE_MS);
  const { codes } = served.world.companyA;
  for (const code of [codes.room, codes.branch])
    await served.call({
      method: 'POST',
      path: 'setsurveyanswer/',
      body: { code, answers: { experience: 4 } },
      headers: { cookie },
    });
  const rows = await query<Stored>(
    'select is_repeat, repeat_reason, device_hash, sender_hash from feedback where id > $1',
    last,
  );
  expect(rows.map((row) => row.is_repeat)).toEqual([false, false]);
  for (const hash of ['device_hash', 'sender_hash'] as const) {
    expect(new Set(rows.map((row) => row[hash])).size, hash).toBe(2);
    for (const row of rows) expect(row[hash]).toMatch(/^[0-9a-f]{64}$/);
  }
});

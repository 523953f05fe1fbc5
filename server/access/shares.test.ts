/** One user whose calls hold connections for long, and what is left to everybody else meanwhile. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { servedWorld } from '../test/scenarios.ts';
import { renderModel } from '../test/visitor-browser.ts';
import { type Holder, holdRows } from '../test/until-blocked.ts';

/** More than any pool has connections. */
const CALLS = 24;
/** Of ten connections. */
const OF_A_USER = 7;

describe('while one user waits for rows with all that is his', async () => {
  // Who takes long is given less at once, and on a busy machine everything takes long: that is for fair-queue.test.ts.
  const served = await servedWorld({ shareFactor: 10, renderPage: renderModel });
  let holder: Holder;
  let blocked: Promise<{ status: number; headers: Headers }[]>;
  /** Of those who wait. */
  let answered = 0;
  let owner: pg.Client;
  beforeAll(async () => {
    const { nodes } = served.world.companyA;
    // The first statement of a connection is dear, and is another company's.
    const warmUp = () => served.call({ as: 'adminB', path: 'companyorganization' });
    await Promise.all(Array.from({ length: CALLS }, warmUp));
    owner = new pg.Client({ connectionString: served.ownerUrl });
    await owner.connect();
    holder = await holdRows(served.ownerUrl);
    await holder.query('select 1 from node where id = $1 for update', [nodes.room]);
    const path = `companyorganizationnodes/${nodes.room}`;
    const calls = Array.from({ length: CALLS }, async (_, at) => {
      const answer = await served.call({ as: 'adminA', method: 'PATCH', path, body: { name: `Room ${at}` } });
      answered += 1;
      return answer;
    });
    blocked = Promise.all(calls);
    await holder.untilBlocked();
  });
  afterAll(async () => {
    await owner.end();
  });

  const held = async (): Promise<number> => {
    const { rowCount } = await owner.query(
      `select from pg_stat_activity where datname = current_database() and application_name = 'feedtree-app' and wait_event_type = 'Lock'`,
    );
    return rowCount ?? 0;
  };

  // First: once the waiting statements have met their timeout, they are charged to all of the company.
  test('a colleague is answered, before any of them', async () => {
    const { status } = await served.call({ as: 'node_read', path: 'companyorganizationnodes' });
    expect({ status, answered }).toEqual({ status: 200, answered: 0 });
    expect(await held()).toBeLessThanOrEqual(OF_A_USER);
  });

  test.each([
    ['another company', { as: 'adminB', path: 'companyorganization' }],
    ['the platform', { as: 'superadmin', path: 'currency' }],
  ])('%s is answered', async (_name, request) => {
    const { status } = await served.call(request);
    expect(status).toBe(200);
    expect(await held()).toBeLessThanOrEqual(OF_A_USER);
  });

  test('a visitor of the very company is answered', async () => {
    const { codes } = served.world.companyA;
    const page = await fetch(`${served.origin}/Q/${codes.branch}`, { headers: { accept: 'text/html' } });
    expect(page.status).toBe(200);
    const answer = await served.call({
      method: 'POST',
      path: 'setsurveyanswer/',
      body: { code: codes.branch, answers: { experience: 5 }, response_token: randomUUID() },
    });
    expect(answer.status).toBe(200);
    expect(await held()).toBeLessThanOrEqual(OF_A_USER);
  });

  test('what waited is done in the end, or refused with a time to come again', async () => {
    await holder.release();
    const all = await blocked;
    expect(all.filter(({ status }) => ![200, 503].includes(status))).toEqual([]);
    for (const { headers } of all.filter(({ status }) => status === 503))
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

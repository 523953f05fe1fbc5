/** How much of its plan a company uses: told to its administrators, with what is near its end. */
import { expect, test } from 'vitest';
import { servedWorld } from '../../../test/scenarios.ts';
import { givePlan } from '../../../test/plans.ts';
import { insertRow } from '../../../test/world.ts';
import { limitState, usageSql } from './usage.ts';

const served = await servedWorld();

const read = async (as = 'adminA') => served.call({ as, path: 'subscription/usage' });

test.each([
  [0, null, 'ok'],
  [1_000_000, null, 'ok'],
  [0, 0, 'reached'],
  [3, 4, 'ok'],
  [4, 5, 'near'],
  [79, 100, 'ok'],
  [80, 100, 'near'],
  [99, 100, 'near'],
  [100, 100, 'reached'],
  [101, 100, 'reached'],
] as const)('%i of %s is %s', (used, limit, state) => {
  expect(limitState(used, limit)).toBe(state);
});

test('without any plan nothing is limited, and everything is there', async () => {
  expect(await read()).toMatchObject({
    status: 200,
    body: {
      plan: null,
      limits: [
        { name: 'units', used: 4, limit: null, state: 'ok' },
        { name: 'users', used: 18, limit: null, state: 'ok' },
        { name: 'groups', used: 0, limit: null, state: 'ok' },
        { name: 'organizations', used: 1, limit: null, state: 'ok' },
        { name: 'storage', used: 0, limit: null, state: 'ok' },
      ],
      features: { return_url: true, custom_logo: true, link_list: true },
    },
  });
});

test('of a plan, its limits and its features', async () => {
  const { companyA, companyB, database } = served.world;
  await givePlan(served.world, companyA, {
    name: 'Basic',
    qr_code_count: 5,
    user_count: 18,
    group_count: 10,
    storage_mb: 2,
    custom_logo: true,
  });
  await insertRow(database, companyA.id, 'survey_group', { name: 'Rooms' });
  await insertRow(database, companyA.id, 'qr_code_group', { name: 'Rooms' });
  await insertRow(database, companyB.id, 'qr_code_group', { name: 'Of another' });
  await insertRow(database, companyA.id, 'stored_file', { storage_key: 'a', purpose: 'picture', byte_size: 1_240_000 });
  await insertRow(database, companyA.id, 'stored_file', { storage_key: 'b', purpose: 'export', byte_size: 9_000_000 });
  expect((await read()).body).toMatchObject({
    plan: { name: 'Basic', tag: 'basic' },
    limits: [
      { name: 'units', used: 4, limit: 5, state: 'near' },
      { name: 'users', used: 18, limit: 18, state: 'reached' },
      { name: 'groups', used: 2, limit: 10, state: 'ok' },
      { name: 'organizations', used: 1, limit: null, state: 'ok' },
      { name: 'storage', used: 1.2, limit: 2, state: 'ok' },
    ],
    features: { return_url: false, custom_logo: true, link_list: false },
  });
});

test('several limits may be one number of the plan, and one that no contract has', async () => {
  const { companyA, database } = served.world;
  const text = usageSql([
    { name: 'units', plan: 'qr_code_count', used: '4' },
    { name: 'rooms', plan: 'qr_code_count', used: '1' },
    { name: 'places', plan: 'sort_order', used: '0' },
  ]);
  const [row] = await database.statement('app', companyA.id, { text, values: [companyA.id] });
  expect(row).toMatchObject({
    limits: [
      { name: 'units', used: 4, limit: 5 },
      { name: 'rooms', used: 1, limit: 5 },
      { name: 'places', used: 0 },
    ],
  });
});

test('company uploads are refused beyond the storage', async () => {
  const { companyA, database } = served.world;
  const { default: sharp } = await import('sharp');
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  const upload = async () => {
    const response = await fetch(`${served.origin}/api/${served.app.operations.get('survey.upload_image')?.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', ...(await served.world.authorization('adminA')) },
      body: new Uint8Array(picture),
    });
    return { status: response.status, body: (await response.json()) as object };
  };
  expect((await upload()).status).toBe(200);
  await insertRow(database, companyA.id, 'stored_file', { storage_key: 'c', purpose: 'answer', byte_size: 760_000 });
  expect(await upload()).toMatchObject({
    status: 409,
    body: { code: 'plan_limit_reached', limit: 'storage', allowed: 2, used: 2, plan: 'Basic' },
  });
});

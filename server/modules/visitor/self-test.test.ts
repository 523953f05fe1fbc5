/** What a company learns of its own codes, who may ask, and what a test leaves behind. */
import { beforeEach, describe, expect, it } from 'vitest';
import { scenarios, servedWorld } from '../../test/scenarios.ts';
import { createBrowser, renderModel } from '../../test/visitor-browser.ts';
import { insertRow, type World } from '../../test/world.ts';
import { newCode } from '../../../shared/codes/code.ts';

type UnitName = keyof World['companyA']['codes'];
const path = (unit: UnitName) => ({
  path: ({ companyA }: World) => `nodeqrcode/self_test?code=${companyA.codes[unit]}`,
});
const unseen = { status: 400, code: 'invalid_input', pointers: ['/code'] };

scenarios('self_test', [
  { name: 'tells nobody of a code out of reach', as: 'qr_read', ...path('otherBranch'), ...unseen },
  { name: 'tells nobody of a code without the right to codes', as: 'feedback_read', ...path('room'), ...unseen },
  { name: 'tells nobody of another company’s code', as: 'adminB', ...path('room'), ...unseen },
  {
    name: 'finds no code that was never made',
    as: 'adminA',
    path: `nodeqrcode/self_test?code=${newCode()}`,
    ...unseen,
  },
  { name: 'finds none in other words', as: 'adminA', path: 'nodeqrcode/self_test?code=hello', ...unseen },
  {
    name: 'finds a code by the address that holds it',
    as: 'qr_read',
    path: ({ companyA }) =>
      `nodeqrcode/self_test?code=${encodeURIComponent(`https://feedback.test/q/${companyA.codes.room.toLowerCase()}?lang=de`)}`,
    status: 200,
    contains: ({ companyA }) => ({
      code: companyA.codes.room,
      address: `https://feedback.test/Q/${companyA.codes.room}`,
      unit: { id: companyA.nodes.room, name: 'room' },
      why: 'own',
      // Names of groups are for who may read the unit's designs.
      survey_source: null,
    }),
  },
]);

describe('a code that is tried', async () => {
  const served = await servedWorld({ renderPage: renderModel });
  const browser = createBrowser(() => served);
  beforeEach(() => browser.anotherDevice());

  const read = async (unit: UnitName, as = 'adminA') =>
    (await served.call({ as, path: `nodeqrcode/self_test?code=${served.world.companyA.codes[unit]}` })).body as {
      test_address: string;
      last_read_at: string | null;
      last_test_at: string | null;
    };
  const change = (text: string, ...values: unknown[]) =>
    served.database.statement('app', served.world.companyA.id, { text, values });
  const counted = () => change('select coalesce(sum(reads), 0)::int as reads from node_day_delta');

  it('says which survey, and whom it is from', async () => {
    expect(await read('room')).toMatchObject({
      survey: { title: 'Your feedback', languages: expect.arrayContaining(['en', 'de']) },
      survey_source: { state: 'not_designed', source: { kind: 'default' } },
      links: null,
      return_to: null,
      may_return: true,
    });
  });

  it('leads to a unit above where its own is paused, which is unnamed to who does not see it', async () => {
    const { nodes } = served.world.companyA;
    await change('update node set is_paused = true where id = any($1)', [nodes.room, nodes.branch]);
    expect(await read('room')).toMatchObject({ why: 'paused', leads_to: { id: nodes.root, name: 'root' } });
    expect(await read('room', 'qr_read')).toMatchObject({ why: 'paused', leads_to: { id: null, name: null } });
    await change('update node set is_paused = true where id = $1', nodes.root);
    expect(await read('room')).toMatchObject({ why: 'contact', leads_to: null, survey: null });
    await change('update node set is_paused = false');
  });

  it('leads to a unit above where its own is deleted', async () => {
    const { nodes } = served.world.companyA;
    await change('update node set deleted_at = now() where id = $1', nodes.otherBranch);
    expect(await read('otherBranch')).toMatchObject({ why: 'deleted', leads_to: { id: nodes.root } });
  });

  it('leads nowhere while it is a marc without a unit', async () => {
    const code = newCode();
    await insertRow(served.database, served.world.companyA.id, 'node_qr_code', { code, origin: 'mark' });
    const { body } = await served.call({ as: 'adminA', path: `nodeqrcode/self_test?code=${code}` });
    expect(body).toMatchObject({ why: 'unbound', unit: null, leads_to: null });
  });

  it('says where thanks lead to, and who says so', async () => {
    await change("update customer set return_url_enabled = true, return_url = 'https://shop.example/thanks'");
    expect(await read('room')).toMatchObject({
      return_to: { address: 'https://shop.example/thanks', from: 'company' },
    });
  });

  it('by the address of a test is noted, and not counted', async () => {
    const before = await counted();
    const { test_address, last_test_at } = await read('room');
    expect(last_test_at).toBeNull();
    const address = new URL(test_address);
    expect((await browser.ask(`${address.pathname}${address.search}`)).status).toBe(200);
    await expect.poll(async () => (await read('room')).last_test_at).not.toBeNull();
    expect(await counted()).toEqual(before);
    expect(await read('room')).toMatchObject({ last_read_at: null });
    expect(await read('branch')).toMatchObject({ last_test_at: null });
  });

  it('with the key of another code, or one of its own making, is a visitor’s', async () => {
    const { codes } = served.world.companyA;
    const key = new URL((await read('branch')).test_address).searchParams.get('test');
    await browser.ask(`/Q/${codes.room}?test=${key}`);
    await expect.poll(async () => (await read('room')).last_read_at).not.toBeNull();
  });
});

/** Blank marcs find their unit, move on to others, and are told apart from all that is no marc of the caller's. */
import { beforeAll, describe, expect, test } from 'vitest';
import { blankMarcs, claim, type MarcRow } from '../../../../test/marcs.ts';
import { servedWorld } from '../../../../test/scenarios.ts';

const served = await servedWorld();
/** A blank marc of company A, another one each time. */
let next: () => MarcRow;
beforeAll(async () => {
  const marcs = await blankMarcs(served, served.world.companyA.id, 40);
  next = () => {
    const marc = marcs.shift();
    if (!marc) throw new Error('There are no blank marcs left.');
    return marc;
  };
});

const lookUp = (as: string, code: string) =>
  served.call({ as, path: `marc/look_up?${new URLSearchParams({ code }).toString()}` });

describe('a blank marc', () => {
  test('is found by its code, however it is typed, or by the address that the code holds', async () => {
    const { code, address, id, number } = next();
    const found = { id, number, code, state: 'blank', node_id: null, unit_name: null };
    for (const typed of [code, code.toLowerCase(), ` ${code} `, address, `${address.toLowerCase()}?lang=de`])
      expect(await lookUp('qr_edit', typed)).toMatchObject({ status: 200, body: found });
  });

  test('is claimed for a unit, to which its code leads from then on', async () => {
    const { nodes } = served.world.companyA;
    const { id, code } = next();
    const claimed = await claim(served, 'qr_edit', { code, node_id: nodes.room });
    expect(claimed).toMatchObject({ status: 200, body: { id, code, state: 'bound', node_id: nodes.room } });
    const seen = await served.call({ as: 'qr_read', path: `marc/${id}` });
    expect(seen).toMatchObject({ status: 200, body: { state: 'bound', node_id: nodes.room, code } });
    expect((seen.body as MarcRow).bound_at).not.toBeNull();
    const codes = await served.call({ as: 'adminA', path: `nodeqrcode?filter=${JSON.stringify({ code })}` });
    expect(codes.body).toMatchObject([{ node_id: nodes.room, origin: 'mark' }]);
  });

  test('claimed twice at the same moment is had by one; the other is told where it is', async () => {
    const { nodes } = served.world.companyA;
    const { code } = next();
    const answers = await Promise.all(
      [nodes.room, nodes.branch, nodes.otherBranch].map((node_id) => claim(served, 'adminA', { code, node_id })),
    );
    const { true: won = [], false: lost = [] } = Object.groupBy(answers, ({ status }) => `${status === 200}`);
    expect(won).toHaveLength(1);
    const [{ body: had } = { body: {} }] = won;
    const { node_id: at, unit_name: name } = had as MarcRow;
    for (const { status, body } of lost) {
      expect({ status, body }).toMatchObject({ status: 409, body: { code: 'mark_elsewhere', node_id: at } });
      expect((body as { detail: string }).detail).toContain(name);
    }
  });

  test('claimed again for the same unit changes nothing', async () => {
    const { nodes } = served.world.companyA;
    const { code, id } = next();
    for (const _ of [1, 2])
      expect(await claim(served, 'adminA', { code, node_id: nodes.room })).toMatchObject({ status: 200 });
    const { body } = await served.call({ as: 'adminA', path: `marc/${id}/history` });
    expect((body as { results: object[] }).results).toHaveLength(1);
  });
});

describe('a marc that is bound', () => {
  test('moves on for who says where it was, and keeps its history', async () => {
    const { nodes } = served.world.companyA;
    const { code, id } = next();
    await claim(served, 'adminA', { code, node_id: nodes.otherBranch });
    const stale = await claim(served, 'adminA', { code, node_id: nodes.room, from_node_id: nodes.branch });
    expect(stale).toMatchObject({ status: 409, body: { code: 'mark_elsewhere', node_id: nodes.otherBranch } });
    const moved = await claim(served, 'adminA', { code, node_id: nodes.room, from_node_id: nodes.otherBranch });
    expect(moved).toMatchObject({ status: 200, body: { node_id: nodes.room } });
    const history = await served.call({ as: 'adminA', path: `marc/${id}/history` });
    expect(history).toMatchObject({
      status: 200,
      body: { results: [{ node_id: nodes.room, bound_by: 'adminA' }, { node_id: nodes.otherBranch }] },
    });
    // Who does not see the other unit learns that there was one, not which.
    const narrow = await served.call({ as: 'qr_read', path: `marc/${id}/history` });
    expect(narrow).toMatchObject({
      status: 200,
      body: { results: [{ node_id: nodes.room }, { node_id: null, unit_name: null }] },
    });
  });

  test('at a unit out of reach is none to its reader', async () => {
    const { nodes } = served.world.companyA;
    const { code, id } = next();
    await claim(served, 'adminA', { code, node_id: nodes.otherBranch });
    const move = { code, node_id: nodes.room, from_node_id: nodes.otherBranch };
    const refused = { status: 400, body: { errors: [{ pointer: '/code', code: 'no_such_mark' }] } };
    expect(await claim(served, 'qr_edit', move)).toMatchObject(refused);
    expect(await lookUp('qr_edit', code)).toMatchObject(refused);
    for (const path of [`marc/${id}`, `marc/${id}/history`])
      expect((await served.call({ as: 'qr_edit', path })).status).toBe(404);
  });

  test('is retired with its code, and claimed no more', async () => {
    const { nodes } = served.world.companyA;
    const marc = next();
    await claim(served, 'adminA', { code: marc.code, node_id: nodes.room });
    const { body } = await served.call({
      as: 'adminA',
      path: `nodeqrcode?filter=${JSON.stringify({ code: marc.code })}`,
    });
    const [{ id = 0 } = {}] = body as { id?: number }[];
    const patch = { as: 'qr_edit', method: 'PATCH', path: `nodeqrcode/${id}`, body: { state: 'retired' } };
    expect((await served.call(patch)).status).toBe(200);
    expect(await served.call({ as: 'adminA', path: `marc/${marc.id}` })).toMatchObject({ body: { state: 'retired' } });
    const again = { code: marc.code, node_id: nodes.branch, from_node_id: nodes.room };
    expect(await claim(served, 'adminA', again)).toMatchObject({ status: 409, body: { code: 'mark_retired' } });
  });
});

describe('is refused', () => {
  const violations = [
    ['a code with a typing error', (code: string) => code.slice(0, 8) + (code.endsWith('0') ? '1' : '0'), 'not_a_code'],
    ['what is no code at all', () => 'https://evil.example/', 'not_a_code'],
    ['script in place of a code', () => '<script>alert(1)</script>', 'not_a_code'],
    ['the own code of a unit', () => served.world.companyA.codes.room, 'no_such_mark'],
    ['a code of another company', () => served.world.companyB.codes.room, 'no_such_mark'],
  ] as const;
  test.each(violations)('%s, with the reason at its place', async (_, change, reason) => {
    const code = change(next().code);
    const refused = { status: 400, body: { errors: [{ pointer: '/code', code: reason }] } };
    expect(await lookUp('adminA', code)).toMatchObject(refused);
    expect(await claim(served, 'adminA', { code, node_id: served.world.companyA.nodes.room })).toMatchObject(refused);
  });

  test('a unit that is foreign, missing, or out of reach', async () => {
    const { companyA, companyB } = served.world;
    const { code, id } = next();
    const refused = { status: 400, body: { errors: [{ pointer: '/node_id', code: 'reference_not_found' }] } };
    for (const node_id of [companyB.nodes.room, 999_999_999])
      expect(await claim(served, 'adminA', { code, node_id })).toMatchObject(refused);
    expect(await claim(served, 'qr_edit', { code, node_id: companyA.nodes.otherBranch })).toMatchObject(refused);
    expect(await served.call({ as: 'adminA', path: `marc/${id}` })).toMatchObject({ body: { state: 'blank' } });
  });

  test('everybody without the right to change codes somewhere', async () => {
    const { code } = next();
    const body = { code, node_id: served.world.companyA.nodes.room };
    for (const [as, status] of Object.entries({
      anonymous: 401,
      superadmin: 403,
      adminB: 400,
      qr_read: 400,
      nobody: 400,
    }))
      expect((await claim(served, as, body)).status, as).toBe(status);
  });
});

/** What a batch is made of, and how its counts follow its marcs. */
import { describe, expect, test } from 'vitest';
import { claim, idOf, order, pageOf, setMarcState } from '../../../test/marcs.ts';
import { servedWorld } from '../../../test/scenarios.ts';
import { PLAIN_MARC } from './generate.ts';

const served = await servedWorld();

describe('the counts of a batch', () => {
  test('follow its marcs through all that happens to them', async () => {
    const { companyA } = served.world;
    const id = idOf(await order(served, { company_id: companyA.id, kind: 'blank', mark_count: 4 }));
    const [first, second, third] = (await pageOf(served, id)).results;
    const { room, branch } = companyA.nodes;
    const steps: [string, () => Promise<unknown>, Record<string, number>][] = [
      [
        'claimed',
        () => claim(served, 'adminA', { code: first?.code, node_id: room }),
        { blank: 3, bound: 1, retired: 0 },
      ],
      [
        'claimed again',
        () => claim(served, 'adminA', { code: first?.code, node_id: room }),
        { blank: 3, bound: 1, retired: 0 },
      ],
      [
        'moved',
        () => claim(served, 'adminA', { code: first?.code, node_id: branch, from_node_id: room }),
        { blank: 3, bound: 1, retired: 0 },
      ],
      [
        'another',
        () => claim(served, 'adminA', { code: second?.code, node_id: room }),
        { blank: 2, bound: 2, retired: 0 },
      ],
      ['retired', () => setMarcState(served, first?.code, 'retired'), { blank: 2, bound: 1, retired: 1 }],
      ['retired blank', () => setMarcState(served, third?.code, 'retired'), { blank: 1, bound: 1, retired: 2 }],
      ['put back', () => setMarcState(served, first?.code, 'active'), { blank: 1, bound: 2, retired: 1 }],
      ['put back blank', () => setMarcState(served, third?.code, 'active'), { blank: 2, bound: 2, retired: 0 }],
    ];
    for (const [name, step, states] of steps) {
      await step();
      expect((await pageOf(served, id)).states, name).toEqual(states);
      for (const [state, count] of Object.entries(states))
        expect((await pageOf(served, id, `?state=${state}`)).results, `${name}: ${state}`).toHaveLength(count);
    }
    const filter = JSON.stringify({ customer_id: companyA.id, kind: 'blank' });
    const { body } = await served.call({ as: 'superadmin', path: `customermarcgeneratorlistviewset?filter=${filter}` });
    expect((body as { id: number }[]).find((batch) => batch.id === id)).toMatchObject({
      customer_id: companyA.id,
      mark_count: 4,
      bound_count: 2,
      retired_count: 0,
    });
  });
});

describe('what a batch is made of', () => {
  const ask = async (action: string) => {
    const { companyA } = served.world;
    const { status, body } = await served.call({ as: 'superadmin', path: `customer/${companyA.id}/${action}` });
    expect(status).toBe(200);
    return body as { unit_count: number; results: { id: number; name: string; unit_count: number; design?: object }[] };
  };

  test('are units, found by their name or id, each with how many are below it', async () => {
    const { companyA } = served.world;
    const all = await ask('mark_units');
    const [top] = all.results;
    expect(top?.unit_count).toBeGreaterThan(1);
    const made = await order(served, { company_id: companyA.id, kind: 'units', node_id: top?.id });
    expect(made.body).toMatchObject({ mark_count: top?.unit_count });
    const room = await ask(`mark_units?search=${companyA.nodes.room}`);
    expect(room.results).toEqual([
      expect.objectContaining({ id: companyA.nodes.room, unit_count: 1, above: expect.arrayContaining([top?.name]) }),
    ]);
    expect((await ask('mark_units?search=no%20such%20unit')).results).toEqual([]);
  });

  test.each([
    ['%00', 400],
    ['x'.repeat(101), 400],
    ['%25_', 200],
    ['%27%3B--', 200],
    ['99999999999999999999', 200],
  ])('are looked for by %s without an error', async (search, status) => {
    const path = `customer/${served.world.companyA.id}/mark_units?search=${search}`;
    const answer = await served.call({ as: 'superadmin', path });
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject(status === 200 ? { results: [] } : { errors: [{ pointer: '/search' }] });
  });

  test('is the design of a group as it was, else the code with its letters', async () => {
    const { companyA, companyB } = served.world;
    const design = { foreground: '#112233' };
    const group = { as: 'adminA', method: 'POST', path: 'qrcodegroups' };
    const { body: designed } = await served.call({ ...group, body: { name: 'For marks', design } });
    const { body: bare } = await served.call({ ...group, body: { name: 'Not designed' } });
    const groupId = (designed as { id: number }).id;
    expect((await ask('mark_designs')).results).toEqual([{ id: groupId, name: 'For marks', design }]);
    const blank = { company_id: companyA.id, kind: 'blank', mark_count: 1 };
    const id = idOf(await order(served, { ...blank, qr_code_group_id: groupId }));
    await served.call({
      as: 'adminA',
      method: 'PATCH',
      path: `qrcodegroups/${groupId}`,
      body: { design: { foreground: '#000000' } },
    });
    expect(await pageOf(served, id)).toMatchObject({ design });
    expect(await pageOf(served, idOf(await order(served, blank)))).toMatchObject({
      design: PLAIN_MARC,
    });
    for (const wrong of [
      { ...blank, qr_code_group_id: (bare as { id: number }).id },
      { ...blank, company_id: companyB.id, qr_code_group_id: groupId },
    ])
      expect(await order(served, wrong)).toMatchObject({
        status: 400,
        body: { errors: [{ pointer: '/qr_code_group_id', code: 'reference_not_found' }] },
      });
  });
});

/** Batches are made for units or as blank ones, and the library says where each mark of them is. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PLAIN_MARK } from './generate.ts';
import { blankMarks, claim, order, pageOf } from '../test/marks.ts';
import { type Served, serveWorld } from '../test/scenarios.ts';

let served: Served;
beforeAll(async () => {
  served = await serveWorld();
});
afterAll(() => served.close());

const idOf = ({ body }: { body: unknown }): number => (body as { id: number }).id;

describe('a batch for units', () => {
  test('has a mark for each living unit in the order of the tree, bound from the start', async () => {
    const { companyA } = served.world;
    const made = await order(served, { company_id: companyA.id, kind: 'units', note: 'Plaques' });
    expect(made.status).toBe(200);
    const { results, ...batch } = await pageOf(served, idOf(made));
    const { body } = await served.call({ as: 'adminA', path: 'companyorganizationnodes/?range=[0,99]' });
    const living = (body as { id: number }[]).map(({ id }) => id);
    expect(new Set(results.map(({ node_id: id }) => id))).toEqual(new Set(living));
    expect(results.map(({ number }) => number)).toEqual(living.map((_, at) => at + 1));
    expect(batch).toMatchObject({ mark_count: living.length, states: { blank: 0, bound: living.length, retired: 0 } });
    for (const { code, address, state, bound_at } of results) {
      expect(address).toBe(`HTTPS://FEEDBACK.TEST/Q/${code}`);
      expect([state, typeof bound_at]).toEqual(['bound', 'string']);
    }
  });

  test('takes one unit with all below it', async () => {
    const { companyA } = served.world;
    const made = await order(served, { company_id: companyA.id, kind: 'units', node_id: companyA.nodes.branch });
    const units = (await pageOf(served, idOf(made))).results.map(({ node_id: id }) => id);
    expect(units).toContain(companyA.nodes.room);
    expect(units).not.toContain(companyA.nodes.otherBranch);
  });
});

describe('the counts of a batch', () => {
  test('follow its marks through all that happens to them', async () => {
    const { companyA } = served.world;
    const id = idOf(await order(served, { company_id: companyA.id, kind: 'blank', mark_count: 4 }));
    const [first, second, third] = (await pageOf(served, id)).results;
    const { room, branch } = companyA.nodes;
    const setState = async (code: string | undefined, state: string): Promise<void> => {
      const { body } = await served.call({ as: 'adminA', path: `nodeqrcode/?filter=${JSON.stringify({ code })}` });
      const [{ id: codeId = 0 } = {}] = body as { id?: number }[];
      const patch = { as: 'adminA', method: 'PATCH', path: `nodeqrcode/${codeId}`, body: { state } };
      expect((await served.call(patch)).status).toBe(200);
    };
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
      ['retired', () => setState(first?.code, 'retired'), { blank: 2, bound: 1, retired: 1 }],
      ['retired blank', () => setState(third?.code, 'retired'), { blank: 1, bound: 1, retired: 2 }],
      ['put back', () => setState(first?.code, 'active'), { blank: 1, bound: 2, retired: 1 }],
      ['put back blank', () => setState(third?.code, 'active'), { blank: 2, bound: 2, retired: 0 }],
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
      design: PLAIN_MARK,
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

describe('a batch of blank marks', () => {
  test('is read by the page, by state and as a file, and follows what is claimed', async () => {
    const { companyA } = served.world;
    const made = await order(served, { company_id: companyA.id, kind: 'blank', mark_count: 250 });
    const first = await pageOf(served, idOf(made));
    expect(first).toMatchObject({ total: 250, page: 1, pages: 3, states: { blank: 250, bound: 0, retired: 0 } });
    const last = await pageOf(served, idOf(made), '?page=3');
    expect(last.results.map(({ number }) => number)).toEqual(Array.from({ length: 50 }, (_, at) => 201 + at));
    expect(new Set([...first.results, ...last.results].map(({ code }) => code)).size).toBe(150);
    await claim(served, 'adminA', { code: last.results[0]?.code, node_id: companyA.nodes.room });
    expect(await pageOf(served, idOf(made), '?state=bound')).toMatchObject({
      total: 1,
      results: [{ number: 201, node_id: companyA.nodes.room }],
    });
    expect((await pageOf(served, idOf(made), '?page=9')).results).toEqual([]);
  });

  test.each(['csv', 'xlsx'])('is packed with its list as %s', async (format) => {
    const { companyA } = served.world;
    const { id } = (await order(served, { company_id: companyA.id, kind: 'blank', mark_count: 3 })).body as {
      id: number;
    };
    const response = await fetch(`${served.origin}/api/customermarcgeneratordetailviewset/${id}?download=${format}`, {
      headers: await served.world.authorization('superadmin'),
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toContain(`${id}.${format}`);
    const bytes = Buffer.from(await response.arrayBuffer());
    if (format === 'csv') {
      const { results } = await pageOf(served, id);
      for (const { code, address } of results) expect(bytes.toString()).toContain(`${code},${address},blank`);
    } else expect(bytes.subarray(0, 2).toString()).toBe('PK');
  });

  test('of tens of thousands is made at once', async () => {
    const { companyB } = served.world;
    const made = await order(served, { company_id: companyB.id, kind: 'blank', mark_count: 30_000 });
    expect(made).toMatchObject({ status: 200, body: { mark_count: 30_000 } });
    expect(await pageOf(served, idOf(made), '?page=300')).toMatchObject({ pages: 300 });
  });
});

test('a batch stands in the company’s log and in the platform’s', async () => {
  const { companyA } = served.world;
  const id = idOf(await order(served, { company_id: companyA.id, kind: 'blank', mark_count: 2 }));
  for (const [as, changes] of Object.entries({
    adminA: { kind: 'blank', mark_count: 2 },
    superadmin: { kind: 'blank', mark_count: 2, company_id: companyA.id },
  })) {
    const { database, principals } = served.world;
    const text = `select operation, changes from audit_entry where entity = 'marc_batch' and record_id = $1`;
    const company = principals[as]?.companyId ?? 0;
    const entries = await database.statement('session', company, { text, values: [id] });
    expect(entries, as).toEqual([{ operation: 'create', changes }]);
  }
});

describe('a batch is refused', () => {
  const blank = { kind: 'blank', mark_count: 5 };
  const faults = (): [string, object, number, string][] => {
    const { companyA, companyB, principals } = served.world;
    const id = companyA.id;
    return [
      ['none', { ...blank, company_id: id, mark_count: 0 }, 400, '/mark_count'],
      ['a million', { ...blank, company_id: id, mark_count: 1_000_000 }, 400, '/mark_count'],
      ['half a one', { ...blank, company_id: id, mark_count: 2.5 }, 400, '/mark_count'],
      ['no number', { company_id: id, kind: 'blank' }, 400, '/mark_count'],
      ['a unit for blank ones', { ...blank, company_id: id, node_id: companyA.nodes.room }, 400, '/node_id'],
      ['a number for units', { company_id: id, kind: 'units', mark_count: 3 }, 400, '/mark_count'],
      ['a foreign unit', { company_id: id, kind: 'units', node_id: companyB.nodes.room }, 400, '/node_id'],
      ['a missing company', { ...blank, company_id: 999_999_999 }, 400, '/company_id'],
      ['the platform', { ...blank, company_id: principals['superadmin']?.companyId }, 400, '/company_id'],
      ['another kind', { company_id: id, kind: 'golden' }, 400, '/kind'],
      ['a long note', { ...blank, company_id: id, note: 'x'.repeat(501) }, 400, '/note'],
    ];
  };
  test('with the reason at its place, and nothing is made', async () => {
    const before = await served.call({ as: 'superadmin', path: 'customermarcgeneratorlistviewset' });
    for (const [name, body, status, pointer] of faults())
      expect(await order(served, body), name).toMatchObject({ status, body: { errors: [{ pointer }] } });
    const after = await served.call({ as: 'superadmin', path: 'customermarcgeneratorlistviewset' });
    expect(after.headers.get('content-range')).toBe(before.headers.get('content-range'));
  });

  test('for a company that is closed', async () => {
    const { companyB } = served.world;
    const state = (action: string) =>
      served.call({
        as: 'superadmin',
        method: 'POST',
        path: `customer/${companyB.id}/${action}`,
        body: { reason: 'x' },
      });
    expect((await state('close')).status).toBe(200);
    expect(await order(served, { ...blank, company_id: companyB.id })).toMatchObject({
      status: 409,
      body: { code: 'company_closed' },
    });
    expect((await state('reopen')).status).toBe(200);
  });

  test('for everybody but the super administrator, as the library is', async () => {
    const { companyA } = served.world;
    const [mark] = await blankMarks(served, companyA.id, 1);
    expect(mark).toBeDefined();
    for (const [as, status] of Object.entries({ adminA: 403, qr_edit: 403, anonymous: 401 })) {
      expect((await order(served, { ...blank, company_id: companyA.id }, as)).status, as).toBe(status);
      expect((await served.call({ as, path: 'customermarcgeneratordetailviewset/1' })).status, as).toBe(status);
    }
  });

  test.each(['?page=0', '?page=1001', '?page=x', '?state=lost', '?download=exe', '?color=red'])(
    'in a list asked for by %s',
    async (search) => {
      const path = `customermarcgeneratordetailviewset/1${search}`;
      expect((await served.call({ as: 'superadmin', path })).status).toBe(400);
    },
  );
});

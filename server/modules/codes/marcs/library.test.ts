/** Batches are made for units or as blank ones, and the library says where each marc of them is. */
import { describe, expect, test } from 'vitest';
import { claim, idOf, order, pageOf } from '../../../test/marcs.ts';
import { servedWorld } from '../../../test/scenarios.ts';

const served = await servedWorld();

describe('a batch for units', () => {
  test('has a marc for each living unit in the order of the tree, bound from the start', async () => {
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

describe('a batch of blank marcs', () => {
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
  const violations = (): [string, object, number, string][] => {
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
    for (const [name, body, status, pointer] of violations())
      expect(await order(served, body), name).toMatchObject({ status, body: { errors: [{ pointer }] } });
    const both = { company_id: served.world.companyA.id, kind: 'blank', node_id: served.world.companyA.nodes.room };
    expect(await order(served, both)).toMatchObject({
      status: 400,
      body: {
        errors: [
          { pointer: '/mark_count', code: 'required' },
          { pointer: '/node_id', code: 'not_applicable' },
        ],
      },
    });
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

  test.each([
    '?page=0',
    '?from=0',
    '?from=100001',
    '?page=1001',
    '?page=x',
    '?state=lost',
    '?download=exe',
    '?color=red',
  ])('in a list asked for by %s', async (search) => {
    const path = `customermarcgeneratordetailviewset/1${search}`;
    expect((await served.call({ as: 'superadmin', path })).status).toBe(400);
  });
});

/** The search of lists: what it finds however it is typed, what stands first, and what it costs. */
import { beforeAll, describe, expect, test } from 'vitest';
import { blankMarcs, claim, type MarcRow, order } from '../test/marcs.ts';
import { servedWorld } from '../test/scenarios.ts';
import { insertRow } from '../test/world.ts';
import { withConnection } from '../database/with-connection.ts';

const served = await servedWorld();
let marcs: MarcRow[];
const TAGS = [
  'Bar',
  'Bar 2',
  'Bar 10',
  'Sky-Bar',
  'Barista',
  'Big Barrel',
  'Minibar',
  'Şanlıurfa',
  'Iğdır',
  'Île',
  'Straße',
  'İzmir Çarşı',
  'Ωδή Οδός',
  'مُحَمَّد',
  'Łódź',
];

beforeAll(async () => {
  const { companyA, database } = served.world;
  for (const name of TAGS) await insertRow(database, companyA.id, 'company_tag', { name });
  marcs = await blankMarcs(served, companyA.id, 3);
});

const listed = async (path: string, q: string, sort?: [string, string], as = 'adminA') => {
  const asked = new URLSearchParams({ filter: JSON.stringify({ q }), range: '[0,24]' });
  if (sort) asked.set('sort', JSON.stringify(sort));
  const { status, body } = await served.call({ as, path: `${path}?${asked.toString()}` });
  expect(status).toBe(200);
  return body as { id: number; name: string; code: string; number: number }[];
};
const tags = async (q: string, sort?: [string, string]): Promise<string[]> =>
  (await listed('companytags', q, sort)).map(({ name }) => name);

describe('neither case nor marks count', () => {
  test.each([
    ['sanliurfa', 'Şanlıurfa'],
    ['ŞANLIURFA', 'Şanlıurfa'],
    ['igdir', 'Iğdır'],
    ['IĞDIR', 'Iğdır'],
    ['Ile', 'Île'],
    ['ile', 'Île'],
    ['strasse', 'Straße'],
    ['STRAẞE', 'Straße'],
    ['izmir carsi', 'İzmir Çarşı'],
    ['çarşı izmir', 'İzmir Çarşı'],
    ['ωδη', 'Ωδή Οδός'],
    ['οδοσ', 'Ωδή Οδός'],
    ['محمد', 'مُحَمَّد'],
    ['lodz', 'Łódź'],
    ['ｌｏｄｚ', 'Łódź'],
  ])('%s finds %s', async (q, name) => {
    expect(await tags(q)).toEqual([name]);
  });

  test.each(['%', '_', '\\', '.*', '\\m', '(', '[', '***:bar', 'bar izmir'])('%s finds nothing', async (q) => {
    expect(await tags(q)).toEqual([]);
  });
});

describe('what fits best stands first', () => {
  test('the whole name, whole words, beginnings, what is inside; each in the order of names', async () => {
    const ranked = ['Bar', 'Bar 2', 'Bar 10', 'Sky-Bar', 'Barista', 'Big Barrel', 'Minibar'];
    expect(await tags('bar')).toEqual(ranked);
    expect(await tags('bar', ['name', 'ASC'])).toEqual(ranked);
    expect(await tags('bar', ['name', 'DESC'])).toEqual([
      'Bar',
      'Sky-Bar',
      'Bar 10',
      'Bar 2',
      'Big Barrel',
      'Barista',
      'Minibar',
    ]);
  });

  test('but who asks for another order has it', async () => {
    const byDay = TAGS.filter((name) => name.toLowerCase().includes('bar'));
    expect(await tags('bar', ['id', 'ASC'])).toEqual(byDay);
  });
});

describe('a number', () => {
  test.each(['', '#', ' # '])('with %j before it is a row', async (sign) => {
    const { nodes } = served.world.companyA;
    const [unit] = await listed('companyorganizationnodes', `${sign.trimEnd()}${nodes.room}`);
    expect(unit).toMatchObject({ id: nodes.room });
  });

  test('after # is one feedback and nothing else', async () => {
    const { companyA, database } = served.world;
    const values = { node_id: companyA.nodes.room, node_path: '/', survey_version_id: companyA.surveyVersionId };
    const secret = { answers: '{}', locale: 'en' };
    const ids = [];
    for (let made = 0; made < 12; made += 1)
      ids.push(
        await insertRow(database, companyA.id, 'feedback', {
          ...values,
          ...secret,
          response_token: crypto.randomUUID(),
        }),
      );
    const [first = 0, last = 0] = [ids[0], ids.at(-1)];
    expect((await listed('feedback', `#${first}`)).map(({ id }) => id)).toEqual([first]);
    expect((await listed('feedback', `#${last}`, ['created_at', 'DESC'])).map(({ id }) => id)).toEqual([last]);
  });
});

describe('a printed code', () => {
  const marc = (at: number): MarcRow => marcs[at] ?? marcs[0] ?? ({} as MarcRow);

  test.each<[how: string, typed: (marc: MarcRow) => string]>([
    ['as it is', ({ code }) => code],
    ['in groups, in lower case', ({ code }) => `${code.slice(0, 4)}-${code.slice(4)}`.toLowerCase()],
    ['in the address that it holds', ({ address }) => address],
    ['in an address with more', ({ address }) => `${address}?lang=de`],
  ])('%s finds its marc, its code and its batch', async (_, typed) => {
    const { companyA } = served.world;
    await claim(served, 'adminA', { code: marc(0).code, node_id: companyA.nodes.room });
    const q = typed(marc(0));
    expect((await listed('marc', q)).map(({ number }) => number)).toEqual([marc(0).number]);
    expect((await listed('nodeqrcode', q)).map(({ code }) => code)).toEqual([marc(0).code]);
    expect((await listed('companyorganizationnodes', q)).map(({ id }) => id)).toEqual([companyA.nodes.room]);
    expect(await listed('customermarcgeneratorlistviewset', q, undefined, 'superadmin')).toHaveLength(1);
  });

  test('is no code where its id was typed: that is found, and nothing where none has it', async () => {
    const [first] = await listed('nodeqrcode', '');
    expect((await listed('nodeqrcode', `#${first?.id}`)).map(({ id }) => id)).toEqual([first?.id]);
    expect(await listed('nodeqrcode', '#9999999')).toEqual([]);
  });

  test('in part finds the marcs that have it', async () => {
    const found = await listed('marc', marc(1).code.slice(0, 6));
    expect(found.map(({ code }) => code)).toContain(marc(1).code);
  });

  test('of another company finds nothing', async () => {
    const { status } = await order(served, { company_id: served.world.companyB.id, kind: 'blank', mark_count: 1 });
    expect(status).toBe(200);
    for (const path of ['marc', 'nodeqrcode', 'companyorganizationnodes'])
      expect(await listed(path, marc(0).code, undefined, 'adminB')).toEqual([]);
  });
});

describe('for the platform', () => {
  test('users of a customer and units for marcs are found alike', async () => {
    const { companyA, database } = served.world;
    for (const full_name of ['Çağla Işık', 'Ali Cagla'])
      await insertRow(database, companyA.id, 'customer_user', {
        full_name,
        email: `${crypto.randomUUID()}@test.example`,
      });
    const unit = { organization_id: companyA.organizationId, parent_id: companyA.nodes.root, path: '/0/' };
    const id = await insertRow(database, companyA.id, 'node', { ...unit, name: 'Eskişehir Şube' });
    const users = await served.call({ as: 'superadmin', path: `customer/${companyA.id}/users?search=isik+cagla` });
    expect(users.body).toMatchObject({ total: 1, results: [{ full_name: 'Çağla Işık' }] });
    const units = await served.call({ as: 'superadmin', path: `customer/${companyA.id}/mark_units?search=eskisehir` });
    expect(units.body).toMatchObject({ results: [{ id, name: 'Eskişehir Şube' }] });
  });
});

describe('of many units', () => {
  const UNITS = 6_000;

  test('the folded names are compared as they are stored, and nothing is folded anew', async () => {
    const { companyB } = served.world;
    await withConnection(served.ownerUrl, async (client) => {
      await client.query(
        `insert into node (company_id, organization_id, parent_id, name, path)
         select $1, $2, $3, 'Şanlıurfa Mağaza ' || i, '/' from generate_series(1, ${UNITS}) i`,
        [companyB.id, companyB.organizationId, companyB.nodes.root],
      );
      await client.query('analyze node');
      const { rows } = await client.query<Record<string, string>>(
        `explain (verbose) select id from node where company_id = ${companyB.id}
         and concat_ws(E'\\n', name_folded, external_id_folded) collate "C" like all (array['%magaza%', '%5999%'])`,
      );
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toContain('name_folded');
      expect(plan).not.toMatch(/fold\(|normalize/);
    });
    const [found] = await listed('companyorganizationnodes', 'MAĞAZA 5999', ['name', 'ASC'], 'adminB');
    expect(found?.name).toBe('Şanlıurfa Mağaza 5999');
  });
});

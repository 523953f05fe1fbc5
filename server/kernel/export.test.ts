/** Lists as files: what a list answers its reader, all of it and no more, in the reader's words. */
import { parse } from 'csv-parse/sync';
import readXlsx from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import { currentSender } from '../access/sender.ts';
import { delimiterOf } from '../../shared/csv/delimiter.ts';
import type { Locale } from '../../shared/i18n/locales.ts';
import { descriptors } from '../generated/index.ts';
import { withConnection } from '../database/with-connection.ts';
import { MAX_EXPORTED_ROWS } from './export.ts';
import { serveWorld, servedWorld } from '../test/scenarios.ts';

const served = await servedWorld();

async function fetchFile(as: string, path: string, language = 'en') {
  const response = await fetch(`${served.origin}/api/${path}`, {
    headers: { 'preferred-language': language, ...(await served.world.authorization(as)) },
  });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

async function linesOf(as: string, path: string, language: Locale = 'en'): Promise<string[][]> {
  const { status, bytes } = await fetchFile(as, path, language);
  expect([status, bytes.subarray(0, 200).toString()]).toEqual([200, expect.any(String)]);
  return parse(bytes, { bom: true, delimiter: delimiterOf(language) });
}

const exported = Object.values(descriptors).filter((entity) => entity.exported !== undefined);

describe('a file of a list', () => {
  test.each(exported.map((entity) => [entity.id, entity] as const))(
    'has the rows of %s, for everybody',
    async (_, entity) => {
      const callers = [
        'anonymous',
        'nobody',
        'adminA',
        'adminB',
        'superadmin',
        ...Object.keys(served.world.principals),
      ];
      for (const as of new Set(callers)) {
        const list = await served.call({ as, path: `${entity.path}/?range=[0,99]` });
        const file = await fetchFile(as, `${entity.path}/?format=csv&fields=["id"]`);
        expect([as, file.status]).toEqual([as, list.status]);
        if (list.status !== 200) continue;
        const lines = parse(file.bytes, { bom: true });
        expect(lines.slice(1, 101).map(([id]) => Number(id))).toEqual(
          (list.body as { id: number }[]).map(({ id }) => id),
        );
        expect(String(lines.length - 1)).toBe(/\d+$/.exec(list.headers.get('content-range') ?? '')?.[0]);
      }
    },
  );

  test('has the columns of the list, in the words of its reader, and other rows by their names', async () => {
    const fields = '["full_name","is_admin","state"]';
    const [header, ...rows] = await linesOf('adminA', `customeruser/?format=csv&fields=${fields}`, 'de');
    expect(header).toEqual(['Vollständiger Name', 'Administrator', 'Status']);
    expect(rows).toContainEqual(['adminA', 'Ja', 'Aktiv']);
    const { exported: { columns = [] } = {} } = descriptors['customer_user'] ?? {};
    expect((await linesOf('adminA', 'customeruser/?format=csv'))[0]).toHaveLength(columns.length);
    const units = await linesOf('adminA', 'companyorganizationnodes/?format=csv&fields=["name","parent_id"]');
    expect(units[0]).toEqual(['Name', 'Parent unit']);
    expect(units.map(([, parent]) => parent)).toContainEqual(expect.stringMatching(/^root #\d+$/));
  });

  test('has the columns that are asked for, in that order, once each', async () => {
    const [header] = await linesOf('adminA', 'companyorganizationnodes/?format=csv&fields=["type","id","name","type"]');
    expect(header).toEqual(['Type', 'ID', 'Name']);
  });

  test('has what a filter and a search find, in the order that is asked for', async () => {
    const path = 'companyorganizationnodes/?format=csv&fields=["name"]&sort=["name","DESC"]';
    const names = (await linesOf('adminA', path)).slice(1).flat();
    expect(names).toEqual(names.toSorted().toReversed());
    const found = await linesOf('adminA', `${path}&filter=${encodeURIComponent(JSON.stringify({ q: names[0] }))}`);
    expect(found.slice(1).flat()).toEqual([names[0]]);
  });

  test('has amounts as numbers in major units, with their currency beside them', async () => {
    const currency = await served.call({
      as: 'superadmin',
      method: 'POST',
      path: 'currency',
      body: { code: 'JOD', name: 'Dinar', symbol: 'JD' },
    });
    const { id: currency_id } = currency.body as { id: number };
    const amount = { kind: 'amount', amount: 1_250_500, currency_id, valid_from: '2026-01-01T00:00:00Z' };
    const percent = { kind: 'percent', percent: 5, valid_from: '2025-01-01T00:00:00Z' };
    for (const body of [
      { code: 'MONEY', ...amount },
      { code: 'SHARE', ...percent },
    ])
      expect((await served.call({ as: 'superadmin', method: 'POST', path: 'discount', body })).status).toBe(201);
    const lines = await linesOf('superadmin', 'discount/?format=csv&fields=["code","amount","valid_from","is_active"]');
    expect(lines).toEqual([
      ['Code', 'Amount', 'Amount: currency', 'Valid from', 'Active'],
      ['MONEY', '1250.5', 'JOD', '2026-01-01T00:00:00Z', 'Yes'],
      ['SHARE', '', '', '2025-01-01T00:00:00Z', 'Yes'],
    ]);
  });

  test('has countries and languages by their names', async () => {
    const users = await linesOf('adminA', 'customeruser/?format=csv&fields=["locale"]', 'fr');
    expect(users[1]).toEqual(['anglais']);
    await withConnection(served.ownerUrl, (client) =>
      client.query(
        `insert into plan_location (name, countries, currency_id) select 'Alps', '{AT,CH}', id from currency limit 1`,
      ),
    );
    const lines = await linesOf('superadmin', 'planlocation/?format=csv&fields=["countries"]', 'de');
    expect(lines.flat()).toContain('Österreich, Schweiz');
  });

  test('runs as no formula', async () => {
    const { id } = served.world.companyA;
    await withConnection(served.ownerUrl, (client) =>
      client.query(`update node set name = '=1+1' where company_id = $1 and id = $2`, [
        id,
        served.world.companyA.nodes.room,
      ]),
    );
    const lines = await linesOf('adminA', 'companyorganizationnodes/?format=csv&fields=["name"]');
    expect(lines.flat()).toContain(`'=1+1`);
  });

  test('of several batches has all rows, in their order', async () => {
    const { companyA } = served.world;
    await withConnection(served.ownerUrl, (client) =>
      client.query(
        `insert into company_tag (company_id, name) select $1, 'tag ' || lpad(place::text, 5, '0') from generate_series(1, 2500) place`,
        [companyA.id],
      ),
    );
    const names = (await linesOf('adminA', 'companytags/?format=csv&fields=["name"]&sort=["name","ASC"]'))
      .slice(1)
      .flat();
    const planted = names.filter((name) => /^tag \d{5}$/.test(name));
    expect(planted).toEqual(Array.from({ length: 2_500 }, (_, at) => `tag ${String(at + 1).padStart(5, '0')}`));
  });

  test('is a workbook, too, and has a name', async () => {
    const { headers, bytes } = await fetchFile(
      'adminA',
      'companyorganizationnodes/?format=xlsx&fields=["id","name"]',
      'fr',
    );
    expect(headers.get('content-disposition')).toMatch(/filename\*=UTF-8''[^;]+%20\d{4}-\d\d-\d\d\.xlsx$/);
    const [sheet] = await readXlsx(bytes);
    expect(sheet?.data[0]).toEqual(['ID', 'Nom']);
    expect(typeof sheet?.data[1]?.[0]).toBe('number');
  });
});

test('what is read for a file counts as its reader’s, also after the answer has begun', async () => {
  const senders: (string | undefined)[] = [];
  const watched = await serveWorld({
    through: (database) => ({
      ...database,
      statement: (role, companyId, statement) => {
        if (statement.text.includes('as wanted (id, place)')) senders.push(currentSender()?.member);
        return database.statement(role, companyId, statement);
      },
    }),
  });
  const { adminA } = watched.world.principals;
  for (const format of ['csv', 'xlsx'])
    await watched.call({ as: 'adminA', path: `companyorganizationnodes/?format=${format}` });
  await watched.close();
  expect(senders.length).toBeGreaterThan(1);
  expect(new Set(senders)).toEqual(new Set([`user:${adminA?.userId}`]));
});

describe('a file is refused', () => {
  test.each([
    ['in another format', 'format=pdf', '/format', 'enum'],
    ['of a page', 'format=csv&range=[0,9]', '/range', 'not_applicable'],
    ['of a field that is not there', 'format=csv&fields=["secret"]', '/fields/0', 'unknown_field'],
    ['by a filter that is not there', 'format=csv&filter={"secret":1}', '/filter/secret', 'unknown_filter'],
  ])('%s', async (_, query, pointer, code) => {
    expect(await served.call({ as: 'adminA', path: `companyorganizationnodes/?${query}` })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer, code }] },
    });
  });

  test('beyond the rows that one takes', async () => {
    await withConnection(served.ownerUrl, (client) =>
      client.query(
        `insert into company_tag (company_id, name) select $1, 'tag ' || place from generate_series(1, $2) place`,
        [served.world.companyB.id, MAX_EXPORTED_ROWS + 1],
      ),
    );
    expect(await served.call({ as: 'adminB', path: 'companytags/?format=csv' })).toMatchObject({
      status: 409,
      body: { code: 'list_too_large' },
    });
    const one = encodeURIComponent(JSON.stringify({ q: 'tag 100001' }));
    expect(await linesOf('adminB', `companytags/?format=csv&fields=["name"]&filter=${one}`)).toHaveLength(2);
  });

  test('where the schema has none', async () => {
    expect(await served.call({ as: 'adminA', path: 'feedback/?format=csv' })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/format', code: 'unknown_parameter' }] },
    });
  });
});

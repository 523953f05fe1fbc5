/** Rich text over HTTP: whatever is sent, what is stored is the subset, and what is read of it is found, filtered and exported. */
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plainText, plainTextSql, richTextOf } from '../../shared/rich-text/plain.ts';
import { plan } from '../generated/plan.ts';
import { type CallAnswer, servedWorld, connectedOwner } from '../test/scenarios.ts';
import { ATTACKS, isOfSubset } from '../test/rich-text-attacks.ts';
import { differing } from './import/existing.ts';
import { readCell } from './import/cells.ts';
import { sanitizeRichText } from '../validation/rich-text.ts';

const served = await servedWorld();
const owner = await connectedOwner(served.ownerUrl);
afterAll(async () => {
  await owner?.end();
});

const send = (method: string, path: string, body: object): Promise<CallAnswer> =>
  served.call({ as: 'superadmin', method, path, body });

async function made(description: string, name = 'Rich'): Promise<number> {
  const { status, body } = await send('POST', 'plan', { name, tag: 'pro', description });
  expect([status, body]).toEqual([201, expect.anything()]);
  return (body as { id: number }).id;
}

const storedOf = async (id: number): Promise<string> => {
  const { rows } = await owner.query<{ description: string }>('select description from plan where id = $1', [id]);
  return rows[0]?.description ?? '';
};

describe('what is sent', () => {
  test.each(Object.entries(ATTACKS))('as %s is stored as the subset, or refused', async (_, attack) => {
    const created = await send('POST', 'plan', { name: 'Attacked', tag: 'pro', description: attack });
    expect([201, 400]).toContain(created.status);
    const id = created.status === 201 ? (created.body as { id: number }).id : await made('');
    const changed = await send('PATCH', `plan/${id}`, { description: attack });
    expect(changed.status).toBe(created.status === 201 ? 200 : 400);
    const stored = await storedOf(id);
    expect(isOfSubset(stored)).toBe(true);
    if (changed.status === 200) expect(changed.body).toMatchObject({ description: stored });
  });

  test('is refused with its place where it is too long as it is stored, too deep, or too much to be read', async () => {
    const refusals = [];
    for (const description of ['&'.repeat(1300), '<b>'.repeat(101), `<p style="${'x'.repeat(40_000)}">a</p>`, 'a\0b']) {
      const { status, body } = await send('POST', 'plan', { name: 'Long', tag: 'pro', description });
      refusals.push([status, (body as { errors: { pointer: string; code: string }[] }).errors.map((one) => one.code)]);
    }
    expect(refusals).toEqual([
      [400, ['too_long']],
      [400, ['too_deep']],
      [400, ['too_long']],
      [400, ['invalid_text']],
    ]);
    const id = await made(`<p style="${'x'.repeat(7_000)}">a</p>`);
    expect(await storedOf(id)).toBe('<p>a</p>');
  });

  test('is empty where nothing of it is seen', async () => {
    expect(await storedOf(await made('<p>&nbsp;</p><p><br></p>'))).toBe('');
  });
});

describe('what is read of it', () => {
  let id: number;
  beforeAll(async () => {
    id = await made('<h2>For chains</h2><ul><li>All <b>bra</b>nches</li><li>R&amp;D &lt; 5</li></ul>', 'Read');
  });

  const idsOf = async (query: string): Promise<number[]> => {
    const { status, body } = await served.call({ as: 'superadmin', path: `plan/?${query}` });
    expect(status).toBe(200);
    return (body as { id: number }[]).map((row) => row.id);
  };
  const filtered = (filter: object): string => `filter=${encodeURIComponent(JSON.stringify(filter))}`;

  test('is searched, not its markup', async () => {
    expect(await idsOf(filtered({ q: 'branches' }))).toContain(id);
    expect(await idsOf(filtered({ q: 'r&d < 5' }))).toContain(id);
    for (const markup of ['strong', '<li>', 'amp']) expect(await idsOf(filtered({ q: markup }))).not.toContain(id);
  });

  test('is what a file has, with a line for each of it', async () => {
    const answer = await served.call({
      as: 'superadmin',
      path: `plan/?format=csv&fields=["name","description"]&${filtered({ q: 'For chains' })}`,
    });
    const [, ...rows] = parse(String(answer.body), { bom: true });
    expect(rows).toContainEqual(['Read', 'For chains\nAll branches\nR&D < 5']);
  });

  test('is the same to PostgreSQL', async () => {
    const text = await storedOf(id);
    const { rows } = await owner.query<{ plain: string }>(`select ${plainTextSql('$1::text')} as plain`, [text]);
    expect(rows[0]?.plain).toBe(plainText(text));
  });

  test('of a file is taken as paragraphs, as markup where it is some, and leaves a row as it is that says the same', () => {
    const place = { entity: plan, name: 'description', locale: 'en' as const };
    expect(readCell('a < b\n\nc', place)).toEqual({ value: '<p>a &lt; b</p><p>c</p>' });
    expect(readCell('<ul><li>a</li></ul>', place)).toEqual({ value: '<ul><li>a</li></ul>' });
    const stored = { id: 1, description: '<h2>a</h2><ul><li><p>b</p></li></ul>' };
    expect(differing(plan, stored, { description: richTextOf('a\nb') })).toEqual({});
    expect(differing(plan, stored, { description: richTextOf('a\nc') })).toEqual({ description: '<p>a<br>c</p>' });
  });
});

test('descriptions from before are paragraphs with line breaks, and their signs are none of markup', async () => {
  const migration = readFileSync(new URL('../migrations/0083_plan_description.sql', import.meta.url), 'utf8');
  const updates = migration.match(/^update plan [\s\S]*?;$/gm) ?? [];
  const before = ['', ' \n ', 'One place.', ' a  <b>\r\n& c\n \n\n"d" \n'];
  await owner.query('begin');
  try {
    await owner.query('create temp table plan (place serial, description text) on commit drop');
    await owner.query('insert into plan (description) select unnest($1::text[])', [before]);
    for (const update of updates) await owner.query(update);
    const { rows } = await owner.query<{ description: string }>('select description from plan order by place');
    const after = rows.map(({ description }) => description);
    expect(after).toEqual(['', '', '<p>One place.</p>', '<p>a &lt;b&gt;<br>&amp; c</p><p>"d"</p>']);
    for (const text of after) expect(sanitizeRichText(text)).toBe(text);
  } finally {
    await owner.query('rollback');
  }
});

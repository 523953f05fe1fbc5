/** Fields that a company adds: usable at once, judged by the server, and nobody else's. */
import { describe, expect, test, vi } from 'vitest';
import { customFieldCalls } from '../test/custom-fields.ts';
import { type CallAnswer, servedWorld } from '../test/scenarios.ts';

const served = await servedWorld();

const { ask, write, field } = customFieldCalls(() => served, { path: 'customeruser', entity: 'customer_user' });
const listed = (as: string, query: Record<string, unknown>) => ask(as, 'customeruser', query);

const bodyOf = (answer: CallAnswer) => answer.body as Record<string, unknown>;
const errorsOf = (answer: CallAnswer) =>
  (bodyOf(answer)['errors'] as { pointer: string; code: string }[] | undefined)?.map(
    ({ pointer, code }) => `${pointer} ${code}`,
  );

const personAt = (made: CallAnswer): string => `customeruser/${Number(bodyOf(made)['id'])}`;

let serial = 0;
const person = (custom?: object) => {
  serial += 1;
  return { full_name: `Person ${serial}`, email: `custom${serial}@example.com`, ...(custom && { custom }) };
};

/** Asked again until the server has heard of a change. */
const until = (asked: () => Promise<boolean>) => vi.waitUntil(asked, { timeout: 60_000, interval: 20 });

describe('values', () => {
  const KINDS: [kind: string, good: unknown, bad: unknown, code: string][] = [
    ['text', 'Early shift', 7, 'type'],
    ['long_text', 'A\nB', 7, 'type'],
    ['number', -3.5, '3', 'type'],
    ['percent', 12.5, 101, 'maximum'],
    ['yes_or_no', false, 'no', 'type'],
    ['date', '2026-02-28', '2026-02-30', 'format'],
    ['choice', 'North', 'West', 'not_an_option'],
    ['multiple_choice', ['North', 'South'], 'North', 'type'],
    ['color', '#aabbcc', 'red', 'pattern'],
    ['web_address', 'https://example.com/a', 'javascript:alert(1)', 'url'],
    ['email', 'a@example.com', 'a', 'format'],
    ['phone', '+49 30 1234', 'phone', 'pattern'],
    ['country', 'DE', 'XX', 'unknown_country'],
    ['language', 'de', '??', 'unknown_language'],
  ];

  test.each(KINDS)('of the kind %s are kept, filtered by and judged', async (kind, good, bad, code) => {
    const key = `of_${kind}`;
    await field('adminA', key, { kind, ...(kind.endsWith('choice') && { choices: ['North', 'South'] }) });
    const made = await write('adminA', 'POST', 'customeruser', person({ [key]: good }));
    expect(bodyOf(made)['custom']).toEqual({ [key]: good });
    const path = personAt(made);
    expect(bodyOf(await served.call({ as: 'adminA', path }))['custom']).toEqual({ [key]: good });
    const refused = await write('adminA', 'PATCH', path, { custom: { [key]: bad } });
    expect(refused.status).toBe(400);
    expect(errorsOf(refused)?.join()).toMatch(new RegExp(`^/custom/${key}`));
    expect(errorsOf(refused)?.join()).toContain(code);
    if (kind !== 'long_text' && kind !== 'color') {
      const [one] = [good].flat();
      const found = await listed('adminA', { filter: { [`custom.${key}`]: one }, fields: ['full_name'] });
      expect(found.body).toEqual([expect.objectContaining({ id: bodyOf(made)['id'] })]);
    }
    const sorted = await listed('adminA', { sort: [`custom.${key}`, 'desc'] });
    expect(sorted.status).toBe(kind === 'long_text' || kind === 'multiple_choice' ? 400 : 200);
  });

  test('are merged by a patch, and null empties one', async () => {
    await field('adminA', 'floor', { kind: 'number' });
    await field('adminA', 'desk', { kind: 'text' });
    const made = await write('adminA', 'POST', 'customeruser', person({ floor: 1, desk: 'A' }));
    const path = personAt(made);
    expect(bodyOf(await write('adminA', 'PATCH', path, { custom: { floor: 2 } }))['custom']).toEqual({
      floor: 2,
      desk: 'A',
    });
    expect(bodyOf(await write('adminA', 'PATCH', path, { custom: { desk: null } }))['custom']).toEqual({ floor: 2 });
    const unknown = await write('adminA', 'PATCH', path, { custom: { nothing: 1 } });
    expect([unknown.status, errorsOf(unknown)]).toEqual([400, ['/custom/nothing unknown_field']]);
  });

  test('are filtered by ranges and groups, and put in order', async () => {
    await field('adminA', 'rank', { kind: 'number' });
    await field('adminA', 'since', { kind: 'date' });
    for (const [rank, since] of [
      [10, '2026-01-02'],
      [9, '2025-12-31'],
      [100, '2026-03-01'],
    ] as const)
      await write('adminA', 'POST', 'customeruser', person({ rank, since }));
    const ranks = async (query: Record<string, unknown>) =>
      ((await listed('adminA', query)).body as { custom: { rank: number } }[]).map(({ custom }) => custom.rank);
    const sort = ['custom.rank', 'asc'];
    expect(await ranks({ filter: { 'custom.rank_gte': 10 }, sort })).toEqual([10, 100]);
    expect(await ranks({ filter: { 'custom.since_lte': '2026-01-02' }, sort })).toEqual([9, 10]);
    expect(await ranks({ filter: { or: [{ 'custom.rank': 9 }, { 'custom.since_gte': '2026-02-01' }] }, sort })).toEqual(
      [9, 100],
    );
    expect(await ranks({ filter: { 'custom.rank': [9, 100] }, sort: ['custom.since', 'asc'] })).toEqual([9, 100]);
    expect(await ranks({ filter: { not: [{ 'custom.rank': null }] }, fields: ['custom.rank'], sort })).toEqual([
      9, 10, 100,
    ]);
  });

  test('are not found by what is no text, and nothing fails', async () => {
    await field('adminA', 'odd', { kind: 'text' });
    const long = 'x'.repeat(1_000);
    await write('adminA', 'POST', 'customeruser', person({ odd: long }));
    expect((await listed('adminA', { filter: { 'custom.odd': long } })).body).toHaveLength(1);
    for (const odd of ['', 'x'.repeat(999), []])
      expect((await listed('adminA', { filter: { 'custom.odd': odd } })).body).toEqual([]);
    for (const odd of ['\ud800', ['\ud800'], '\u0000'])
      expect((await listed('adminA', { filter: { 'custom.odd': odd } })).status).toBe(400);
  });

  test('are asked for where a field is required: of new rows, and of a change', async () => {
    const id = await field('adminB', 'number', { kind: 'text', is_required: true });
    const missing = await write('adminB', 'POST', 'customeruser', person());
    expect([missing.status, errorsOf(missing)]).toEqual([400, ['/custom/number required']]);
    const made = await write('adminB', 'POST', 'customeruser', person({ number: '1' }));
    const path = personAt(made);
    const emptied = await write('adminB', 'PATCH', path, { custom: { number: '' } });
    expect([emptied.status, errorsOf(emptied)]).toEqual([400, ['/custom/number required']]);
    expect((await write('adminB', 'PATCH', path, { full_name: 'Other' })).status).toBe(200);
    expect((await served.call({ as: 'adminB', method: 'DELETE', path: `customfields/${id}` })).status).toBe(204);
  });
});

describe('a file of the list', () => {
  test("has those in the list, and those that are asked for, under the company's own words", async () => {
    await field('adminA', 'in_file', {
      label: 'Cost centre',
      kind: 'multiple_choice',
      choices: ['A', 'B'],
      in_list: true,
    });
    await write('adminA', 'POST', 'customeruser', person({ in_file: ['A', 'B'] }));
    const whole = String((await served.call({ as: 'adminA', path: 'customeruser?format=csv' })).body);
    expect(whole.split('\n')[0]).toContain('Cost centre');
    expect(whole).toContain('"A, B"');
    const fields = encodeURIComponent(JSON.stringify(['full_name', 'custom.in_file']));
    const asked = String((await served.call({ as: 'adminA', path: `customeruser?format=csv&fields=${fields}` })).body);
    expect(asked.split('\n')[0]).toMatch(/Full name,Cost centre/);
  });
});

describe('a field', () => {
  test('is called by its label where nobody says how', async () => {
    const one = await write('adminA', 'POST', 'customfields', { label: 'Größe (cm)' });
    const two = await write('adminA', 'POST', 'customfields', { label: 'Grösse cm' });
    const three = await write('adminA', 'POST', 'customfields', { label: '部屋' });
    expect([one, two, three].map((answer) => bodyOf(answer)['key'])).toEqual(['grosse_cm', 'grosse_cm_2', 'field']);
  });

  test('says what can be chosen where it chooses, and each once', async () => {
    const none = await write('adminA', 'POST', 'customfields', { label: 'C', kind: 'choice' });
    expect(errorsOf(none)).toEqual(['/choices required']);
    const twice = await write('adminA', 'POST', 'customfields', { label: 'C', kind: 'choice', choices: ['a', 'a'] });
    expect(errorsOf(twice)).toEqual(['/choices/1 duplicate']);
  });

  test('keeps its kind while rows have values, and loses them with its deletion until it comes back', async () => {
    const id = await field('adminA', 'kept', { kind: 'number' });
    const made = await write('adminA', 'POST', 'customeruser', person({ kept: 5 }));
    const path = personAt(made);
    const changed = await write('adminA', 'PATCH', `customfields/${id}`, { kind: 'text' });
    expect([changed.status, bodyOf(changed)['code']]).toEqual([409, 'custom_kind_in_use']);
    await served.call({ as: 'adminA', method: 'DELETE', path: `customfields/${id}` });
    const seen = async () => bodyOf(await served.call({ as: 'adminA', path }))['custom'];
    await until(async () => JSON.stringify(await seen()) === '{}');
    const again = await field('adminA', 'kept', { kind: 'text' });
    expect(await seen()).toEqual({});
    await served.call({ as: 'adminA', method: 'DELETE', path: `customfields/${again}` });
    await write('adminA', 'POST', `customfields/deleted/${id}/restore`, {});
    await until(async () => JSON.stringify(await seen()) === '{"kept":5}');
  });
});

describe('whose it is', () => {
  test('administrators alone see what is for them: nobody else is shown it, finds by it, or writes it', async () => {
    await field('adminA', 'open_note', { kind: 'text' });
    const hidden = await field('adminA', 'hidden_note', { kind: 'text', seen_by: 'administrators' });
    const me = served.world.principals['user_read'];
    const path = `customeruser/${me && 'userId' in me ? me.userId : 0}`;
    await write('adminA', 'PATCH', path, { custom: { open_note: 'open', hidden_note: 'hidden' } });
    expect(bodyOf(await served.call({ as: 'adminA', path }))['custom']).toMatchObject({ hidden_note: 'hidden' });
    const seen = await served.call({ as: 'user_read', path });
    expect(bodyOf(seen)['custom']).toEqual({ open_note: 'open' });
    expect((await listed('user_read', { fields: ['custom.hidden_note'] })).status).toBe(400);
    expect((await listed('user_read', { fields: ['custom.open_note'] })).status).toBe(200);
    expect((await listed('user_read', { filter: { 'custom.hidden_note': 'hidden' } })).status).toBe(400);
    expect((await listed('user_read', { sort: ['custom.hidden_note', 'asc'] })).status).toBe(400);
    expect((await write('user_read', 'PATCH', path, { custom: { open_note: 'x' } })).status).toBe(403);
    expect((await served.call({ as: 'user_read', path: `customfields/${hidden}` })).status).toBe(404);
    const file = await served.call({ as: 'user_read', path: 'customeruser?format=csv' });
    expect(JSON.stringify(file.body)).not.toContain('hidden');
  });

  test('the document of the API has them, for the company and for nobody else', async () => {
    await field('adminA', 'in_document', { kind: 'choice', choices: ['North'], is_required: true });
    const document = async (as: string) => served.call({ as, path: 'openapi/company.json' });
    const { components } = bodyOf(await document('adminA')) as {
      components: { schemas: Record<string, { properties: { custom: object } }> };
    };
    expect(components.schemas['CustomerUserCreate']?.properties.custom).toMatchObject({
      properties: { in_document: { title: 'in_document', enum: ['North'] } },
      required: ['in_document'],
      additionalProperties: false,
    });
    expect(JSON.stringify((await document('adminB')).body)).not.toContain('in_document');
    expect(JSON.stringify((await document('user_read')).body)).not.toContain('hidden_note');
    expect((await document('anonymous')).status).toBe(401);
    expect(JSON.stringify((await served.call({ path: 'openapi.json' })).body)).not.toContain('in_document');
    const fields = bodyOf(await served.call({ as: 'adminA', path: 'customfields' })) as unknown as {
      id: number;
      key: string;
    }[];
    const made = fields.find(({ key }) => key === 'in_document')?.id;
    await served.call({ as: 'adminA', method: 'DELETE', path: `customfields/${made}` });
  });

  test('the platform has no fields of a company', async () => {
    const answer = await served.call({ as: 'superadmin', path: 'customeruser' });
    expect(JSON.stringify(answer.body)).not.toContain('hidden_note');
    expect((await listed('superadmin', { filter: { 'custom.open_note': 'open' } })).status).toBe(400);
  });

  test('of another company a field is unknown, and so are its values', async () => {
    const id = await field('adminA', 'private', { kind: 'text' });
    const answer = await write('adminB', 'POST', 'customeruser', person({ private: 'x' }));
    expect(errorsOf(answer)).toEqual(['/custom/private unknown_field']);
    expect((await listed('adminB', { filter: { 'custom.private': 'x' } })).status).toBe(400);
    expect((await listed('adminB', { sort: ['custom.private', 'asc'] })).status).toBe(400);
    expect((await served.call({ as: 'adminB', path: `customfields/${id}` })).status).toBe(404);
    expect((await served.call({ as: 'adminB', path: 'customfields' })).body).not.toContainEqual(
      expect.objectContaining({ key: 'private' }),
    );
  });
});

/** A draft changes nothing until it is published, by the rules of a patch; who may not change a row has no draft of it. */
import { describe, expect, test } from 'vitest';
import { type CallAnswer, servedWorld } from '../../test/scenarios.ts';

const served = await servedWorld();

const GROUPS = 'linklistgroups';
const call = (method: string, path: string, body?: object, as = 'adminA'): Promise<CallAnswer> =>
  served.call({ as, method, path, ...(body && { body }) });

async function madeGroup(name: string): Promise<string> {
  const { status, body } = await call('POST', GROUPS, { name });
  expect(status).toBe(201);
  return `${GROUPS}/${(body as { id: number }).id}`;
}

const links = (title: object) => ({ links: [{ title, url: 'https://acme.example/menu' }] });

interface Answer {
  draft: {
    revision: number;
    changes: object;
    base: object;
    conflicts: string[];
    state: string;
    refusal: string;
  } | null;
  published: { revision: number; changes: object; base: object } | null;
  touches: object;
  languages: object[];
}
const answer = ({ body }: CallAnswer) => body as Answer;
const read = async (path: string) => answer(await call('GET', `${path}/draft`));
const row = async (path: string) =>
  (await call('GET', path)).body as { name: string; document: object; revision: number };

test('what is kept is not live; published it is, and the history of who and what goes on', async () => {
  const path = await madeGroup('Kept');
  const saved = await call('POST', `${path}/draft`, { changes: { name: 'Kept anew' }, note: 'For spring' });
  expect(saved).toMatchObject({
    status: 200,
    body: {
      draft: {
        state: 'draft',
        changes: { name: 'Kept anew' },
        base: { name: 'Kept' },
        note: 'For spring',
        conflicts: [],
      },
      published: null,
      touches: { unit_count: 0 },
    },
  });
  expect((await row(path)).name).toBe('Kept');
  const { revision = 0 } = answer(saved).draft ?? {};
  const published = await call('POST', `${path}/draft/publish`, { revision });
  expect(published).toMatchObject({
    status: 200,
    body: { draft: null, published: { changes: { name: 'Kept anew' }, base: { name: 'Kept' } } },
  });
  expect(await row(path)).toMatchObject({ name: 'Kept anew', revision: 2 });
  const log = await call('GET', 'auditentry?filter={"entity":"link_list_group"}');
  expect((log.body as { operation: string }[]).map(({ operation }) => operation).slice(0, 3)).toEqual([
    'publish_draft',
    'save_draft',
    'create',
  ]);
});

test('a document is kept, told with the languages that it lacks, and reverted as it was', async () => {
  const path = await madeGroup('Links');
  const before = links({ en: 'Menu' });
  await call('PATCH', path, { document: before });
  await call('POST', `${path}/draft`, { changes: { document: links({ en: 'Food', de: ' ' }) } });
  expect((await read(path)).languages).toEqual([]);
  const { draft } = await read(path);
  const second = { title: { de: 'Speisen' }, ...links({ en: 'Food' }) };
  const again = await call('POST', `${path}/draft`, { changes: { document: second }, revision: draft?.revision });
  expect(answer(again).languages).toEqual([
    { language: 'en', missing: 1, texts: 2 },
    { language: 'de', missing: 1, texts: 2 },
  ]);
  await call('POST', `${path}/draft/publish`, {});
  expect((await row(path)).document).toEqual(second);
  const { published } = await read(path);
  const reverted = await call('POST', `${path}/draft/revert`, { revision: published?.revision });
  expect(reverted).toMatchObject({ status: 200, body: { draft: null, published: null } });
  expect((await row(path)).document).toEqual(before);
  expect((await call('POST', `${path}/draft/revert`, {})).status).toBe(404);
});

describe('is refused', () => {
  test('by what a patch would be refused by, at its place', async () => {
    const path = await madeGroup('Judged');
    await madeGroup('Taken');
    const post = (changes: unknown, more = {}) => call('POST', `${path}/draft`, { changes, ...more });
    expect(await post({ name: 'Taken' })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/changes/name', code: 'group_name_taken' }] },
    });
    expect(await post({ name: '' })).toMatchObject({ status: 400, body: { errors: [{ pointer: '/changes/name' }] } });
    expect(await post({ unit_count: 3 })).toMatchObject({ status: 400 });
    expect(await post({ document: { links: [{}] } })).toMatchObject({ status: 400 });
    expect(await post({ name: 'Judged' })).toMatchObject({ status: 400, body: { errors: [{ pointer: '/changes' }] } });
    expect(await post({})).toMatchObject({ status: 400 });
    expect(await post('name')).toMatchObject({ status: 400 });
    expect(await post({ name: 'Other' }, { note: 'x'.repeat(501) })).toMatchObject({ status: 400 });
    expect(await post({ name: 'Other', revision: 7 })).toMatchObject({ status: 409, body: { code: 'row_changed' } });
    expect((await read(path)).draft).toBeNull();
    expect((await row(path)).name).toBe('Judged');
  });

  test('where somebody was quicker at the draft', async () => {
    const path = await madeGroup('Two');
    const first = await call('POST', `${path}/draft`, { changes: { name: 'Two one' } });
    expect((await call('POST', `${path}/draft`, { changes: { name: 'Two two' } })).status).toBe(409);
    const { revision = 0 } = answer(first).draft ?? {};
    const again = await call('POST', `${path}/draft`, { changes: { name: 'Two two' }, revision });
    expect(again.status).toBe(200);
    for (const step of ['publish', 'schedule'])
      expect(
        await call('POST', `${path}/draft/${step}`, { revision, ...(step === 'schedule' && { publish_at: null }) }),
      ).toMatchObject({
        status: 409,
        body: { code: 'row_changed' },
      });
    expect((await call('DELETE', `${path}/draft?revision=${revision}`)).status).toBe(409);
    expect((await call('DELETE', `${path}/draft?revision=x`)).status).toBe(400);
    expect(await call('DELETE', `${path}/draft`)).toMatchObject({ status: 200, body: { draft: null } });
    expect((await call('POST', `${path}/draft/publish`, {})).status).toBe(404);
    expect((await call('DELETE', `${path}/draft`)).status).toBe(404);
  });

  test('where its field has changed since, with all values and a way on', async () => {
    const path = await madeGroup('Old');
    await call('POST', `${path}/draft`, { changes: { name: 'Drafted' } });
    await call('PATCH', path, { name: 'Meanwhile' });
    expect((await read(path)).draft?.conflicts).toEqual(['name']);
    const refused = await call('POST', `${path}/draft/publish`, {});
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'draft_outdated',
        conflicts: [{ field: 'name', earlier: 'Old', now: 'Meanwhile', becomes: 'Drafted' }],
        changed_by: { role: 'company_admin' },
      },
    });
    const { over } = refused.body as { over: string };
    await call('PATCH', path, { name: 'Meanwhile again' });
    expect((await call('POST', `${path}/draft/publish`, { over })).status).toBe(409);
    const now = (await call('POST', `${path}/draft/publish`, {})).body as { over: string };
    expect((await call('POST', `${path}/draft/publish`, { over: now.over })).status).toBe(200);
    expect((await read(path)).published?.base).toEqual({ name: 'Meanwhile again' });
    await call('PATCH', path, { name: 'After' });
    const back = await call('POST', `${path}/draft/revert`, {});
    expect(back).toMatchObject({
      status: 409,
      body: { conflicts: [{ earlier: 'Drafted', now: 'After', becomes: 'Meanwhile again' }] },
    });
    expect((await call('POST', `${path}/draft/revert`, { over: (back.body as { over: string }).over })).status).toBe(
      200,
    );
    expect((await row(path)).name).toBe('Meanwhile again');
  });
});

test('why it is published is kept with the publication, and in the log', async () => {
  const path = await madeGroup('Why');
  await call('POST', `${path}/draft`, { changes: { name: 'Why anew' } });
  expect((await call('POST', `${path}/draft/publish`, { reason: 'x'.repeat(501) })).status).toBe(400);
  const published = await call('POST', `${path}/draft/publish`, { reason: 'The menu of spring' });
  expect(published).toMatchObject({ status: 200, body: { published: { reason: 'The menu of spring' } } });
  await call('POST', `${path}/draft/revert`, { reason: 'Too early' });
  const log = await call('GET', 'auditentry?filter={"entity":"link_list_group"}');
  expect((log.body as object[]).slice(0, 3)).toMatchObject([
    { operation: 'revert_draft', reason: 'Too early' },
    { operation: 'publish_draft', reason: 'The menu of spring' },
    { operation: 'save_draft', reason: null },
  ]);
  const listed = await call('GET', 'drafts?filter={"record_name":"Why"}');
  expect(listed.body).toMatchObject([{ state: 'reverted', reason: 'The menu of spring' }]);
});

test('a change of other fields stands in no way', async () => {
  const path = await madeGroup('Beside');
  await call('POST', `${path}/draft`, { changes: { document: links({ en: 'Menu' }) } });
  await call('PATCH', path, { name: 'Beside it' });
  expect((await call('POST', `${path}/draft/publish`, {})).status).toBe(200);
  expect(await row(path)).toMatchObject({ name: 'Beside it', document: links({ en: 'Menu' }) });
});

test('with its row a draft goes', async () => {
  const path = await madeGroup('Going');
  await call('POST', `${path}/draft`, { changes: { name: 'Gone' } });
  await call('POST', `${path}/draft/schedule`, { publish_at: '2099-01-01T00:00:00Z' });
  expect((await call('DELETE', path)).status).toBe(204);
  const listed = await call('GET', 'drafts?filter={"record_name":"Going"}');
  expect(listed.body).toMatchObject([{ state: 'discarded', publish_at: null }]);
});

describe('whose it is', () => {
  test.each([
    ['adminB', 404],
    ['anonymous', 401],
  ])('%s gets %i', async (as, status) => {
    const path = await madeGroup(`Ours, not of ${as}`);
    await call('POST', `${path}/draft`, { changes: { name: `Still ours, not of ${as}` } });
    expect((await call('GET', `${path}/draft`, undefined, as)).status).toBe(status);
    expect((await call('POST', `${path}/draft`, { changes: { name: 'Theirs' } }, as)).status).toBe(status);
    expect((await call('POST', `${path}/draft/publish`, {}, as)).status).toBe(status);
    expect((await call('POST', `${path}/draft/revert`, {}, as)).status).toBe(status);
    expect((await call('POST', `${path}/draft/schedule`, { publish_at: null }, as)).status).toBe(status);
    expect((await call('DELETE', `${path}/draft`, undefined, as)).status).toBe(status);
    expect((await read(path)).draft?.changes).toEqual({ name: `Still ours, not of ${as}` });
  });

  test('the list has those of the company, and says nothing of what they change', async () => {
    const { body } = await call('GET', 'drafts');
    const first = (body as { id: number }[])[0];
    expect(first).not.toHaveProperty('changes');
    expect(first).not.toHaveProperty('base');
    expect((await call('GET', 'drafts', undefined, 'adminB')).body).toEqual([]);
    const { id } = served.world.companyB;
    expect(
      await served.database.withTenant('app', id, ({ query }) => query({ text: 'select id from draft', values: [] })),
    ).toEqual([]);
  });
});

test('two who publish at once: one does', async () => {
  const path = await madeGroup('Race');
  await call('POST', `${path}/draft`, { changes: { name: 'Raced' } });
  const answers = await Promise.all([1, 2, 3].map(() => call('POST', `${path}/draft/publish`, {})));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404, 404]);
});

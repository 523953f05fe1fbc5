/** Files of fields go when no row names them, in their time, and a row can name none that is about to go. */
import { describe, expect, test } from 'vitest';
import { fieldFileCalls } from '../../test/field-files.ts';
import { filesIn, photoWithPlace } from '../../test/media-world.ts';
import { type CallAnswer, servedWorld, connectedOwner } from '../../test/scenarios.ts';
import { createFileCleanUp } from './file-clean-up.ts';
import { checkPictures } from './remove-unused-pictures.ts';

const served = await servedWorld();
const owner = await connectedOwner(served.ownerUrl);
const photo = await photoWithPlace();

const PATH = 'companyorganization';
const { send, read } = fieldFileCalls(() => served, PATH, 'logo');
const log = { error: (_message: string, { error }: { error: unknown }) => expect.fail(String(error)) };
const sweep = () => createFileCleanUp({ database: served.database, store: served.store, log }).round();
const check = async () => {
  await owner.query('update customer set pictures_checked_at = null');
  await checkPictures({ database: served.database, store: served.store, log });
};
const write = (as: string, method: string, path: string, body: object): Promise<CallAnswer> =>
  served.call({ as, method, path, body });
const sent = async () => (await send('adminA', { bytes: photo })).body;
const idOf = ({ body }: CallAnswer) => (body as { id: number }).id;
const made = async (logo: object) => idOf(await write('adminA', 'POST', PATH, { name: `Inn ${Math.random()}`, logo }));
const state = async (key: string): Promise<'gone' | 'marked' | 'used'> => {
  const { rows } = await owner.query<{ marked: boolean }>(
    'select unused_since is not null as marked from stored_file where storage_key = $1',
    [key],
  );
  return rows[0] === undefined ? 'gone' : rows[0].marked ? 'marked' : 'used';
};
const stored = async (key: string): Promise<number> =>
  (await filesIn(served.folder)).filter((file) => file.includes(key)).length;
const age = (key: string, column: 'created_at' | 'unused_since', interval: string) =>
  owner.query(`update stored_file set ${column} = now() - $2::interval where storage_key = $1`, [key, interval]);
const gone = { status: 400, body: { errors: [{ pointer: '/logo', code: 'file_gone' }] } };

describe('what no row ever named', () => {
  test('goes after a day with its small picture, and can be named until shortly before', async () => {
    const { key } = await sent();
    await age(key, 'created_at', '22 hours');
    await sweep();
    expect([await state(key), await stored(key)]).toEqual(['used', 2]);
    await age(key, 'created_at', '23 hours 30 minutes');
    expect(await write('adminA', 'POST', PATH, { name: 'Late', logo: { key } })).toMatchObject(gone);
    await age(key, 'created_at', '25 hours');
    await sweep();
    expect([await state(key), await stored(key)]).toEqual(['gone', 0]);
  });

  test('goes before where its sender sends many', async () => {
    const first = await sent();
    for (let count = 0; count < 20; count += 1) await sent();
    expect(await write('adminA', 'POST', PATH, { name: 'Early', logo: first })).toMatchObject(gone);
    await sweep();
    expect(await state(first.key)).toBe('gone');
  });

  test('goes where a crash left it on its way', async () => {
    const { key } = await sent();
    await owner.query("update stored_file set state = 'pending' where storage_key = $1", [key]);
    await sweep();
    expect(await state(key)).toBe('used');
    await age(key, 'created_at', '61 minutes');
    await sweep();
    expect([await state(key), await stored(key)]).toEqual(['gone', 0]);
  });
});

describe('what a row named', () => {
  test('stays as long as it does, however old', async () => {
    const { key } = await sent();
    const id = await made({ key });
    await age(key, 'created_at', '400 days');
    await sweep();
    await check();
    expect([await state(key), await stored(key)]).toEqual(['used', 2]);
    expect((await read('adminA', id)).status).toBe(200);
  });

  test.each<[string, (id: number) => Promise<unknown>]>([
    ['is emptied', (id) => write('adminA', 'PATCH', `${PATH}/${id}`, { logo: null })],
    ['has another one', async (id) => write('adminA', 'PATCH', `${PATH}/${id}`, { logo: await sent() })],
    ['is gone, by whatever way', (id) => owner.query('delete from organization where id = $1', [id])],
  ])('goes a week after it %s', async (_how, change) => {
    const { key } = await sent();
    await change(await made({ key }));
    await sweep();
    expect(await state(key)).toBe('used');
    await check();
    expect([await state(key), await stored(key)]).toEqual(['marked', 2]);
    await age(key, 'unused_since', '6 days 23 hours');
    await check();
    expect(await state(key)).toBe('marked');
    await age(key, 'unused_since', '7 days 1 hour');
    await check();
    expect([await state(key), await stored(key)]).toEqual(['gone', 0]);
  });

  test('comes back to its own row within a week, and is then used again', async () => {
    const { key } = await sent();
    const id = await made({ key });
    const patch = (logo: object | null) => write('adminA', 'PATCH', `${PATH}/${id}`, { logo });
    await patch(null);
    await check();
    expect(await state(key)).toBe('marked');
    expect((await patch({ key })).status).toBe(200);
    expect(await state(key)).toBe('used');
    await patch(null);
    await check();
    await age(key, 'unused_since', '6 days 13 hours');
    // It is about to go: who names it is told so at the field.
    expect(await patch({ key })).toMatchObject(gone);
  });

  test('is judged by the rows of its own company', async () => {
    const { key } = await sent();
    const id = await made({ key });
    await owner.query("update organization set logo = jsonb_build_object('key', $1::text) where company_id = $2", [
      key,
      served.world.companyB.id,
    ]);
    await write('adminA', 'PATCH', `${PATH}/${id}`, { logo: null });
    await check();
    expect(await state(key)).toBe('marked');
    await owner.query('update organization set logo = null where company_id = $1', [served.world.companyB.id]);
  });
});

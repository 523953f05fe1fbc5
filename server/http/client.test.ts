/** The typed client against the server itself. */
import { expect, test } from 'vitest';
import { servedWorld } from '../test/scenarios.ts';

const served = await servedWorld();
const admin = served.clientOf('adminA');

test('makes, reads, changes, merges and deletes a row', async () => {
  const tags = admin('company_tag');
  const terrace = await tags.create({ name: 'Terrace' });
  const garden = await tags.create({ name: 'Garden', color: '#112233' });
  expect(await tags.patch(terrace.id, { color: '#445566' })).toMatchObject({ name: 'Terrace', color: '#445566' });
  expect(await tags.get(terrace.id)).toMatchObject({ id: terrace.id, color: '#445566' });
  expect(await tags.act('merge', { id: terrace.id, input: { into_id: garden.id } })).toEqual({ moved: 0, left: 0 });
  await tags.remove(garden.id);
  await expect(tags.get(garden.id)).rejects.toMatchObject({ status: 404, code: 'not_found' });
});

test('lists a page with the total of all, and all rows page by page', async () => {
  const tags = admin('company_tag');
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) await tags.create({ name });
  const { rows, total } = await tags.list({
    filter: { q: 'o' },
    sort: ['name', 'ASC'],
    range: [0, 1],
    fields: ['name'],
  });
  expect({ names: rows.map(({ name }) => name).toSorted(), total }).toEqual({ names: ['Four', 'One'], total: 3 });
  const names: string[] = [];
  for await (const { name } of tags.rows({ sort: ['name', 'DESC'], pageSize: 2 })) names.push(name);
  expect(names).toEqual(['Two', 'Three', 'One', 'Four', 'Five']);
});

test('throws what is refused, with its code and its places', async () => {
  const tags = admin('company_tag');
  await tags.create({ name: 'Twice' });
  await expect(tags.create({ name: 'Twice' })).rejects.toMatchObject({ name: 'ApiProblem', status: 409 });
  await expect(tags.create({ name: '' })).rejects.toMatchObject({ status: 400, errors: [{ pointer: '/name' }] });
  await expect(served.clientOf('anonymous')('company_tag').list()).rejects.toMatchObject({ code: 'unauthorized' });
});

/** Lists by name: in the order of the language, with numbers by their value, from an index. */
import { expect, test } from 'vitest';
import { servedWorld } from '../test/scenarios.ts';
import { insertRow } from '../test/world.ts';
import { withConnection } from '../database/with-connection.ts';

const served = await servedWorld();

/** As the collation has them: accents and capitals come after the letters, numbers go by their value. */
const ORDERED = ['Ägypten', 'apple', 'Éclair', 'Eden', 'Ile', 'Île', 'Şanlı', 'Table 1', 'Table 2', 'Table 10', 'Zoo'];

test('names stand as a reader expects them, in both directions', async () => {
  const { companyA, database } = served.world;
  for (const name of ORDERED.toReversed()) await insertRow(database, companyA.id, 'company_tag', { name });
  const listed = async (direction: string): Promise<string[]> => {
    const path = `companytags?sort=["name","${direction}"]&range=[0,99]`;
    const { body } = await served.call({ as: 'adminA', path });
    return (body as { name: string }[]).map(({ name }) => name).filter((name) => ORDERED.includes(name));
  };
  expect(await listed('ASC')).toEqual(ORDERED);
  expect(await listed('DESC')).toEqual(ORDERED.toReversed());
});

test('a page of units by name is read from the index in its order, not sorted', async () => {
  await withConnection(served.ownerUrl, async (client) => {
    // So few rows are sorted faster than found; what counts is that the index could serve.
    await client.query('set enable_seqscan = off; set enable_bitmapscan = off; set enable_sort = off');
    const { rows } = await client.query<Record<string, string>>(
      'explain select * from node where company_id = 1 order by name, id limit 25 offset 50',
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('node_name_id_idx');
    expect(plan).not.toContain('Sort');
  });
});

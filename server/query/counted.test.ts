/** Totals of lists: exact up to a bound, which is lower where texts are searched. */
import { beforeAll, expect, test } from 'vitest';
import { servedWorld } from '../test/scenarios.ts';
import { COUNTED_FOUND } from './plan-list.ts';
import { withConnection } from '../database/with-connection.ts';

const ROWS = COUNTED_FOUND + 50;

const served = await servedWorld();
/** The id of one of the tags. */
let noise: string;
beforeAll(async () => {
  await withConnection(served.ownerUrl, async (owner) => {
    const { rows } = await owner.query<{ id: string }>(
      "insert into company_tag (company_id, name) select $1, 'Noise ' || n from generate_series(1, $2::int) n returning id",
      [served.world.companyA.id, ROWS],
    );
    noise = rows[0]?.id ?? '';
  });
});

async function rangeOf(filter: object): Promise<string | null> {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,0]' });
  const response = await fetch(`${served.origin}/api/companytags?${query.toString()}`, {
    headers: await served.world.authorization('adminA'),
  });
  return response.headers.get('content-range');
}

test.each([
  ['that is not searched is counted to its end', {}, `companytags 0-0/${ROWS}`],
  ['of few rows that were found too', { q: 'Noise 1000' }, 'companytags 0-0/1'],
  ['of many stops at one more than the bound', { q: 'Noise' }, `companytags 0-0/${COUNTED_FOUND + 1}`],
])('a list %s', async (_what, filter, range) => {
  expect(await rangeOf(filter)).toBe(range);
});

test('the total of a long list follows a write at once', async () => {
  const totals = [await rangeOf({})];
  const removed = await served.call({ as: 'adminA', method: 'DELETE', path: `companytags/${noise}` });
  expect(removed).toMatchObject({ status: 204 });
  totals.push(await rangeOf({}));
  expect(totals).toEqual([`companytags 0-0/${ROWS}`, `companytags 0-0/${ROWS - 1}`]);
});

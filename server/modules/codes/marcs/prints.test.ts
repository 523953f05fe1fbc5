/** A batch is printed for who makes its marcs. */
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { idOf, order, pageOf, setMarcState } from '../../../test/marcs.ts';
import { servedWorld } from '../../../test/scenarios.ts';

const served = await servedWorld();

/** The files of an archive by their names. */
async function printsOf(id: number, search: string): Promise<Map<string, Uint8Array>> {
  const response = await fetch(`${served.origin}/api/customermarcgeneratordetailviewset/${id}${search}`, {
    headers: await served.world.authorization('superadmin'),
  });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
  return new Map(Object.entries(unzipSync(new Uint8Array(await response.arrayBuffer()))));
}

describe('a batch', () => {
  test.each(['svg', 'pdf', 'sheets'])('is printed as an archive of %s, without what is retired', async (format) => {
    const { companyA } = served.world;
    const id = idOf(await order(served, { company_id: companyA.id, kind: 'blank', mark_count: 3 }));
    const [first, second, third] = (await pageOf(served, id)).results;
    await setMarcState(served, first?.code, 'retired');
    const files = await printsOf(id, `?download=${format}`);
    const named = [...files.keys()].filter((name) => name.endsWith(format === 'svg' ? '.svg' : '.pdf'));
    if (format === 'sheets') expect(named).toHaveLength(1);
    else expect(new Set(named)).toEqual(new Set([`${second?.code}.${format}`, `${third?.code}.${format}`]));
    const rest = await printsOf(id, '?download=svg&from=3');
    const svgs = [...rest].filter(([name]) => name.endsWith('.svg'));
    expect(svgs.map(([name]) => name)).toEqual([`${third?.code}.svg`]);
    expect(strFromU8(svgs[0]?.[1] ?? new Uint8Array())).toContain(`<title>${third?.code}`);
  });

  test('is not printed where there is nothing to print', async () => {
    const { companyA } = served.world;
    const id = idOf(await order(served, { company_id: companyA.id, kind: 'blank', mark_count: 2 }));
    for (const search of ['download=svg&from=3', 'download=sheets&state=bound'])
      expect(
        await served.call({ as: 'superadmin', path: `customermarcgeneratordetailviewset/${id}?${search}` }),
      ).toMatchObject({ status: 400, body: { errors: [{ pointer: '/from', code: 'no_marks_to_print' }] } });
  });
});

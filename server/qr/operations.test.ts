import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { qrAddress } from '../visitor/code.ts';
import { type Served, serveWorld } from '../test/scenarios.ts';
import { renderQr } from './render.ts';

let served: Served;
beforeAll(async () => {
  served = await serveWorld();
});
afterAll(() => served.close());

async function codeIdOf(nodeId: number): Promise<number> {
  const { database, companyA } = served.world;
  const text = 'select id from node_qr_code where node_id = $1';
  const [row] = await database.statement<{ id: number }>('app', companyA.id, { text, values: [nodeId] });
  return Number(row?.id);
}

const fetchImage = async (as: string, id: number, search = ''): Promise<Response> =>
  fetch(`${served.origin}/api/nodeqrcode/${id}/image${search}`, { headers: await served.world.authorization(as) });

describe('the QR image of a unit', () => {
  it.each([
    ['', 'image/svg+xml', 'svg'],
    ['?format=svg', 'image/svg+xml', 'svg'],
    ['?format=png', 'image/png', 'png'],
  ] as const)('is downloaded for %s as %s', async (search, mediaType, format) => {
    const { nodes, codes } = served.world.companyA;
    const response = await fetchImage('adminA', await codeIdOf(nodes.room), search);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(new RegExp(`^${mediaType.replace('+', '\\+')}`));
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${codes.room}.${format}"`);
    const expected = await renderQr(qrAddress('https://feedback.test', codes.room), format);
    expect(Buffer.from(await response.arrayBuffer()).equals(expected)).toBe(true);
  });

  it.each([
    ['a user with the right to read QR codes there', 'qr_read', 200],
    ['a user without any right', 'nobody', 403],
    ['another company', 'adminB', 404],
    ['nobody', 'anonymous', 401],
  ])('is for %s: as the code itself', async (_, as, status) => {
    const id = await codeIdOf(served.world.companyA.nodes.room);
    const seen = await served.call({ as, path: `nodeqrcode/${id}` });
    expect((await fetchImage(as, id)).status).toBe(seen.status);
    if (status !== 403) expect(seen.status).toBe(status);
    expect(seen.status === 200).toBe(status === 200);
  });

  it('is refused in a format that there is not', async () => {
    const response = await fetchImage('adminA', await codeIdOf(served.world.companyA.nodes.room), '?format=gif');
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ pointer: '/format', code: 'enum' }] });
  });
});

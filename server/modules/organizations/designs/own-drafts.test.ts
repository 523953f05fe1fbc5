/** Designs that a unit has of its own are changed as drafts by whom may change them, and are left as they were until then. */
import { expect, test } from 'vitest';
import { LINKS, QR_DESIGN } from '../../../test/groups.ts';
import { type CallAnswer, servedWorld } from '../../../test/scenarios.ts';

const served = await servedWorld();

const call = (method: string, path: string, body?: object, as = 'adminA'): Promise<CallAnswer> =>
  served.call({ as, method, path, ...(body && { body }) });

/** The address of the row that holds the branch's own design. */
async function owned(path: 'nodeqrcode' | 'nodelinklists', kind: 'qr_code' | 'link_list'): Promise<string> {
  const { branch } = served.world.companyA.nodes;
  await call('POST', `companyorganizationnodes/${branch}/start_own_design`, { kind });
  const { body } = await call('GET', `${path}?filter={"node_id":${branch}}`);
  return `${path}/${(body as { id: number }[])[0]?.id}`;
}

test('a code: kept, published with the right for codes, and taken back', async () => {
  const path = await owned('nodeqrcode', 'qr_code');
  const before = (await call('GET', path)).body as { design: object };
  const drafted = await call('POST', `${path}/draft`, { changes: { design: QR_DESIGN } }, 'qr_edit');
  expect(drafted).toMatchObject({ status: 200, body: { draft: { changes: { design: QR_DESIGN } } } });
  expect((await call('GET', path)).body).toMatchObject({ design: before.design });
  expect((await call('GET', `${path}/draft`, undefined, 'qr_read')).status).toBe(403);
  expect((await call('POST', `${path}/draft/publish`, {}, 'node_edit')).status).toBe(404);
  expect((await call('POST', `${path}/draft/publish`, {}, 'adminB')).status).toBe(404);
  expect((await call('POST', `${path}/draft/publish`, {}, 'qr_edit')).status).toBe(200);
  expect((await call('GET', path)).body).toMatchObject({ design: QR_DESIGN });
  expect((await call('POST', `${path}/draft/revert`, {})).status).toBe(200);
  expect((await call('GET', path)).body).toMatchObject({ design: before.design });
});

test('a code whose design was given up meanwhile gets none by its draft', async () => {
  const path = await owned('nodeqrcode', 'qr_code');
  expect((await call('POST', `${path}/draft`, { changes: { design: QR_DESIGN } })).status).toBe(200);
  expect((await call('PATCH', path, { design: null })).status).toBe(200);
  expect(await call('POST', `${path}/draft/publish`, {})).toMatchObject({
    status: 409,
    body: { code: 'draft_outdated' },
  });
});

test('links: a draft that cannot be published is refused at its place, and goes with its row', async () => {
  const path = await owned('nodelinklists', 'link_list');
  const wrong = { links: [{ title: { en: 'Menu' }, url: 'javascript:alert(1)' }] };
  expect(await call('POST', `${path}/draft`, { changes: { document: wrong } })).toMatchObject({
    status: 400,
    body: { errors: [{ pointer: '/changes/document/links/0/url' }] },
  });
  expect((await call('POST', `${path}/draft`, { changes: { document: LINKS } }, 'node_edit')).status).toBe(200);
  expect((await call('DELETE', path)).status).toBe(204);
  expect((await call('GET', `drafts?filter={"entity":"node_link_list"}`)).body).toMatchObject([
    { state: 'discarded', record_name: `Links of branch #${served.world.companyA.nodes.branch}` },
  ]);
});

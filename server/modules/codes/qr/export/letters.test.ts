/** Names with letters that no font has, on prints of many codes. */
import { expect, test } from 'vitest';
import { servedWorld } from '../../../../test/scenarios.ts';

const served = await servedWorld();

const NAME = 'ᠮᠣᠩᠭᠣᠯ 1';

function change(text: string, value: unknown) {
  const { id, nodes } = served.world.companyA;
  return served.world.database.statement('app', id, { text, values: [nodes.room, value] });
}
const rename = (name: string) => change('update node set name = $2 where id = $1', name);
const design = (poster: object) =>
  change('update node_qr_code set design = $2 where node_id = $1', JSON.stringify({ poster }));

const ask = () =>
  served.call({
    as: 'adminA',
    method: 'POST',
    path: 'nodeqrcode/export',
    body: { node_ids: [served.world.companyA.nodes.room], formats: ['svg'], design: 'design' },
  });

/** The export once the worker has done with it. */
async function worked({ body }: { body: unknown }): Promise<unknown> {
  await served.app.qrExporter.round(new AbortController().signal);
  const { id } = body as { id: number };
  return (await served.call({ as: 'adminA', path: `qrexports/${id}` })).body;
}

test('a print that shows the name is refused before a file is made, with the letters named', async () => {
  await rename(NAME);
  await design({ template: 'a6' });
  expect(await ask()).toMatchObject({
    status: 409,
    body: {
      code: 'letters_not_drawn',
      text: NAME,
      letters: 'ᠮ (U+182E), ᠣ (U+1823), ᠩ (U+1829), ᠭ (U+182D), ᠯ (U+182F)',
    },
  });
});

test('a print that does not show it is made', async () => {
  await design({ template: 'a6', without_name: true });
  expect(await worked(await ask())).toMatchObject({ state: 'done', failure: null });
});

test('there is no file, with the reason, where the name is given after it was asked for', async () => {
  await rename('room');
  await design({ template: 'a6' });
  const asked = await ask();
  await rename(NAME);
  expect(await worked(asked)).toMatchObject({ state: 'failed', failure: 'letters_not_drawn' });
});

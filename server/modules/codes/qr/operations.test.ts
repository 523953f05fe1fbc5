import { describe, expect, it } from 'vitest';
import { qrAddress } from '../../../../shared/codes/code.ts';
import { servedWorld } from '../../../test/scenarios.ts';
import { readCodes } from './reader.ts';
import sharp from 'sharp';

const served = await servedWorld();

const address = () => qrAddress('https://feedback.test', served.world.companyA.codes.room);

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
    ['', 'image/svg+xml; charset=utf-8', 'svg'],
    ['?format=svg', 'image/svg+xml; charset=utf-8', 'svg'],
    ['?format=png', 'image/png', 'png'],
    ['?format=pdf', 'application/pdf', 'pdf'],
  ] as const)('is downloaded for %s as %s', async (search, mediaType, format) => {
    const { nodes, codes } = served.world.companyA;
    const response = await fetchImage('adminA', await codeIdOf(nodes.room), search);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(mediaType);
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${codes.room}.${format}"`);
    const bytes = Buffer.from(await response.arrayBuffer());
    if (format === 'pdf') expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    else expect(await readCodes(await sharp(bytes).resize({ width: 600 }).png().toBuffer())).toEqual([address()]);
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

  describe('in the colors that its unit shows', () => {
    const stand = { foreground: '#0B3F3F', background: '#FFFFFF' };
    const plaque = { foreground: '#3B2417', background: '#FBF6F0' };

    async function design(nodeId: number, document: object | null): Promise<void> {
      const id = await codeIdOf(nodeId);
      const answer = await served.call({
        as: 'adminA',
        method: 'PATCH',
        path: `nodeqrcode/${id}`,
        body: { design: document },
      });
      expect(answer.status).toBe(200);
    }

    async function shown(nodeId: number, search = '?design=design'): Promise<{ status: number; text: string }> {
      const response = await fetchImage('adminA', await codeIdOf(nodeId), search);
      return { status: response.status, text: await response.text() };
    }

    it('is that of the unit above where it has none, its own as soon as it has one, plain when asked so', async () => {
      const { nodes } = served.world.companyA;
      expect((await shown(nodes.room)).text).toBe((await shown(nodes.room, '')).text);
      await design(nodes.branch, stand);
      expect((await shown(nodes.room)).text).toContain(stand.foreground);
      await design(nodes.room, plaque);
      const own = await shown(nodes.room);
      expect([own.text.includes(plaque.foreground), own.text.includes(plaque.background)]).toEqual([true, true]);
      expect((await shown(nodes.room, '?design=plain')).text).toContain('#000000');
      await design(nodes.room, null);
      await design(nodes.branch, null);
    });

    it('has the marker that is asked for, or none', async () => {
      const { nodes } = served.world.companyA;
      const plain = await shown(nodes.room, '?design=plain');
      const marked = await shown(nodes.room, '?design=plain&marker_location=top_left&marker_color=%23B42318');
      expect([plain.text.includes('#B42318'), marked.text.includes('#B42318')]).toEqual([false, true]);
      expect((await shown(nodes.room, '?marker_location=middle')).status).toBe(400);
      expect((await shown(nodes.room, '?marker_location=top_left&marker_color=red')).status).toBe(400);
    });

    it.each([
      ['too little contrast', { foreground: '#777777', background: '#999999' }],
      ['a light code on a dark ground', { foreground: '#FFFFFF', background: '#102030' }],
    ])('is refused for %s that was stored in former times, with the reason', async (_, document) => {
      const { database, companyA } = served.world;
      const store = (value: object | null) => {
        const text = 'update node_qr_code set design = $2 where company_id = $3 and node_id = $1';
        const values = [companyA.nodes.otherBranch, value && JSON.stringify(value), companyA.id];
        return database.statement('app', companyA.id, { text, values });
      };
      await store(document);
      const { status, text } = await shown(companyA.nodes.otherBranch);
      expect(status).toBe(409);
      expect(JSON.parse(text)).toMatchObject({ code: 'qr_design_unreadable', contrast: 4 });
      expect((await shown(companyA.nodes.otherBranch, '?design=plain')).status).toBe(200);
      await store(null);
    });

    it('is refused for a letter that no font has: of a name when it is printed, of a text where it is written', async () => {
      const { companyA, database } = served.world;
      const rename = (name: string) =>
        database.statement('app', companyA.id, {
          text: 'update node set name = $2 where id = $1',
          values: [companyA.nodes.room, name],
        });
      await design(companyA.nodes.room, { poster: { template: 'a6' } });
      await rename('Café ᠮ');
      const refused = await shown(companyA.nodes.room);
      expect([refused.status, JSON.parse(refused.text)]).toMatchObject([
        409,
        { code: 'letters_not_drawn', detail: expect.stringContaining('ᠮ (U+182E)') },
      ]);
      expect((await shown(companyA.nodes.room, '?design=plain')).status).toBe(200);
      await rename('სოფიო · Սևան · ሰላም · বাংলা · தமிழ் · ☕');
      expect((await shown(companyA.nodes.room)).status).toBe(200);
      const written = await served.call({
        as: 'adminA',
        method: 'PATCH',
        path: `nodeqrcode/${await codeIdOf(companyA.nodes.room)}`,
        body: { design: { poster: { template: 'a6', note: { en: 'Thanks', tr: 'ᠮ' } } } },
      });
      expect(written).toMatchObject({
        status: 400,
        body: { errors: [{ pointer: '/design/poster/note/tr', code: 'letters_not_drawn' }] },
      });
      await rename('room');
      await design(companyA.nodes.room, null);
    });

    it('is as closed to others as the plain one', async () => {
      const id = await codeIdOf(served.world.companyA.nodes.room);
      for (const [as, status] of Object.entries({ nobody: 404, adminB: 404, anonymous: 401, qr_read: 200 }))
        expect((await fetchImage(as, id, '?design=design')).status).toBe(status);
    });
  });
});

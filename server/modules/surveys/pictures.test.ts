import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { filesIn, pdf, photoWithPlace, program } from '../../test/media-world.ts';
import { servedWorld } from '../../test/scenarios.ts';
import { insertRow } from '../../test/world.ts';

const served = await servedWorld();

async function send(as: string, path: string, bytes: Buffer) {
  const response = await fetch(`${served.origin}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', ...(await served.world.authorization(as)) },
    body: new Uint8Array(bytes),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
const query = <Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> =>
  served.world.database.statement<Row>('app', served.world.companyA.id, { text, values });

describe('a picture of a design', () => {
  const upload = (as: string, bytes: Buffer) => send(as, 'surveys/upload_image/', bytes);

  test.each(['adminA', 'node_edit'])('is drawn anew for %s and shown to everybody for good', async (as) => {
    const sent = await upload(as, await photoWithPlace(3200, 400));
    expect(sent).toMatchObject({
      status: 200,
      body: { file: expect.stringMatching(/^[0-9a-f-]{36}\.webp$/) as string },
    });
    const address = `${served.origin}/files/${String(sent.body['file'])}`;
    // Twice: from the store, and out of memory.
    for (const response of [await fetch(address), await fetch(address)]) {
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "sandbox; default-src 'none'",
        'x-content-type-options': 'nosniff',
      });
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 200 });
      expect(bytes.includes('Telltale')).toBe(false);
    }
    const [ledger] = await query<{ state: string; purpose: string }>(
      'select state, purpose from stored_file where storage_key = $1',
      `pictures/${String(sent.body['file'])}`,
    );
    expect(ledger).toEqual({ state: 'stored', purpose: 'picture' });
    const [audited] = await query(
      'select 1 from audit_entry where entity = $1 and operation = $2',
      'stored_file',
      'create',
    );
    expect(audited).toBeDefined();
  });

  test.each<[string, () => Buffer | Promise<Buffer>, number, string]>([
    ['what is no picture', () => pdf, 415, 'media_not_accepted'],
    ['a drawing with script', () => Buffer.from('<svg onload="x"/>'), 415, 'media_not_accepted'],
    ['a damaged one', () => Buffer.from('ffd8ffe000104a46494600', 'hex'), 400, 'broken_media'],
    ['nothing', () => Buffer.alloc(0), 400, 'empty_media'],
    ['one that is too large', () => Buffer.alloc(10_000_001), 413, 'media_too_large'],
  ])('is refused: %s', async (_name, bytes, status, code) => {
    const before = await filesIn(served.folder);
    expect(await upload('adminA', await bytes())).toMatchObject({ status, body: { code } });
    expect(await filesIn(served.folder)).toEqual(before);
  });

  test.each(['nothing.webp', '../answers/x', '%2e%2e%2fanswers', '00000000-0000-4000-8000-000000000000.webp', ''])(
    'is not found under %j',
    async (name) => expect((await fetch(`${served.origin}/files/${name}`)).status).toBe(404),
  );
});

describe('a file that the staff adds to an answer', () => {
  const rowOf = (companyId: number, nodeId: number) =>
    insertRow(served.world.database, companyId, 'node_survey_answer_media', {
      node_id: nodeId,
      question_id: 'picture',
      file_name: 'Scan.PDF',
      media_type: 'image/png',
    });
  const upload = (as: string, id: number, bytes: Buffer) => send(as, `nodesurveyanswermedia/${id}/file/`, bytes);

  test('is what its content says, and no other takes its place', async () => {
    const id = await rowOf(served.world.companyA.id, served.world.companyA.nodes.room);
    const row = { file_name: 'Scan.pdf', media_type: 'application/pdf', byte_size: pdf.length };
    expect(await upload('feedback_create', id, pdf)).toMatchObject({ status: 200, body: row });
    expect(await upload('adminA', id, pdf)).toMatchObject({ status: 409, body: { code: 'file_already_there' } });
    const response = await fetch(`${served.origin}/api/nodesurveyanswermedia/${id}/file/`, {
      headers: await served.world.authorization('feedback_read'),
    });
    expect(Buffer.from(await response.arrayBuffer())).toEqual(pdf);
    const [audited] = await query<{ changes: object }>(
      "select changes from audit_entry where operation = 'upload_file' and record_id = $1",
      id,
    );
    // A file may be named after a person: the log outlives the file.
    expect(audited?.changes).toEqual({ ...row, file_name: '[redacted]' });
  });

  test('is refused where it is none that is taken, and to who may not add it', async () => {
    const { companyA } = served.world;
    const id = await rowOf(companyA.id, companyA.nodes.room);
    const before = await filesIn(served.folder);
    expect(await upload('adminA', id, program)).toMatchObject({ status: 415, body: { code: 'media_not_accepted' } });
    expect((await upload('feedback_edit', id, pdf)).status).toBe(403);
    expect((await upload('nobody', id, pdf)).status).toBe(404);
    expect((await upload('adminB', id, pdf)).status).toBe(404);
    const foreign = await rowOf(companyA.id, companyA.nodes.otherBranch);
    expect((await upload('feedback_create', foreign, pdf)).status).toBe(404);
    expect(await filesIn(served.folder)).toEqual(before);
    const empty = await served.call({ as: 'adminA', path: `nodesurveyanswermedia/${id}/file` });
    expect(empty.status).toBe(404);
  });
});

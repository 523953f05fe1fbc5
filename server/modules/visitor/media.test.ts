import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  bombs,
  filesIn,
  pdf,
  photoWithPlace,
  program,
  progressive,
  publishMediaSurvey,
  recording,
  type Sent,
  sendFile,
} from '../../test/media-world.ts';
import { servedWorld } from '../../test/scenarios.ts';
import { insertRow, TEST_SECRET } from '../../test/world.ts';
import { createShownVersions } from './shown-versions.ts';
import { nameWith } from '../../platform/media/limits.ts';
import { newCode } from '../../../shared/codes/code.ts';

const served = await servedWorld();
const versions = await publishMediaSurvey(served);
const photo = await photoWithPlace();

const room = (): string => served.world.companyA.codes.room;
const send = (sent: Omit<Sent, 'code'> & { code?: string }) => sendFile(served, { code: room(), ...sent });
const query = <Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> =>
  served.world.database.statement<Row>('app', served.world.companyA.id, { text, values });

interface Stored {
  id: number;
  feedback_id: number | null;
  node_id: number;
  file_name: string;
  media_type: string;
  byte_size: number;
  storage_key: string | null;
}
const rowOf = async (media: string): Promise<Stored | undefined> =>
  (await query<Stored>('select * from node_survey_answer_media where upload_id = $1', media))[0];
const bytesAs = async (as: string, id: number | undefined, headers: Record<string, string> = {}) => {
  const response = await fetch(`${served.origin}/api/nodesurveyanswermedia/${String(id)}/file`, {
    headers: { ...(await served.world.authorization(as)), ...headers },
  });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};
const answer = (token: string, answers: object, partial = false) =>
  served.call({
    method: 'POST',
    path: 'setsurveyanswer/',
    body: { code: room(), answers, response_token: token, partial },
    headers: { 'user-agent': randomUUID() },
  });

describe('a photo', () => {
  it('is stored upright and small, without what its file says of place and camera', async () => {
    const large = await sharp(await photoWithPlace(4000, 1000))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { status, body, media } = await send({ question: 'picture', bytes: large, name: 'IMG 1.jpeg' });
    expect({ status, body }).toEqual({ status: 200, body: { media } });
    const row = await rowOf(media);
    expect(row).toMatchObject({
      node_id: served.world.companyA.nodes.room,
      file_name: 'IMG 1.jpg',
      media_type: 'image/jpeg',
    });
    const { response, bytes } = await bytesAs('adminA', row?.id);
    expect(response.status).toBe(200);
    expect(bytes).toHaveLength(row?.byte_size ?? 0);
    const { width, height, exif, orientation } = await sharp(bytes).metadata();
    expect({ width, height, exif, orientation }).toEqual({
      width: 512,
      height: 2048,
      exif: undefined,
      orientation: undefined,
    });
    expect(bytes.includes('Telltale')).toBe(false);
  });

  it('may be a progressive one', async () => {
    expect((await send({ question: 'picture', bytes: await progressive(60, 40) })).status).toBe(200);
  });

  it('is shown in place, sealed, and never run', async () => {
    const { media } = await send({ question: 'picture', bytes: photo });
    const { response } = await bytesAs('adminA', (await rowOf(media))?.id);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'content-disposition': expect.stringMatching(/^inline;/) as string,
    });
  });
});

describe('a recording and a file', () => {
  it('are kept as what they are, and played in parts', async () => {
    const { media } = await send({ question: 'voice', bytes: recording, name: 'a.webm' });
    const row = await rowOf(media);
    expect(row).toMatchObject({ file_name: 'a.ogg', media_type: 'audio/ogg', byte_size: recording.length });
    const { response, bytes } = await bytesAs('adminA', row?.id, { range: 'bytes=2-5' });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes 2-5/${recording.length}`);
    expect(bytes).toEqual(recording.subarray(2, 6));
    expect((await bytesAs('adminA', row?.id, { range: 'bytes=900-' })).bytes).toEqual(recording);
  });

  it('are saved and not opened where they are no picture and no sound', async () => {
    const { media } = await send({ question: 'papers', bytes: pdf, name: '../../etc/<script>.html' });
    const row = await rowOf(media);
    expect(row).toMatchObject({ file_name: '<script>.pdf', media_type: 'application/pdf' });
    const { response, bytes } = await bytesAs('adminA', row?.id);
    expect(bytes).toEqual(pdf);
    expect(response.headers.get('content-type')).toBe('application/octet-stream');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="_script_.pdf"/);
  });

  it('may be text, as its name says; pictures among the files are drawn anew too', async () => {
    const text = await send({ question: 'papers', bytes: Buffer.from('Grüße'), name: 'note.txt' });
    expect(await rowOf(text.media)).toMatchObject({ media_type: 'text/plain' });
    const drawn = await send({ question: 'papers', bytes: photo, name: 'a.pdf' });
    const row = await rowOf(drawn.media);
    expect(row).toMatchObject({ media_type: 'image/jpeg', file_name: 'a.jpg' });
    expect((await bytesAs('adminA', row?.id)).bytes.includes('Telltale')).toBe(false);
  });
});

describe('a file and its answer', () => {
  it('part again when the visitor takes the file out before the answer is complete', async () => {
    const { media, token } = await send({ question: 'picture', bytes: photo });
    const { media: kept } = await send({ question: 'papers', bytes: pdf, token });
    expect((await answer(token, { picture: [media], papers: [kept] }, true)).status).toBe(200);
    expect(await rowOf(media)).toMatchObject({ feedback_id: (await rowOf(kept))?.feedback_id });
    expect((await answer(token, { papers: [kept] }, true)).status).toBe(200);
    expect(await rowOf(media)).toMatchObject({ feedback_id: null });
    expect((await rowOf(kept))?.feedback_id).toEqual(expect.any(Number));
    expect((await answer(token, { experience: 3 })).status).toBe(200);
    expect(await rowOf(kept)).toMatchObject({ feedback_id: null });
  });

  it('find each other when the file comes first', async () => {
    const { media, token } = await send({ question: 'picture', bytes: photo });
    expect(await rowOf(media)).toMatchObject({ feedback_id: null });
    expect((await answer(token, { picture: [media] })).status).toBe(200);
    const [feedback] = await query<{ id: number }>('select id from feedback where response_token = $1', token);
    expect(await rowOf(media)).toMatchObject({ feedback_id: feedback?.id });
  });

  it('find each other when the answer comes first', async () => {
    const [token, media] = [randomUUID(), randomUUID()];
    expect((await answer(token, { experience: 4, picture: [media] })).status).toBe(200);
    expect((await send({ question: 'picture', bytes: photo, token, media })).status).toBe(200);
    const [feedback] = await query<{ id: number }>('select id from feedback where response_token = $1', token);
    expect(await rowOf(media)).toMatchObject({ feedback_id: feedback?.id });
  });

  it('are not found by who answers with the uuid of another', async () => {
    const { media } = await send({ question: 'picture', bytes: photo });
    expect((await answer(randomUUID(), { picture: [media] })).status).toBe(200);
    expect(await rowOf(media)).toMatchObject({ feedback_id: null });
  });

  it('sent again, at once or later, is one file', async () => {
    const sent = { question: 'papers', bytes: pdf, token: randomUUID(), media: randomUUID() };
    const together = await Promise.all([send(sent), send(sent), send(sent)]);
    expect([...together, await send(sent)].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await query('select 1 from node_survey_answer_media where response_token = $1', sent.token)).toHaveLength(1);
  });

  it('stay as they are when another answer uses the same uuid', async () => {
    const { media } = await send({ question: 'papers', bytes: pdf });
    const other = await send({ question: 'papers', bytes: Buffer.from('Mine now'), name: 'a.txt', media });
    expect(other).toMatchObject({ status: 409, body: { code: 'media_taken' } });
    expect((await bytesAs('adminA', (await rowOf(media))?.id)).bytes).toEqual(pdf);
  });
});

describe('what is refused', () => {
  let before: string[];
  beforeEach(async () => void (before = await filesIn(served.folder)));

  const large = (megabytes: number) => Buffer.concat([pdf, Buffer.alloc(megabytes * 1_000_000)]);
  const cases: [string, Omit<Sent, 'code'> & { code?: string }, number, string, string?][] = [
    ['a code that leads nowhere', { code: newCode(), question: 'picture', bytes: pdf }, 404, 'survey_not_found'],
    ['an unknown question', { question: 'nothing', bytes: pdf }, 400, 'invalid_input', '/question'],
    ['a question that asks for no file', { question: 'experience', bytes: pdf }, 400, 'invalid_input', '/question'],
    ['a uuid that is none', { question: 'picture', bytes: pdf, media: 'mine' }, 400, 'invalid_input', '/media'],
    ['nothing', { question: 'picture', bytes: Buffer.alloc(0) }, 400, 'empty_media'],
    [
      'a program that is called a photo',
      { question: 'picture', bytes: program, name: 'a.jpg' },
      415,
      'media_not_accepted',
    ],
    [
      'a page that is called a photo',
      { question: 'picture', bytes: Buffer.from('<svg onload="x"/>'), name: 'a.svg' },
      415,
      'media_not_accepted',
    ],
    ['a program among files', { question: 'papers', bytes: program, name: 'a.pdf' }, 415, 'media_not_accepted'],
    [
      'a page among files',
      { question: 'papers', bytes: Buffer.from('<script>1</script>'), name: 'a.html' },
      415,
      'media_not_accepted',
    ],
    [
      'a photo where a recording is asked for',
      { question: 'voice', bytes: Buffer.from('89504e470d0a1a0a', 'hex') },
      415,
      'media_not_accepted',
    ],
    [
      'a damaged photo',
      { question: 'picture', bytes: Buffer.from('ffd8ffe000104a46494600', 'hex') },
      400,
      'broken_media',
    ],
    ['a photo that is too large', { question: 'picture', bytes: large(11) }, 413, 'media_too_large'],
    ['a file that is too large', { question: 'papers', bytes: large(21) }, 413, 'media_too_large'],
  ];
  it.each(cases)('%s', async (_name, sent, status, code, pointer) => {
    const { body, ...told } = await send(sent);
    expect({ status: told.status, body }).toMatchObject({ status, body: { code } });
    if (pointer) expect(body).toMatchObject({ errors: [{ pointer }] });
    expect(await filesIn(served.folder)).toEqual(before);
    expect(await query('select 1 from node_survey_answer_media where response_token = $1', told.token)).toEqual([]);
  });

  it.each([
    ['png', 24],
    ['jpeg', 64],
    ['progressive jpeg', 24],
  ] as const)('a %s of more than %i million pixels', async (format, limit) => {
    const sent = await send({ question: 'picture', bytes: await bombs[format]() });
    expect(sent).toMatchObject({ status: 413, body: { code: 'too_many_pixels', limit } });
    expect(await filesIn(served.folder)).toEqual(before);
  });

  it('a question of the survey in another version', async () => {
    const first = served.world.companyA.surveyVersionId;
    const { id, codes } = served.world.companyA;
    const [code] = await served.database.statement<{ id: number }>('app', id, {
      text: 'select id from node_qr_code where company_id = $1 and code = $2',
      values: [id, codes.room],
    });
    const shown = createShownVersions(TEST_SECRET).keyOf({ companyId: id, codeId: code?.id ?? 0 }, first);
    const sent = await send({ question: 'papers', bytes: pdf, version: first, versionKey: shown });
    expect(sent).toMatchObject({ status: 400, body: { errors: [{ pointer: '/question' }] } });
    // One that the code has not shown counts for nothing, nor does another company's: the one that is asked now is taken.
    expect((await send({ question: 'papers', bytes: pdf, version: first })).status).toBe(200);
    expect((await send({ question: 'papers', bytes: pdf, version: versions.B })).status).toBe(200);
  });

  it('fifty files to one question', async () => {
    const token = randomUUID();
    const sent = await Promise.all(Array.from({ length: 50 }, () => send({ question: 'papers', bytes: pdf, token })));
    const stored = sent.filter(({ status }) => status === 200);
    // Two are asked for, five may be taken out again.
    expect(stored).toHaveLength(7);
    for (const { status, body } of sent.filter((one) => !stored.includes(one)))
      expect({ status, body }).toMatchObject({ status: 400, body: { code: 'too_many_media', limit: 2 } });
    expect((await answer(token, { papers: stored.map(({ media }) => media) })).status).toBe(400);
    const kept = stored.slice(0, 2).map(({ media }) => media);
    expect((await answer(token, { papers: kept })).status).toBe(200);
  });

  it('more than fifty megabytes to one answer', async () => {
    const token = randomUUID();
    const half = () => send({ question: 'papers', bytes: large(19), token });
    expect([(await half()).status, (await half()).status]).toEqual([200, 200]);
    expect(await half()).toMatchObject({ status: 413, body: { code: 'answer_media_too_large', limit: 50 } });
  });
});

describe('the storage of a plan', () => {
  it('refuses no file of an answer, however full it is', async () => {
    const { database, companyB } = served.world;
    const [plan] = await database.statement<{ id: number }>('platform', null, {
      text: "insert into plan (name, tag, storage_mb) values ('Tiny', 'pro', 1) returning id",
      values: [],
    });
    await insertRow(database, companyB.id, 'subscription', {
      plan_id: plan?.id,
      started_at: new Date(),
      period_start: new Date(),
    });
    const bytes = Buffer.concat([pdf, Buffer.alloc(300_000)]);
    const named = Array.from({ length: 6 }, () => ({ token: randomUUID(), media: randomUUID() }));
    const answers = await Promise.all(
      named.map(({ token, media }) =>
        served.call({
          method: 'POST',
          path: 'setsurveyanswer/',
          body: { code: companyB.codes.room, answers: { papers: [media] }, response_token: token },
          headers: { 'user-agent': token },
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(named.map(() => 200));
    const sent = await Promise.all(
      named.map((file) => sendFile(served, { code: companyB.codes.room, question: 'papers', bytes, ...file })),
    );
    expect(sent.map(({ status }) => status)).toEqual(named.map(() => 200));
  });
});

it.each([
  ['a.b.JPG', 'jpg', 'a.b.jpg'],
  ['', 'pdf', 'file.pdf'],
  ['bill\u202Efdp.exe\u2066', 'txt', 'billfdp.txt'],
  ['a\r\nb\u2028c.txt', 'txt', 'abc.txt'],
  ['C:\\Users\\x\\cv.docx', 'docx', 'cv.docx'],
  [`${'ü'.repeat(300)}.png`, 'jpg', `${'ü'.repeat(251)}.jpg`],
])('the name %j of a %s is kept as %j', (given, extension, kept) => {
  expect(nameWith(given, extension)).toBe(kept);
});

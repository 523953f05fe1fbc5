import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { SurveyPage } from '../../../public-app/page.ts';
import { filesIn, pdf, photoWithPlace, program, publishMediaSurvey } from '../../test/media-world.ts';
import { servedWorld } from '../../test/scenarios.ts';
import { renderModel } from '../../test/visitor-browser.ts';

const served = await servedWorld({ renderPage: renderModel });
await publishMediaSurvey(served);
const photo = await photoWithPlace();

const SHOWN = 'experience,picture,voice,papers';

/** A post as a browser without script sends it: empty inputs are there too. */
function formOf(token: string, files: [field: string, bytes: Buffer, name: string][], fields: [string, string][] = []) {
  const form = new FormData();
  for (const [name, value] of [['token', token], ['shown', SHOWN], ['q.experience', '5'], ...fields] as const)
    form.append(name, value);
  form.append('file.voice', new Blob([]), '');
  for (const [field, bytes, name] of files) form.append(field, new Blob([new Uint8Array(bytes)]), name);
  return form;
}

async function post(body: RequestInit['body'], headers: Record<string, string> = {}) {
  const response = await fetch(`${served.origin}/Q/${served.world.companyA.codes.room}?lang=en`, {
    method: 'POST',
    headers: { accept: 'application/json', 'user-agent': randomUUID(), ...headers },
    body: body ?? null,
  });
  return { status: response.status, headers: response.headers, page: (await response.json()) as SurveyPage };
}

const query = <Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> =>
  served.world.database.statement<Row>('app', served.world.companyA.id, { text, values });
const mediaOf = (token: string) =>
  query<{ upload_id: string; question_id: string; is_linked: boolean }>(
    'select upload_id, question_id, feedback_id is not null as is_linked from node_survey_answer_media where response_token = $1 order by id',
    token,
  );
const answersOf = async (token: string) =>
  (await query<{ answers: object }>('select answers from feedback where response_token = $1', token))[0]?.answers;

describe('a form with files', () => {
  it('is stored with them, once, however often it is sent', async () => {
    const token = randomUUID();
    const form = () =>
      formOf(token, [
        ['file.picture', photo, 'a.jpg'],
        ['file.papers', pdf, 'b.pdf'],
      ]);
    const [first, ...again] = [await post(form()), ...(await Promise.all([post(form()), post(form())]))];
    expect([first, ...again].map(({ status, page }) => [status, page.kind])).toEqual(
      Array.from({ length: 3 }, () => [200, 'thanks']),
    );
    const stored = await mediaOf(token);
    expect(stored).toMatchObject([
      { question_id: 'picture', is_linked: true },
      { question_id: 'papers', is_linked: true },
    ]);
    const [picture, papers] = stored.map(({ upload_id: id }) => [id]);
    expect(await answersOf(token)).toEqual({ experience: 5, picture, papers });
  });

  it('that were swept before it was sent comes back without them, and takes them again', async () => {
    const token = randomUUID();
    await post(
      formOf(token, [
        ['file.picture', program, 'a.jpg'],
        ['file.papers', pdf, 'b.pdf'],
      ]),
    );
    const [{ upload_id: media } = { upload_id: '' }] = await mediaOf(token);
    await query('update node_survey_answer_media set swept_at = now(), storage_key = null where upload_id = $1', media);
    const late = await post(formOf(token, [], [['q.papers', media]]));
    expect(late).toMatchObject({ status: 422, page: { violations: [{ question: 'papers', code: 'media_swept' }] } });
    expect(late.page.progress.answers['papers']).toEqual([]);
    expect(late.page.messages['violations.media_swept']).toMatch(/Add it again/);
    expect(await answersOf(token)).toBeUndefined();
    // Still among the fields, as where a page of before is posted again.
    const again = await post(formOf(token, [['file.papers', pdf, 'b.pdf']], [['q.papers', media]]));
    expect([again.status, again.page.kind]).toEqual([200, 'thanks']);
    expect(await answersOf(token)).toEqual({ experience: 5, papers: [media] });
    expect(await mediaOf(token)).toMatchObject([{ upload_id: media, is_linked: true }]);
  });

  it('carries what is stored on, and says at each question what was refused', async () => {
    const token = randomUUID();
    const refused = await post(
      formOf(token, [
        ['file.picture', program, 'a.jpg'],
        ['file.papers', pdf, 'b.pdf'],
      ]),
    );
    expect(refused).toMatchObject({
      status: 422,
      page: { violations: [{ question: 'picture', code: 'media_not_accepted' }] },
    });
    const [kept] = await mediaOf(token);
    expect(refused.page.progress.answers).toMatchObject({ experience: 5, papers: [kept?.upload_id] });
    const done = await post(formOf(token, [['file.papers', photo, 'c.jpg']], [['q.papers', kept?.upload_id ?? '']]));
    expect(done).toMatchObject({ status: 200, page: { kind: 'thanks' } });
    expect((await mediaOf(token)).length).toBe(2);
  });

  it('takes no more files than a question asks for', async () => {
    const token = randomUUID();
    const files = [1, 2, 3].map((at): [string, Buffer, string] => [
      'file.papers',
      Buffer.from(`Text ${at}`),
      `${at}.txt`,
    ]);
    const { status, page } = await post(formOf(token, files));
    const violation = { question: 'papers', code: 'too_many_media', parameters: { limit: 2 } };
    expect({ status, violations: page.violations }).toEqual({ status: 422, violations: [violation] });
    expect(await mediaOf(token)).toHaveLength(2);
  });
});

describe('a form that is refused leaves nothing', () => {
  const token = randomUUID();
  const boundary = 'multipart/form-data; boundary=x';
  const part = (name: string, value: string) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const begun = '--x\r\ncontent-disposition: form-data; name="file.picture"; filename="a.jpg"\r\n\r\nbytes';
  const fifty = Array.from({ length: 50 }, (_, at): [string, Buffer, string] => ['file.papers', pdf, `${at}.pdf`]);

  it.each<[string, () => RequestInit['body'], string | undefined, number, string]>([
    ['with fifty files', () => formOf(token, fifty), undefined, 400, 'too_many_media'],
    ['that ends in the middle of a file', () => begun, boundary, 400, 'malformed_form'],
    ['without a boundary', () => 'x', 'multipart/form-data', 400, 'malformed_form'],
    ['of bytes that are no form', () => 'no form at all', boundary, 400, 'malformed_form'],
    [
      'with five megabytes of text',
      () => `${part('q.comment', 'x'.repeat(5_000_000))}--x--\r\n`,
      boundary,
      413,
      'too_large',
    ],
    ['of ten thousand fields', () => `${part('a', 'b').repeat(10_000)}--x--\r\n`, boundary, 413, 'too_many_fields'],
  ])('%s', async (_name, body, type, status, code) => {
    const before = await filesIn(served.folder);
    const answer = await post(body(), type === undefined ? {} : { 'content-type': type });
    expect({ status: answer.status, body: answer.page }).toMatchObject({ status, body: { code } });
    expect(await filesIn(served.folder)).toEqual(before);
    expect(await mediaOf(token)).toEqual([]);
  });
});

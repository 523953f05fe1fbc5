import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { filesIn, pdf, publishMediaSurvey, sendFile } from '../../test/media-world.ts';
import { connectedOwner, servedWorld } from '../../test/scenarios.ts';
import { createFileCleanUp } from './file-clean-up.ts';

const served = await servedWorld();
await publishMediaSurvey(served);
const owner = await connectedOwner(served.ownerUrl);

const send = (token = randomUUID()) =>
  sendFile(served, { code: served.world.companyA.codes.room, question: 'papers', bytes: pdf, token });
const answer = (token: string, papers: string[], partial = false) =>
  served.call({
    method: 'POST',
    path: 'setsurveyanswer/',
    body: {
      code: served.world.companyA.codes.room,
      answers: { experience: 5, papers },
      response_token: token,
      partial,
    },
    headers: { 'user-agent': token },
  });
const log = { error: (_message: string, { error }: { error: unknown }) => expect.fail(String(error)) };
const cleanUp = () => createFileCleanUp({ database: served.database, store: served.store, log }).round();
const rows = async (media: string) =>
  (await owner.query('select feedback_id from node_survey_answer_media where upload_id = $1', [media]))
    .rows as object[];
/** As many files as rows in the ledger, and how many. */
async function kept(): Promise<number> {
  const { rows: ledger } = await owner.query<{ key: string }>('select storage_key as key from stored_file');
  const files = await filesIn(served.folder);
  expect(files.map((file) => file.replace(/^.*\/files\//, '')).toSorted()).toEqual(
    ledger.map(({ key }) => key).toSorted(),
  );
  return files.length;
}
const age = (media: string, interval: string) =>
  owner.query('update node_survey_answer_media set updated_at = now() - $2::interval where upload_id = $1', [
    media,
    interval,
  ]);

describe('the sweep', () => {
  test('keeps what an answer names, and what may still be named', async () => {
    const before = await kept();
    const named = await send();
    await answer(named.token, [named.media]);
    await age(named.media, '2 days');
    const early = await send();
    expect(await cleanUp()).toBe(0);
    expect([...(await rows(named.media)), ...(await rows(early.media))]).toHaveLength(2);
    expect(await kept()).toBe(before + 2);
  });

  test('removes, after four hours and not before, what no answer names', async () => {
    const before = await kept();
    const [alone, unnamed] = [await send(), await send()];
    await answer(unnamed.token, [], true);
    for (const { media } of [alone, unnamed]) await age(media, '3 hours 59 minutes');
    expect(await cleanUp()).toBe(0);
    expect(await kept()).toBe(before + 2);
    for (const { media } of [alone, unnamed]) await age(media, '4 hours 1 minute');
    expect(await cleanUp()).toBe(2);
    expect(await kept()).toBe(before);
  });

  test('tells who names it after all, at its place, takes it again, and forgets it after a week', async () => {
    const before = await kept();
    const token = randomUUID();
    const [stays, goes] = [await send(token), await send(token)];
    await answer(token, [stays.media], true);
    await age(goes.media, '5 hours');
    expect(await cleanUp()).toBe(1);
    // What is not complete yet is kept without a word, and nothing becomes of the file's row.
    expect((await answer(token, [stays.media, goes.media], true)).status).toBe(200);
    expect(await rows(goes.media)).toEqual([{ feedback_id: null }]);
    const late = await answer(token, [stays.media, goes.media]);
    expect(late).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', errors: [{ pointer: '/answers/papers/1', code: 'media_swept' }] },
    });
    const again = await sendFile(served, {
      code: served.world.companyA.codes.room,
      question: 'papers',
      bytes: pdf,
      token,
      media: goes.media,
    });
    expect(again.status).toBe(200);
    expect(await kept()).toBe(before + 2);
    expect((await answer(token, [stays.media, goes.media])).status).toBe(200);
    expect(await cleanUp()).toBe(0);
    expect(await rows(goes.media)).toMatchObject([{ feedback_id: expect.any(Number) as number }]);
    const lost = await send();
    await age(lost.media, '5 hours');
    expect(await cleanUp()).toBe(1);
    const cleanedUp = (interval: string) =>
      owner.query('update node_survey_answer_media set swept_at = now() - $2::interval where upload_id = $1', [
        lost.media,
        interval,
      ]);
    await cleanedUp('6 days');
    await cleanUp();
    expect(await rows(lost.media)).toHaveLength(1);
    await cleanedUp('8 days');
    // One round may be at the table's end.
    await cleanUp();
    await cleanUp();
    expect(await rows(lost.media)).toEqual([]);
  });

  test('finds again what a crash left when the row was swept and the file was not', async () => {
    const before = await kept();
    const { media } = await send();
    await age(media, '5 hours');
    const store = { ...served.store, remove: () => Promise.reject(new Error('gone')) };
    const failures: unknown[] = [];
    const failing = createFileCleanUp({
      database: served.database,
      store,
      log: { error: (_message, { error }) => failures.push(error) },
    });
    expect(await failing.round()).toBe(0);
    expect(failures.length).toBeGreaterThan(0);
    expect(await kept()).toBe(before + 1);
    expect(await cleanUp()).toBe(1);
    expect(await kept()).toBe(before);
  });

  test('removes at once what its visitor took back, and leaves what stands beside it', async () => {
    const before = await kept();
    const token = randomUUID();
    const [stays, goes] = [await send(token), await send(token)];
    await answer(token, [stays.media, goes.media], true);
    await cleanUp();
    expect(await rows(goes.media)).toMatchObject([{ feedback_id: expect.any(Number) as number }]);
    await answer(token, [stays.media]);
    expect(await cleanUp()).toBe(1);
    expect(await rows(stays.media)).toMatchObject([{ feedback_id: expect.any(Number) as number }]);
    expect(await rows(goes.media)).toEqual([]);
    expect(await kept()).toBe(before + 1);
  });

  test('removes at once all that a complete answer names none of', async () => {
    const { media, token } = await send();
    await answer(token, []);
    expect(await rows(media)).toEqual([{ feedback_id: null }]);
    expect(await cleanUp()).toBe(1);
    expect(await rows(media)).toEqual([]);
  });

  test('takes what was taken back from an answer that is not complete yet, but keeps it for a while', async () => {
    const { media, token } = await send();
    await answer(token, [media], true);
    await answer(token, [], true);
    expect(await cleanUp()).toBe(0);
    expect(await rows(media)).toEqual([{ feedback_id: null }]);
    await answer(token, [media]);
    expect(await rows(media)).toMatchObject([{ feedback_id: expect.any(Number) as number }]);
  });

  test('removes the file of a row that was deleted or erased', async () => {
    const before = await kept();
    const [deleted, erased] = [await send(), await send()];
    const { rows: found } = await owner.query<{ id: number }>(
      'select id from node_survey_answer_media where upload_id = $1',
      [deleted.media],
    );
    const path = `nodesurveyanswermedia/${found[0]?.id}`;
    expect((await served.call({ as: 'adminA', method: 'DELETE', path })).status).toBe(204);
    await owner.query(
      'update node_survey_answer_media set storage_key = null, erased_at = now() where upload_id = $1',
      [erased.media],
    );
    await age(erased.media, '2 days');
    expect(await cleanUp()).toBe(2);
    expect(await kept()).toBe(before);
    expect(await rows(erased.media)).toHaveLength(1);
  });

  test('removes what a crash left between a row and its file', async () => {
    const before = await kept();
    const { media } = await send();
    await owner.query(
      "update node_survey_answer_media set storage_key = null, updated_at = now() - interval '2 hours' where upload_id = $1",
      [media],
    );
    await owner.query(
      "update stored_file set state = 'pending', created_at = now() - interval '2 hours' where id = (select max(id) from stored_file)",
    );
    expect(await cleanUp()).toBe(1);
    expect(await rows(media)).toEqual([]);
    expect(await kept()).toBe(before);
  });

  test('leaves alone what is on its way', async () => {
    await owner.query(
      "insert into stored_file (company_id, storage_key, purpose, byte_size) values ($1, 'answers/on-its-way', 'answer', 1), ($1, 'pictures/on-its-way', 'picture', 1)",
      [served.world.companyA.id],
    );
    expect(await cleanUp()).toBe(0);
    await owner.query("delete from stored_file where storage_key like '%on-its-way'");
  });

  test('links a file whose answer came in the same moment', async () => {
    const { media, token } = await send();
    await answer(token, [media]);
    await owner.query('update node_survey_answer_media set feedback_id = null where upload_id = $1', [media]);
    await cleanUp();
    expect(await rows(media)).toMatchObject([{ feedback_id: expect.any(Number) as number }]);
  });
});

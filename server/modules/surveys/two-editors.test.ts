/** Several people at one survey at once: nothing is lost without a word, and versions are numbered without gaps. */
import { expect, test } from 'vitest';
import { servedWorld } from '../../test/scenarios.ts';
import { planted, plantSurveys } from '../../test/surveys.ts';
import { defaultSurvey } from '../../../shared/survey/default-survey.ts';

const EDITORS = 6;
const ROUNDS = 5;

interface Row {
  revision: number;
  draft: { thank_you: { title: { en: string } } };
  version: number | null;
}

const served = await servedWorld();
await plantSurveys(served);

const path = (action = '') => `surveys/${planted.library}${action}`;
const read = async (): Promise<Row> => (await served.call({ as: 'adminA', path: path() })).body as Row;
const draftOf = (words: string) => ({ ...defaultSurvey, thank_you: { title: { ...defaultSurvey.title, en: words } } });
const statuses = (answers: { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);
const oneOf = (winner: number) => [winner, ...Array.from({ length: EDITORS - 1 }, () => 409)];

const all = (call: (editor: number) => Promise<{ status: number; body: unknown }>) =>
  Promise.all(Array.from({ length: EDITORS }, (_, editor) => call(editor)));

test('of those who save from one revision one is heard, and the others are told', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { revision } = await read();
    const answers = await all((editor) =>
      served.call({
        as: 'adminA',
        method: 'PATCH',
        path: path(),
        body: { draft: draftOf(`${round}.${editor}`), revision },
      }),
    );
    expect(statuses(answers)).toEqual(oneOf(200));
    const after = await read();
    const heard = answers.findIndex(({ status }) => status === 200);
    expect(after).toMatchObject({ revision: revision + 1, draft: draftOf(`${round}.${heard}`) });
    for (const { status, body } of answers)
      if (status === 409) expect(body).toMatchObject({ code: 'draft_changed', revision: revision + 1 });
  }
});

test('of those who publish one draft one makes a version', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { revision, version } = await read();
    const body = { draft: draftOf(`published ${round}`), revision };
    expect(await served.call({ as: 'adminA', method: 'PATCH', path: path(), body })).toMatchObject({ status: 200 });
    const answers = await all(() =>
      served.call({ as: 'adminA', method: 'POST', path: path('/publish'), body: { revision: revision + 1 } }),
    );
    expect(statuses(answers)).toEqual(oneOf(200));
    expect(answers.find(({ status }) => status === 200)?.body).toEqual({ number: (version ?? 0) + 1 });
  }
  const { body } = await served.call({ as: 'adminA', path: path('/versions') });
  const { results } = body as { results: { number: number }[] };
  expect(results.map(({ number }) => number)).toEqual(results.map((_, at) => results.length - at));
});

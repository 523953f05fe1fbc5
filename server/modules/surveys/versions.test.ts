import { expect, test } from 'vitest';
import { servedWorld } from '../../test/scenarios.ts';

const served = await servedWorld();

const answer = (count: number, node: 'room' | 'otherBranch'): Promise<object[]> => {
  const { id, nodes, surveyVersionId } = served.world.companyA;
  return served.world.database.statement('app', id, {
    text: `insert into feedback (company_id, node_id, node_path, survey_version_id, answers, locale, response_token)
      select $1, $2, '/', $3, '{"experience": 3}', 'en', gen_random_uuid() from generate_series(1, $4::int)`,
    values: [id, nodes[node], surveyVersionId, count],
  });
};
async function countFor(as: string): Promise<number | undefined> {
  const { database, companyA } = served.world;
  const [version] = await database.statement<{ survey_id: number }>('app', companyA.id, {
    text: 'select survey_id from survey_version where company_id = $1 and id = $2',
    values: [companyA.id, companyA.surveyVersionId],
  });
  const { status, body } = await served.call({ as, path: `surveys/${version?.survey_id}/versions` });
  expect(status).toBe(200);
  return (body as { results: { answer_count: number }[] }).results.at(-1)?.answer_count;
}

test('answers of a version are counted up to 10,000, and one more stands for all beyond, as far as each sees them', async () => {
  const before = (await countFor('adminA')) ?? 0;
  await answer(9_990 - before, 'room');
  await answer(10, 'otherBranch');
  expect(await countFor('adminA')).toBe(10_000);
  await answer(50, 'otherBranch');
  expect(await countFor('adminA')).toBe(10_001);
  // May edit units and their surveys, but reads no feedback.
  expect(await countFor('node_edit')).toBe(0);
});

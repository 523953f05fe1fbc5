import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callerOf } from './callers.ts';
import { takeChanges } from './changes.ts';
import { borders } from './attempts-on-borders.ts';
import { grants } from './attempts-on-rights.ts';
import { users } from './attempts-on-users.ts';
import { failuresOf } from './judge.ts';
import { openStage, type Stage } from './stage.ts';
import { runs } from './runs.ts';

describe.each(runs)('no more rights than were given, $title', ({ options }) => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage(options);
  });
  afterAll(() => stage.close());

  test.each(Object.entries({ grants, users, borders }))('%s', async (_, make) => {
    const failures: string[] = [];
    for (const { name, as, ...call } of await make(stage.fixture)) {
      const cell = { ...call, caller: callerOf(as), operation: name, target: `${call.method} ${call.path}` };
      await takeChanges(stage.fixture.databases.pools);
      failures.push(...failuresOf(cell, await stage.client.call(cell)));
      const changed = await takeChanges(stage.fixture.databases.pools);
      if (changed.length > 0) failures.push(`${name} as ${as}: changed ${changed.join(', ')}`);
    }
    expect(failures).toEqual([]);
  });

  test('an answer names its survey, and stays in the company of its code all the same', async () => {
    const { fixture, client } = stage;
    const { companyA, companyB } = fixture.world;
    const [foreign] = await fixture.query<{ response_token: string }>(
      'select response_token from feedback where company_id = $1 limit 1',
      [companyB.id],
    );
    await takeChanges(fixture.databases.pools);
    const body = {
      code: companyA.codes.room,
      answers: { experience: 1 },
      survey_version_id: companyB.surveyVersionId,
      response_token: foreign?.response_token,
    };
    const caller = callerOf('visitor');
    expect(await client.call({ caller, method: 'POST', path: 'setsurveyanswer', body })).toMatchObject({ status: 200 });
    const changed = await takeChanges(fixture.databases.pools);
    expect(changed).toEqual([`feedback/${companyA.id}`, `node_day_delta/${companyA.id}`]);
    const stored = await fixture.query('select company_id, survey_version_id from feedback order by id desc limit 1');
    expect(stored).toEqual([{ company_id: companyA.id, survey_version_id: companyA.surveyVersionId }]);
  });
});

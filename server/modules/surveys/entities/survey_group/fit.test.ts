/** Which surveys a group may share. */
import { type Scenario, scenarios } from '../../../../test/scenarios.ts';
import { planted, plantSurveys } from '../../../../test/surveys.ts';

function group(survey: () => number): Pick<Scenario, 'as' | 'method' | 'path' | 'body'> {
  return {
    as: 'adminA',
    method: 'PATCH',
    path: () => `surveygroups/${planted.group}`,
    body: () => ({ survey_id: survey() }),
  };
}

scenarios(
  "a group's survey",
  [
    { ...group(() => planted.library), name: 'may be one of the library', status: 200 },
    { ...group(() => planted.unpublished), name: 'is published', status: 400, pointers: ['/survey_id'] },
    { ...group(() => planted.ofRoom), name: "is no unit's own", status: 400, pointers: ['/survey_id'] },
    { ...group(() => planted.ofB), name: 'is of the company', status: 400, pointers: ['/survey_id'] },
    {
      name: '… and stayed the one of the library',
      as: 'adminA',
      path: () => `surveygroups/${planted.group}`,
      status: 200,
      contains: () => ({ survey_id: planted.library, has_design: true }),
    },
    {
      name: 'is fit from the beginning',
      as: 'adminA',
      method: 'POST',
      path: 'surveygroups',
      body: () => ({ name: 'New', survey_id: planted.unpublished }),
      status: 400,
      pointers: ['/survey_id'],
    },
  ],
  plantSurveys,
);

/** Which surveys a company may ask where nothing nearer is designed. */
import { type Scenario, scenarios } from '../../../../test/scenarios.ts';
import { planted, plantSurveys } from '../../../../test/surveys.ts';
import type { World } from '../../../../test/world.ts';

const path = ({ companyA }: World): string => `companyprofile/${companyA.id}`;

function profile(survey: () => number): Pick<Scenario, 'as' | 'method' | 'path' | 'body'> {
  return {
    as: 'adminA',
    method: 'PATCH',
    path,
    body: () => ({ default_survey_id: survey() }),
  };
}
const refused = { status: 400, pointers: ['/default_survey_id'] };

scenarios(
  "a company's default survey",
  [
    { ...profile(() => planted.library), name: 'may be one of the library', status: 200 },
    { ...profile(() => planted.unpublished), name: 'is published', ...refused },
    { ...profile(() => planted.ofRoom), name: "is no unit's own", ...refused },
    { ...profile(() => planted.ofB), name: 'is of the company', ...refused },
    {
      name: '… and stayed the one of the library',
      as: 'adminA',
      path,
      status: 200,
      contains: () => ({ default_survey_id: planted.library }),
    },
  ],
  plantSurveys,
);

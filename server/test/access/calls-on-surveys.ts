/** Surveys that are published, restored, duplicated, called by everybody: each on the company's own, on those of units in and out of reach, and on foreign ones. */
import { defaultSurvey } from '../../../shared/survey/default-survey.ts';
import type { Try } from './calls.ts';
import { decisions } from './decisions.ts';
import { type Fixture, MISSING_ID, type Site, sites } from './fixture.ts';
import { sees } from './judge.ts';
import { freshUnit } from './rows-of-units.ts';
import { type Caller, covers, type Facts } from './vocabulary.ts';

type Tries = (fixture: Fixture, caller: Caller) => Promise<Try[]>;

/** Of the company as a whole, or of one unit alone; published once and changed since. */
export async function freshSurvey(fixture: Fixture, facts: Facts): Promise<number> {
  const company = facts.company === 'B' ? 'B' : 'A';
  const { place } = facts;
  const draft = { ...defaultSurvey, languages: ['en'], title: { en: fixture.named(company, 'draft') } };
  const name = fixture.named(company, 'survey');
  const origin = place === 'company' ? 'library' : 'node';
  const id = await fixture.owned('survey', company, { name, origin, draft });
  await fixture.owned('survey_version', company, { survey_id: id, number: 1, document: defaultSurvey });
  if (place !== 'company') {
    const site: Site = { company, place };
    await fixture.owned('node_survey', company, { node_id: await freshUnit(fixture, site), survey_id: id });
  }
  return id;
}

const companyWide = (['A', 'B'] as const).map((company): Facts => ({ company, place: 'company' }));

const onSurveys =
  (action: string, call: (id: number, fixture: Fixture) => Partial<Try> & { path: string }): Tries =>
  async (fixture, caller) => {
    const tries: Try[] = [];
    for (const facts of [...companyWide, ...sites]) {
      const may = covers(decisions['survey']?.actions?.[action], caller, facts);
      const status = may ? 200 : sees('survey', caller, facts) ? 403 : 404;
      const target = `${facts.company}'s, ${facts.place}`;
      tries.push({ target, ...call(await freshSurvey(fixture, facts), fixture), status, confined: true });
    }
    return [...tries, { target: 'missing', ...call(MISSING_ID, fixture), status: 404, confined: true }];
  };

const post = (action: string, body: (fixture: Fixture) => object) =>
  onSurveys(action, (id, fixture) => ({ method: 'POST', path: `surveys/${id}/${action}`, body: body(fixture) }));

/** What is the same for the whole world, to whom may ask. */
const alike =
  (call: Omit<Try, 'target' | 'status'>): Tries =>
  async () => [{ target: 'it', ...call, status: 200 }];

export const surveyActionTries: Record<string, Tries> = {
  'survey.publish': post('publish', () => ({ revision: 1 })),
  'survey.restore': post('restore', () => ({ number: 1, revision: 1 })),
  'survey.version': onSurveys('version', (id) => ({ path: `surveys/${id}/version?number=1` })),
  'survey.duplicate': post('duplicate', (fixture) => ({ name: `Copy ${fixture.serial()}` })),
  'survey.templates': alike({ path: 'surveys/templates' }),
  'survey.convert': alike({
    method: 'POST',
    path: 'surveys/convert',
    body: { content: JSON.stringify({ elements: [{ type: 'comment', name: 'words' }] }) },
  }),
};

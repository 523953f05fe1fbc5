/** Surveys of every origin, published and not, and the calls on them: for the scenarios of surveys. */
import { defaultSurvey } from '../../shared/survey/default-survey.ts';
import type { Scenario, Served } from './scenarios.ts';
import { insertRow } from './world.ts';

interface Planted {
  default: number;
  library: number;
  unpublished: number;
  ofRoom: number;
  shared: number;
  ofB: number;
  group: number;
}

/** Of the run that is under way; tables are read when it is there. */
export let planted: Planted;

/** Another title, in each language. */
export const other = {
  ...defaultSurvey,
  title: Object.fromEntries(Object.keys(defaultSurvey.title).map((language) => [language, `Other (${language})`])),
};

export async function plantSurveys({ world }: Served): Promise<void> {
  const { companyA, companyB, database } = world;
  const survey = async (name: string, origin: string, isPublished = true, company = companyA.id) => {
    const id = await insertRow(database, company, 'survey', { name, origin, draft: defaultSurvey });
    if (isPublished)
      await insertRow(database, company, 'survey_version', { survey_id: id, number: 1, document: defaultSurvey });
    return id;
  };
  const own = (node: number, id: number) =>
    database.statement('app', companyA.id, {
      text: 'update node_survey set survey_id = $2 where node_id = $1',
      values: [node, id],
    });
  const [customer] = await database.statement<{ id: number }>('app', companyA.id, {
    text: 'select default_survey_id as id from customer',
    values: [],
  });
  planted = {
    default: customer?.id ?? 0,
    library: await survey('Library', 'library'),
    unpublished: await survey('Unpublished', 'library', false),
    ofRoom: await survey('Of the room', 'node'),
    shared: await survey('Of two units', 'node'),
    ofB: await survey('Of B', 'library', true, companyB.id),
    group: await insertRow(database, companyA.id, 'survey_group', { name: 'Cafés' }),
  };
  await own(companyA.nodes.room, planted.ofRoom);
  await own(companyA.nodes.branch, planted.shared);
  await own(companyA.nodes.otherBranch, planted.shared);
}

type Key = keyof Planted;
export type Case = Omit<Scenario, 'path' | 'body'> & { body?: Scenario['body'] };

export const on =
  (method: string, action = '') =>
  (key: Key, { as = 'adminA', ...rest }: Case): Scenario => ({
    as,
    method,
    path: () => `surveys/${planted[key]}${action && `/${action}`}`,
    ...rest,
  });
export const patch = on('PATCH');
export const read = on('GET');
export const remove = on('DELETE');
export const publish = on('POST', 'publish');
export const restore = on('POST', 'restore');
export const duplicate = on('POST', 'duplicate');
export const create = (rest: Case): Scenario => ({ as: 'adminA', method: 'POST', path: 'surveys', ...rest });

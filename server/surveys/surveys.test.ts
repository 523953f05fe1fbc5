/** Surveys as their designers change, publish, restore and delete them. */
import { defaultSurvey } from '../../public-app/survey/default-survey.ts';
import { type CallRequest, type Scenario, scenarios, type Served } from '../test/scenarios.ts';
import { insertRow } from '../test/world.ts';
import { templates } from './templates.ts';

interface Planted {
  default: number;
  library: number;
  unpublished: number;
  ofRoom: number;
  shared: number;
  ofB: number;
  group: number;
}

let planted: Planted;

const other = { ...defaultSurvey, title: { en: 'Another title' } };

async function plant({ world }: Served): Promise<void> {
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
type Case = Omit<Scenario, 'path' | 'body'> & { body?: Scenario['body'] };

const on =
  (method: string, action = '') =>
  (key: Key, { as = 'adminA', ...rest }: Case): Scenario => ({
    as,
    method,
    path: () => `surveys/${planted[key]}${action && `/${action}`}`,
    ...rest,
  });
const patch = on('PATCH');
const read = on('GET');
const remove = on('DELETE');
const publish = on('POST', 'publish');
const restore = on('POST', 'restore');
const duplicate = on('POST', 'duplicate');
const create = (rest: Case): Scenario => ({ as: 'adminA', method: 'POST', path: 'surveys', ...rest });

scenarios(
  'a survey that is changed',
  [
    patch('library', {
      name: 'grows by a revision',
      body: { draft: other, revision: 1 },
      status: 200,
      contains: { revision: 2, is_changed: true, version: 1, draft: other },
    }),
    patch('library', {
      name: 'is not changed from an older state',
      body: { draft: defaultSurvey, revision: 1 },
      status: 409,
      code: 'draft_changed',
      contains: { revision: 2 },
    }),
    patch('library', {
      name: 'is not changed from a state to come',
      body: { draft: defaultSurvey, revision: 3 },
      status: 409,
      code: 'draft_changed',
    }),
    read('library', { name: '… and is as it was', status: 200, contains: { revision: 2, draft: other } }),
    patch('library', {
      name: 'says what it was changed from',
      body: { draft: defaultSurvey },
      status: 400,
      pointers: ['/revision'],
    }),
    patch('library', {
      name: 'is renamed',
      body: { name: 'Renamed', revision: 2 },
      status: 200,
      contains: { name: 'Renamed', revision: 3 },
    }),
    patch('library', { name: 'keeps a draft', body: { draft: null, revision: 3 }, status: 400, pointers: ['/draft'] }),
    patch('library', { name: 'is an object', body: { draft: [], revision: 3 }, status: 400, pointers: ['/draft'] }),
    patch('library', {
      name: 'has no other origin',
      body: { origin: 'node', revision: 3 },
      status: 400,
      pointers: ['/origin'],
    }),
    patch('library', {
      name: "is not changed by a unit's manager",
      as: 'node_edit',
      body: { draft: other, revision: 3 },
      status: 403,
      code: 'forbidden',
    }),
    patch('ofRoom', {
      name: 'of a unit is changed by its manager',
      as: 'node_edit',
      body: { draft: other, revision: 1 },
      status: 200,
      contains: { revision: 2 },
    }),
    patch('ofRoom', {
      name: 'of a unit is not changed by its reader',
      as: 'node_read',
      body: { draft: other, revision: 2 },
      status: 403,
    }),
    patch('shared', {
      name: 'of units of which one is out of reach is not changed',
      as: 'node_edit',
      body: { draft: other, revision: 1 },
      status: 403,
    }),
    patch('ofB', { name: 'of another company is not there', body: { draft: other, revision: 1 }, status: 404 }),
    patch('library', {
      name: 'is changed by nobody unknown',
      as: 'anonymous',
      body: { draft: other, revision: 3 },
      status: 401,
    }),
    {
      name: 'says what its reader may do',
      as: 'node_edit',
      path: 'surveys?permissions=true&filter={"origin":"node"}&fields=["name"]',
      status: 200,
      contains: [
        { name: 'Of the room', permitted: ['patch'] },
        { name: 'Of two units', permitted: [] },
      ],
    },
    {
      name: 'is found by whether it is published',
      as: 'adminA',
      path: 'surveys?filter={"version":null}&fields=["name","version"]',
      status: 200,
      contains: [{ name: 'Unpublished', version: null }],
    },
  ],
  plant,
);

scenarios(
  'a survey that is published',
  [
    publish('library', {
      name: 'differs from the latest version',
      body: { revision: 1 },
      status: 409,
      code: 'nothing_to_publish',
    }),
    publish('unpublished', {
      name: 'begins with version 1',
      body: { revision: 1 },
      status: 200,
      contains: { number: 1 },
    }),
    patch('library', { name: '(it is changed)', body: { draft: other, revision: 1 }, status: 200 }),
    publish('library', {
      name: 'is the one that was looked at',
      body: { revision: 1 },
      status: 409,
      code: 'draft_changed',
      contains: { revision: 2 },
    }),
    publish('library', { name: 'gets the next number', body: { revision: 2 }, status: 200, contains: { number: 2 } }),
    read('library', { name: '… and shows it', status: 200, contains: { version: 2, is_changed: false, revision: 2 } }),
    publish('library', {
      name: 'is not published twice',
      body: { revision: 2 },
      status: 409,
      code: 'nothing_to_publish',
    }),
    on('GET', 'versions')('library', {
      name: 'tells its versions',
      status: 200,
      contains: {
        results: [
          { number: 2, published_by: 'adminA', answer_count: 0, changes: [{ kind: 'title' }] },
          { number: 1, published_by: null },
        ],
        has_more: false,
      },
    }),
    on('GET', 'versions?before=2')('library', {
      name: 'tells the older ones',
      status: 200,
      contains: { results: [{ number: 1 }] },
    }),
    on('GET', 'version?number=1')('library', {
      name: 'keeps the first one',
      status: 200,
      contains: { number: 1, document: { title: defaultSurvey.title } },
    }),
    on('GET', 'version?number=3')('library', {
      name: 'has no version to come',
      status: 404,
      code: 'version_not_found',
    }),
    on('GET', 'version')('library', { name: 'asks which version', status: 400, pointers: ['/number'] }),
    restore('library', {
      name: 'goes back to the first one',
      body: { number: 1, revision: 2 },
      status: 200,
      contains: { revision: 3, is_changed: true, draft: { title: defaultSurvey.title }, version: 2 },
    }),
    restore('library', {
      name: '… not twice from the same state',
      body: { number: 2, revision: 2 },
      status: 409,
      code: 'draft_changed',
    }),
    restore('library', {
      name: '… nor to a version that is not there',
      body: { number: 7, revision: 3 },
      status: 404,
      code: 'version_not_found',
    }),
    publish('library', { name: 'is published again', body: { revision: 3 }, status: 200, contains: { number: 3 } }),
    patch('library', {
      name: '(it is half-written)',
      body: { draft: { title: {}, pages: [] }, revision: 3 },
      status: 200,
    }),
    publish('library', { name: 'is whole', body: { revision: 4 }, status: 400, code: 'invalid_input' }),
    on('GET', 'check_publish')('library', {
      name: 'says what is missing, and how many units wait for it',
      status: 200,
      contains: { number: 4, unit_count: 0, groups: [] },
    }),
    read('library', { name: '… and stays at its version', status: 200, contains: { version: 3, is_changed: true } }),
    patch('ofRoom', {
      name: '(that of a unit is changed)',
      as: 'node_edit',
      body: { draft: other, revision: 1 },
      status: 200,
    }),
    publish('ofRoom', {
      name: 'of a unit by its manager',
      as: 'node_edit',
      body: { revision: 2 },
      status: 200,
      contains: { number: 2 },
    }),
    publish('library', {
      name: "is not published by a unit's manager",
      as: 'node_edit',
      body: { revision: 4 },
      status: 403,
    }),
    publish('ofB', { name: 'of another company is not there', body: { revision: 1 }, status: 404 }),
    publish('library', { name: 'says what was looked at', body: {}, status: 400, pointers: ['/revision'] }),
    {
      name: 'is in the log',
      as: 'adminA',
      path: 'auditentry?filter={"operation":"publish"}&sort=["id","ASC"]',
      status: 200,
      contains: [{ actor_name: 'adminA', changes: { version: 1 } }, {}, {}, { actor_name: 'node_edit' }],
    },
  ],
  plant,
);

const notes = (document: object): Case['body'] => ({ name: 'Brought', document });

scenarios(
  'a survey that is made or goes',
  [
    create({
      name: 'begins blank',
      body: { name: 'New' },
      status: 201,
      contains: {
        name: 'New',
        origin: 'library',
        revision: 1,
        version: null,
        is_changed: true,
        draft: templates.get('blank')?.document ?? {},
      },
    }),
    create({ name: 'begins as a document', body: notes(other), status: 201, contains: { draft: other } }),
    create({
      name: 'begins as one of both',
      body: { name: 'X', document: other, template: 'blank' },
      status: 400,
      pointers: ['/template'],
    }),
    create({
      name: 'begins as a template that there is',
      body: { name: 'X', template: 'nothing' },
      status: 400,
      pointers: ['/template'],
    }),
    create({ name: 'has a name', body: {}, status: 400, pointers: ['/name'] }),
    create({ name: 'is made by admins', as: 'node_edit', body: { name: 'X' }, status: 403 }),
    {
      name: 'may begin as any of the templates',
      as: 'node_read',
      path: 'surveys/templates',
      headers: { 'preferred-language': 'de' },
      status: 200,
      contains: {
        results: [...templates].map(([id, { name, description }]) => ({
          id,
          name: name.de,
          description: description.de,
        })),
      },
    },
    duplicate('ofRoom', {
      name: "is another's copy",
      body: { name: 'Copy' },
      status: 200,
      contains: {
        name: 'Copy',
        origin: 'library',
        revision: 1,
        version: null,
        usage: { is_default: false, unit_count: 0, groups: [] },
      },
    }),
    duplicate('ofRoom', { name: 'is copied by admins', as: 'node_edit', body: { name: 'Copy' }, status: 403 }),
    duplicate('ofB', { name: 'is not copied from elsewhere', body: { name: 'Copy' }, status: 404 }),
    remove('ofRoom', {
      name: 'stays while a unit has it',
      status: 409,
      code: 'survey_in_use',
      contains: { units: 1, groups: 0 },
    }),
    {
      name: '(a group takes the one from the library)',
      as: 'adminA',
      method: 'PATCH',
      path: () => `surveygroups/${planted.group}`,
      body: () => ({ survey_id: planted.library }),
      status: 200,
    },
    remove('library', {
      name: 'stays while a group has it',
      status: 409,
      code: 'survey_in_use',
      contains: { units: 0, groups: 1 },
    }),
    read('library', {
      name: '… and says which',
      status: 200,
      contains: () => ({
        usage: { is_default: false, unit_count: 0, groups: [{ id: planted.group, name: 'Cafés', unit_count: 0 }] },
      }),
    }),
    {
      name: 'stays while it is the default',
      as: 'adminA',
      method: 'DELETE',
      path: () => `surveys/${planted.default}`,
      status: 409,
      code: 'survey_is_default',
    },
    remove('unpublished', { name: 'is not deleted by others than admins', as: 'node_edit', status: 403 }),
    remove('unpublished', { name: 'goes', status: 204 }),
    read('unpublished', { name: '… and is gone', status: 404 }),
    {
      name: '(the group gives it up)',
      as: 'adminA',
      method: 'PATCH',
      path: () => `surveygroups/${planted.group}`,
      body: { survey_id: null },
      status: 200,
    },
    remove('library', { name: 'goes with its versions', status: 204 }),
  ],
  plant,
);

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
  plant,
);

function group(survey: () => number): Pick<CallRequest, 'as' | 'method'> & Pick<Scenario, 'path' | 'body'> {
  return {
    as: 'adminA',
    method: 'PATCH',
    path: () => `surveygroups/${planted.group}`,
    body: () => ({ survey_id: survey() }),
  };
}

/** A survey that is made, copied or deleted. */
import { scenarios } from '../../test/scenarios.ts';
import { type Case, create, duplicate, other, planted, plantSurveys, read, remove } from '../../test/surveys.ts';
import { templates } from './templates.ts';

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
  plantSurveys,
);

/** A survey whose draft is changed, by one or by two at once. */
import { defaultSurvey } from '../../../shared/survey/default-survey.ts';
import { scenarios } from '../../test/scenarios.ts';
import { other, patch, plantSurveys, read } from '../../test/surveys.ts';

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
      name: 'is renamed without a revision, and makes none',
      body: { name: 'Renamed' },
      status: 200,
      contains: { name: 'Renamed', revision: 2, draft: other },
    }),
    patch('library', {
      name: 'that is renamed while it is open is saved from what was open',
      body: { draft: defaultSurvey, revision: 2 },
      status: 200,
      contains: { name: 'Renamed', revision: 3 },
    }),
    patch('library', {
      name: 'is not renamed from an older state that the caller insists on',
      body: { name: 'Late', revision: 2 },
      status: 409,
      code: 'draft_changed',
      contains: { revision: 3 },
    }),
    patch('library', {
      name: 'is renamed from the state that the caller insists on',
      body: { name: 'Insisted', revision: 3 },
      status: 200,
      contains: { name: 'Insisted', revision: 3 },
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
  plantSurveys,
);

/** A draft that becomes a version, and versions that are gone back to. */
import { defaultSurvey } from '../../../shared/survey/default-survey.ts';
import { offeredLanguages } from '../../../shared/survey/localize.ts';
import { scenarios } from '../../test/scenarios.ts';
import { on, other, patch, plantSurveys, publish, read, restore } from '../../test/surveys.ts';

/** Everything in English and German, the title in French only: a survey that speaks two languages of three. */
const halfFrench = {
  title: { en: 'Visit', de: 'Besuch', fr: 'Visite' },
  languages: ['fr', 'en', 'de'],
  pages: [
    { id: 'only', questions: [{ id: 'visit', type: 'smiley', title: { en: 'How was it?', de: 'Wie war es?' } }] },
  ],
};

scenarios(
  'a survey of which some languages are not complete',
  [
    read('library', {
      name: 'tells the languages that visitors may choose',
      status: 200,
      contains: { published_languages: offeredLanguages(defaultSurvey) },
    }),
    read('unpublished', { name: '… none before it is published', status: 200, contains: { published_languages: [] } }),
    patch('library', { name: '(it is changed)', body: { draft: halfFrench, revision: 1 }, status: 200 }),
    on('GET', 'check_publish')('library', {
      name: 'tells how much is missing in which',
      status: 200,
      contains: {
        languages: [
          { language: 'fr', missing: 1, texts: 2 },
          { language: 'en', missing: 0, texts: 2 },
          { language: 'de', missing: 0, texts: 2 },
        ],
        faults: [{ code: 'missing_translation', parameters: { language: 'fr' } }],
      },
    }),
    publish('library', {
      name: 'is not published in all of them',
      body: { revision: 2 },
      status: 400,
      pointers: ['/draft/pages/0/questions/0/title'],
    }),
    publish('library', {
      name: 'nor in one that is not complete',
      body: { revision: 2, languages: ['fr', 'en'] },
      status: 400,
      pointers: ['/draft/pages/0/questions/0/title'],
    }),
    publish('library', {
      name: 'nor in one that it does not have',
      body: { revision: 2, languages: ['en', 'ko'] },
      status: 400,
      pointers: ['/languages/1'],
    }),
    publish('library', {
      name: 'is published in those that are complete',
      body: { revision: 2, languages: ['de', 'en'] },
      status: 200,
      contains: { number: 2 },
    }),
    read('library', {
      name: '… which visitors may choose, the first one first, while the draft keeps the other',
      status: 200,
      contains: { published_languages: ['en', 'de'], is_changed: true, draft: { languages: ['fr', 'en', 'de'] } },
    }),
    on('GET', 'version?number=2')('library', {
      name: '… as the version says',
      status: 200,
      contains: { document: { languages: ['en', 'de'] } },
    }),
    publish('library', {
      name: 'is not published twice in the same ones',
      body: { revision: 2, languages: ['en', 'de'] },
      status: 409,
      code: 'nothing_to_publish',
    }),
  ],
  plantSurveys,
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
    {
      name: 'is in the log',
      as: 'adminA',
      path: 'auditentry?filter={"operation":"publish"}&sort=["id","ASC"]',
      status: 200,
      contains: [{ actor_name: 'adminA', changes: { version: 1 } }, {}, {}, { actor_name: 'node_edit' }],
    },
  ],
  plantSurveys,
);

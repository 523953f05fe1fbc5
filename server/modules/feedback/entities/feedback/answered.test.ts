/** The answers as the visitor saw them, and the company's reply. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { feedback, history, on, plantFeedback, read } from '../../../../test/feedback.ts';
import { scenarios, type Served } from '../../../../test/scenarios.ts';
import { insertRow } from '../../../../test/world.ts';

const answered = on('GET', 'answered');
const reply = on('POST', 'reply');
const erase = on('POST', 'erase');
const ANSWERS = { experience: 2, problems: ['staff', 'price'], comment: '<b>Call 555 0100</b>' };

async function plant(served: Served): Promise<void> {
  await plantFeedback(served);
  const { database, companyA } = served.world;
  await database.statement('app', companyA.id, {
    text: "update feedback set answers = $2, comment = $3, score = 25, locale = 'de' where id = $1",
    values: [feedback.first, JSON.stringify(ANSWERS), ANSWERS.comment],
  });
  const media = { node_id: companyA.nodes.room, feedback_id: feedback.first, question_id: 'photo' };
  for (const key of [`${companyA.id}/${randomUUID()}`, null])
    await insertRow(database, companyA.id, 'node_survey_answer_media', {
      ...media,
      media_type: 'image/webp',
      file_name: 'Table.webp',
      storage_key: key,
      byte_size: key ? 7 : 0,
    });
}

scenarios(
  'an answer that is looked at',
  [
    answered('first', {
      name: 'is told in the language that it was given in, with files, scores and what was left out',
      as: 'feedback_read',
      status: 200,
      contains: () => ({
        id: feedback.first,
        survey: { version: 1 },
        language: 'de',
        languages: expect.arrayContaining(['de', 'en', 'ko']) as unknown,
        answered_in: 'de',
        answers: ANSWERS,
        document: { pages: expect.any(Array) as unknown },
        score: 25,
        erased_at: null,
        media: [
          {
            question_id: 'photo',
            file_name: 'Table.webp',
            byte_size: 7,
            address: expect.stringMatching(/^nodesurveyanswermedia\/\d+\/file$/) as unknown,
          },
          { address: null },
        ],
      }),
    }),
    answered('first', {
      name: 'is told page by page, in words and as data',
      status: 200,
      contains: () => ({
        pages: [
          {
            questions: [
              {
                id: 'experience',
                type: 'smiley',
                title: 'Wie war Ihr Erlebnis bei uns?',
                state: 'answered',
                words: 'Schlecht',
                score: 25,
                control: { control: 'scale', look: 'faces' },
              },
            ],
          },
          { questions: [{ id: 'problems', words: 'Personal\nPreis', score: null, control: { control: 'list' } }] },
          {
            questions: [
              { id: 'comment', words: ANSWERS.comment },
              { id: 'photo', state: 'unanswered', words: null },
            ],
          },
          { questions: [{ id: 'contact', state: 'unanswered' }] },
        ],
      }),
    }),
    {
      ...answered('first', { name: '', status: 200 }),
      name: 'is told in another language of the survey',
      path: () => `feedback/${feedback.first}/answered?language=en`,
      contains: {
        language: 'en',
        pages: [{ questions: [{ words: 'Bad' }] }, { questions: [{ words: 'Staff\nPrice' }] }, {}, {}],
      },
    },
    {
      ...answered('first', { name: '', status: 200 }),
      name: 'is told in its own where the survey does not speak the wanted one',
      path: () => `feedback/${feedback.first}/answered?language=xx`,
      contains: { language: 'de' },
    },
    {
      ...answered('first', { name: '', status: 400 }),
      name: 'takes no more than a language',
      path: () => `feedback/${feedback.first}/answered?language=${'x'.repeat(11)}&more=1`,
      pointers: ['/language', '/more'],
    },
    answered('second', {
      name: 'leaves out what the visitor never came to',
      status: 200,
      contains: {
        language: 'en',
        media: [],
        pages: [{ questions: [{ id: 'experience' }] }, { questions: [{ id: 'problems' }] }, {}, {}],
      },
    }),
    reply('first', {
      name: 'is replied to, which is its first handling',
      as: 'feedback_edit',
      body: { text: '  We are sorry.\n' },
      status: 200,
      contains: {
        id: expect.any(Number) as unknown,
        created_at: expect.any(String) as unknown,
        status: 'in_processing',
      },
    }),
    read('first', {
      name: '… and a reading',
      status: 200,
      contains: { status: 'in_processing', revision: 2, is_solved: null, read_at: expect.any(String) as unknown },
    }),
    {
      name: '… by a message that names its author to the company',
      as: 'feedback_read',
      path: () => `feedbackmessages?filter={"feedback_id":${feedback.first}}`,
      status: 200,
      contains: (world) => [
        {
          author: 'company',
          author_name: 'feedback_edit',
          user_id: world.principals['feedback_edit']?.userId,
          text: 'We are sorry.',
        },
      ],
    },
    history('first', {
      name: '… and is in the history, without its words',
      status: 200,
      contains: {
        results: [
          { field: 'reply', from: null, to: { id: expect.any(Number) as unknown } },
          { field: 'status', from: { value: 'new' }, to: { value: 'in_processing' } },
        ],
      },
    }),
    reply('first', { name: 'is replied to in words', body: { text: ' \n ' }, status: 400, pointers: ['/text'] }),
    erase('first', { name: 'is erased', status: 200 }),
    answered('first', {
      name: '… and then told without what was said',
      status: 200,
      contains: {
        erased_at: expect.any(String) as unknown,
        pages: [
          { questions: [{ words: 'Schlecht' }] },
          { questions: [{ words: 'Personal\nPreis' }] },
          { questions: [{ state: 'erased', words: null }, { state: 'erased' }] },
          { questions: [{ state: 'erased' }] },
        ],
        media: [{ file_name: 'erased', address: null }, { address: null }],
      },
    }),
    reply('first', {
      name: '… and not replied to any more',
      body: { text: 'Hello?' },
      status: 409,
      code: 'answer_erased',
    }),
    history('first', {
      name: '… while what was done with it can be told',
      status: 200,
      contains: { results: [{ field: 'erasure', from: null, to: null, actor: 'user' }, { field: 'reply' }, {}] },
    }),
  ],
  plant,
);

/** Two people at one feedback: the second is told, sees how it is now and by whom, and nothing of hers is stored. */
import { expect } from 'vitest';
import { feedback, type Case, MISSING, patch, plantFeedback, read } from '../../../../test/feedback.ts';
import { scenarios } from '../../../../test/scenarios.ts';

const tag = ({ as = 'adminA', ...rest }: Case) => ({
  as,
  method: 'PATCH',
  path: () => `feedbacktags/${feedback.first}`,
  ...rest,
});

scenarios(
  'a feedback that two change at once',
  [
    patch('first', {
      name: 'is changed from what was seen',
      as: 'feedback_edit',
      body: { status: 'in_processing', revision: 1 },
      status: 200,
      contains: { status: 'in_processing', revision: 2 },
    }),
    patch('first', {
      name: 'is not changed from what it was before: the row and who changed it come with the refusal',
      body: { priority: 'high', revision: 1 },
      status: 409,
      code: 'feedback_changed',
      contains: (world) => ({
        revision: 2,
        title: 'This feedback has changed meanwhile',
        row: { id: feedback.first, status: 'in_processing', priority: 'normal', revision: 2 },
        changed_by: {
          id: world.principals['feedback_edit']?.userId,
          name: 'feedback_edit',
          role: 'company_user',
          at: expect.any(String) as unknown,
        },
      }),
    }),
    read('first', { name: '… and stays as it is', status: 200, contains: { priority: 'normal', revision: 2 } }),
    patch('first', {
      name: 'is not changed from a state to come',
      body: { priority: 'high', revision: 3 },
      status: 409,
      code: 'feedback_changed',
    }),
    patch('first', {
      name: 'is changed by who does not ask',
      body: { priority: 'high' },
      status: 200,
      contains: { priority: 'high', revision: 3 },
    }),
    patch('first', {
      name: 'is only asked for by a revision alone',
      body: { revision: 3 },
      status: 200,
      contains: { priority: 'high', status: 'in_processing', revision: 3 },
    }),
    tag({
      name: 'has its tags changed from what was seen',
      body: () => ({ tag_ids: [feedback.loud, feedback.loud], revision: 3 }),
      status: 200,
      contains: () => ({ tag_ids: [feedback.loud], revision: 4 }),
    }),
    tag({
      name: '… and not from what it was before',
      as: 'feedback_edit',
      body: () => ({ tag_ids: [feedback.quiet], revision: 3 }),
      status: 409,
      code: 'feedback_changed',
      contains: () => ({ revision: 4, row: { tag_ids: [feedback.loud] }, changed_by: { name: 'adminA' } }),
    }),
    patch('first', {
      name: 'is not handled from what it was before its tags changed',
      body: { status: 'completed', revision: 3 },
      status: 409,
      code: 'feedback_changed',
      contains: { revision: 4, changed_by: { name: 'adminA', role: 'company_admin' } },
    }),
    tag({
      name: 'takes no foreign tag',
      body: () => ({ tag_ids: [feedback.loud, feedback.tagOfB, MISSING] }),
      status: 400,
      pointers: ['/tag_ids/1', '/tag_ids/2'],
    }),
    patch('second', {
      name: 'is a secret to who may not read it',
      as: 'node_edit',
      body: { priority: 'high', revision: 7 },
      status: 404,
      code: 'not_found',
    }),
    patch('second', {
      name: 'is not told to who may not change it',
      as: 'feedback_read',
      body: { priority: 'high', revision: 7 },
      status: 403,
      code: 'forbidden',
    }),
    patch('ofB', { name: 'is a secret to strangers', body: { priority: 'high', revision: 7 }, status: 404 }),
  ],
  plantFeedback,
);

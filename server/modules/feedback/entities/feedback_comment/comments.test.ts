/** What the company's people note on a feedback: their own words, whatever they hold, under their names. */
import { expect } from 'vitest';
import { type Case, feedback, history, on, plantFeedback } from '../../../../test/feedback.ts';
import { scenarios } from '../../../../test/scenarios.ts';

const SCRIPT = '<img src=x onerror="alert(1)"><script>alert(2)</script>';
let noted = 0;

const comment = ({ as = 'feedback_edit', ...rest }: Case) => ({
  as,
  method: 'POST',
  path: 'feedbackcomments',
  ...rest,
});
const onComment =
  (method: string) =>
  ({ as = 'feedback_edit', ...rest }: Case) => ({ as, method, path: () => `feedbackcomments/${noted}`, ...rest });
const change = onComment('PATCH');
const remove = onComment('DELETE');
const list = ({ as = 'feedback_read', ...rest }: Case) => ({
  as,
  path: () => `feedbackcomments?filter={"feedback_id":${feedback.first}}`,
  ...rest,
});

scenarios(
  'a comment',
  [
    comment({
      name: 'is text, whatever it says, and its author’s',
      body: () => ({ feedback_id: feedback.first, text: SCRIPT }),
      status: 201,
      contains: (world) => ({
        text: SCRIPT,
        user_id: world.principals['feedback_edit']?.userId,
        author_name: 'feedback_edit',
      }),
    }),
    list({
      name: '… and is read so, with the name of its author',
      status: 200,
      contains: () => [
        {
          id: expect.toSatisfy((id: number) => (noted = id) > 0) as unknown,
          text: SCRIPT,
          author_name: 'feedback_edit',
        },
      ],
    }),
    comment({
      name: 'names no other author',
      body: (world) => ({ feedback_id: feedback.first, text: 'x', user_id: world.principals['adminA']?.userId }),
      status: 400,
      pointers: ['/user_id'],
    }),
    change({
      name: 'is changed by its author',
      body: { text: 'Called back.' },
      status: 200,
      contains: { text: 'Called back.' },
    }),
    change({
      name: 'is not reworded by an administrator, under whose name it does not stand',
      as: 'adminA',
      body: { text: 'x' },
      status: 403,
    }),
    remove({ name: 'is deleted by its author', status: 204 }),
    history('first', {
      name: '… and the history knows that there was one, not what it said',
      status: 200,
      contains: () => ({
        results: [
          { field: 'comment', from: { id: noted }, to: null, user: { name: 'feedback_edit' } },
          { field: 'comment', from: null, to: { id: noted } },
        ],
      }),
    }),
    comment({
      name: 'is not written out of reach',
      body: () => ({ feedback_id: feedback.beyond, text: 'x' }),
      status: 400,
      pointers: ['/feedback_id'],
    }),
    on('POST', 'erase')('first', { name: 'goes with what it is about', status: 200 }),
    comment({
      name: 'is not written on what was erased',
      body: () => ({ feedback_id: feedback.first, text: 'He was called Ali.' }),
      status: 409,
      code: 'answer_erased',
    }),
  ],
  plantFeedback,
);

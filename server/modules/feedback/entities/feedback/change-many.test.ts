/** Many feedback at once: by the rules of one, each row by itself. */
import { expect } from 'vitest';
import { feedback, history, MISSING, onMany, patch, plantFeedback, read } from '../../../../test/feedback.ts';
import { scenarios } from '../../../../test/scenarios.ts';

const change = onMany('change_many');
const all = () => [feedback.first, feedback.second, feedback.beyond, feedback.ofB, MISSING];

scenarios(
  'feedback that is changed together',
  [
    change({
      name: 'is changed as far as it is reached; what is foreign looks like what is missing',
      as: 'feedback_edit',
      body: () => ({ ids: all(), changes: { priority: 'high' } }),
      status: 200,
      contains: () => ({
        changed: 2,
        refused: [feedback.beyond, feedback.ofB, MISSING]
          .toSorted((one, other) => one - other)
          .map((id) => ({ id, code: 'not_found' })),
      }),
    }),
    read('first', {
      name: '… and its first handling is told by the status',
      status: 200,
      contains: { status: 'in_processing', priority: 'high', closed_at: null, revision: 2 },
    }),
    read('beyond', {
      name: '… nothing else',
      status: 200,
      contains: { status: 'new', priority: 'normal', revision: 1 },
    }),
    change({
      name: 'that may only be read is told so',
      as: 'feedback_read',
      body: () => ({ ids: [feedback.first, feedback.beyond], changes: { priority: 'low' } }),
      status: 200,
      contains: () => ({
        changed: 0,
        refused: [
          { id: feedback.first, code: 'forbidden' },
          { id: feedback.beyond, code: 'not_found' },
        ],
      }),
    }),
    change({
      name: 'that is so already is neither changed nor refused',
      body: () => ({ ids: [feedback.first, feedback.first, feedback.third], changes: { priority: 'high' } }),
      status: 200,
      contains: { changed: 1, refused: [] },
    }),
    change({
      name: 'is closed, with the time',
      body: () => ({ ids: [feedback.first, feedback.beyond], changes: { status: 'completed' } }),
      status: 200,
      contains: { changed: 2, refused: [] },
    }),
    read('beyond', {
      name: '… of each',
      status: 200,
      contains: { status: 'completed', closed_at: expect.any(String) as unknown },
    }),
    change({
      name: 'that may not move so is refused, and the rest is moved',
      body: () => ({ ids: [feedback.first, feedback.second], changes: { status: 'cancelled' } }),
      status: 200,
      contains: () => ({ changed: 1, refused: [{ id: feedback.first, code: 'illegal_transition' }] }),
    }),
    change({
      name: 'is given and loses tags',
      body: () => ({
        ids: [feedback.first, feedback.second],
        add_tag_ids: [feedback.loud, feedback.quiet],
        remove_tag_ids: [feedback.quiet],
      }),
      status: 200,
      contains: { changed: 2, refused: [] },
    }),
    read('second', {
      name: '… of which what is added stays, and which are no handling',
      status: 200,
      contains: () => ({ tag_ids: [feedback.loud, feedback.quiet], status: 'cancelled' }),
    }),
    history('second', {
      name: '… and each step is in the history, the newest first',
      status: 200,
      contains: (world) => {
        const user = { id: world.principals['adminA']?.userId, name: 'adminA' };
        const editor = { id: world.principals['feedback_edit']?.userId, name: 'feedback_edit' };
        return {
          has_more: false,
          results: [
            { field: 'tag_ids', from: null, to: { id: feedback.quiet, name: 'Quiet' }, actor: 'user', user },
            { field: 'tag_ids', from: null, to: { id: feedback.loud, name: 'Loud' }, user },
            { field: 'status', from: { value: 'in_processing' }, to: { value: 'cancelled' }, user },
            { field: 'priority', from: { value: 'normal' }, to: { value: 'high' }, user: editor },
            { field: 'status', from: { value: 'new' }, to: { value: 'in_processing' }, user: editor },
          ],
        };
      },
    }),
    change({
      name: 'is given to a colleague',
      body: (world) => ({ ids: [feedback.third], changes: { assignee_id: world.principals['feedback_edit']?.userId } }),
      status: 200,
      contains: { changed: 1, refused: [] },
    }),
    history('third', {
      name: '… who is told by name to whoever reads it',
      as: 'feedback_read',
      status: 200,
      contains: (world) => ({
        results: [
          {
            field: 'assignee_id',
            from: null,
            to: { id: world.principals['feedback_edit']?.userId, name: 'feedback_edit' },
          },
          {},
          {},
        ],
      }),
    }),
    change({
      name: 'is not given to a stranger, nor a foreign tag',
      body: (world) => ({
        ids: [feedback.third],
        changes: { assignee_id: world.principals['adminB']?.userId },
        add_tag_ids: [feedback.loud, feedback.tagOfB, MISSING],
      }),
      status: 400,
      pointers: ['/changes/assignee_id', '/add_tag_ids/1', '/add_tag_ids/2'],
    }),
    change({
      name: 'is changed in something',
      body: () => ({ ids: [feedback.third], changes: {} }),
      status: 400,
      pointers: ['/changes'],
    }),
    change({
      name: 'takes what its schema knows',
      body: () => ({ ids: [feedback.third], changes: { status: 'gone', score: 3 } }),
      status: 400,
      pointers: ['/changes/status', '/changes/score'],
    }),
    patch('third', {
      name: 'follows the same rules as one by itself',
      body: { status: 'new' },
      status: 409,
      code: 'illegal_transition',
    }),
  ],
  plantFeedback,
);

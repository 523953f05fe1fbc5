/** Marks of reading, and the way to a feedback's unit. */
import { expect } from 'vitest';
import { feedback, MISSING, onMany, plantFeedback, read } from '../../../../test/feedback.ts';
import { scenarios } from '../../../../test/scenarios.ts';
import { grant } from '../../../../test/tree.ts';

const mark = onMany('read_feedback');
const names = onMany('get_parent_node_names');
const all = () => [feedback.second, feedback.first, feedback.beyond, feedback.ofB, MISSING];

scenarios(
  'feedback that is read',
  [
    mark({
      name: 'is marked by whoever reads it, as far as he reaches',
      as: 'feedback_read',
      body: () => ({ ids: all() }),
      status: 200,
      contains: { read: 2 },
    }),
    read('first', {
      name: '… which is no handling',
      status: 200,
      contains: { read_at: expect.any(String) as unknown, status: 'new', revision: 1 },
    }),
    read('beyond', { name: '… and leaves the rest', status: 200, contains: { read_at: null } }),
    mark({
      name: 'a second time counts those that were not',
      body: () => ({ ids: all() }),
      status: 200,
      contains: { read: 1 },
    }),
    mark({
      name: 'is marked as unread',
      as: 'feedback_edit',
      body: () => ({ ids: [feedback.first, feedback.ofB], is_read: false }),
      status: 200,
      contains: { read: 1 },
    }),
    read('first', { name: '… and is', status: 200, contains: { read_at: null } }),
    read('ofB', { name: '… nobody else’s', as: 'adminB', status: 200, contains: { read_at: null } }),
    mark({
      name: 'is not marked by who does not read it',
      as: 'node_edit',
      body: () => ({ ids: all() }),
      status: 200,
      contains: { read: 0 },
    }),
    mark({ name: 'is named', body: { ids: ['1'] }, status: 400, pointers: ['/ids/0'] }),
    names({
      name: 'tells the way to its unit in the order that was asked',
      body: () => ({ ids: all() }),
      status: 200,
      contains: ({ companyA: { nodes } }) => {
        const [root, branch, room] = [
          { id: nodes.root, name: 'root' },
          { id: nodes.branch, name: 'branch' },
          { id: nodes.room, name: 'room' },
        ];
        return {
          results: [
            { id: feedback.second, units: [root, branch, room] },
            { id: feedback.first, units: [root, branch, room] },
            { id: feedback.beyond, units: [root, { id: nodes.otherBranch, name: 'otherBranch' }] },
          ],
        };
      },
    }),
    names({
      name: 'tells it from where the reader’s sight begins',
      as: 'feedback_read',
      body: () => ({ ids: all() }),
      status: 200,
      contains: ({ companyA: { nodes } }) => {
        const units = [
          { id: nodes.branch, name: 'branch' },
          { id: nodes.room, name: 'room' },
        ];
        return {
          results: [
            { id: feedback.second, units },
            { id: feedback.first, units },
          ],
        };
      },
    }),
    names({
      name: 'tells nothing to who does not read it, though he sees the unit',
      as: 'node_read',
      body: () => ({ ids: all() }),
      status: 200,
      contains: { results: [] },
    }),
    names({
      name: 'does not tell units that he sees by another right without the feedback',
      as: 'nobody',
      body: () => ({ ids: all() }),
      status: 200,
      contains: { results: [] },
    }),
  ],
  async (served) => {
    await plantFeedback(served);
    await grant(served, 'nobody', served.world.companyA.nodes.room, ['qr_read']);
  },
);

/** Mistakes in what keeps the history of rows, and the bin. */
import { type Case, SHELF } from './case.ts';

export const historyCases: Case[] = [
  {
    mistake: 'a history of what nobody can change',
    in: 'schemas/shop/customer.schema.json',
    patch: { 'x-history': true },
    problems: [{ pointer: '/x-history', message: "It needs the operations 'detail' and 'patch'." }],
  },
  {
    mistake: 'a bin of what nobody deletes, with rows that go with nothing',
    in: 'schemas/shop/company_profile.schema.json',
    patch: { 'x-history': { bin_days: 10, with: ['shelf'] } },
    problems: [
      {
        pointer: '/x-history/bin_days',
        message: "There is a bin where rows are both made and deleted: by 'create' and 'delete'.",
      },
      {
        pointer: '/x-history/with',
        message: "There is a bin where rows are both made and deleted: by 'create' and 'delete'.",
      },
      { pointer: '/x-history/with/0', message: "No row of 'shelf' goes with a deleted one." },
    ],
  },
  {
    mistake: 'a deletion for ever of what has a bin',
    in: SHELF,
    patch: { 'x-history': true, 'x-admin': { deletes_at_once: true } },
    problems: [{ pointer: '/x-admin/deletes_at_once', message: "With 'x-history' deleted rows come back." }],
  },
  {
    mistake: 'an action at an address of the history',
    in: SHELF,
    patch: {
      'x-history': true,
      'x-access': { undo: [{ role: 'superadmin' }] },
      'x-actions': { undo: { on: 'member', method: 'POST', description: 'Undo' } },
    },
    problems: [
      { pointer: '/x-actions/undo', message: "'undo' is an action of 'x-history'." },
      { pointer: '/x-actions/undo', message: "The extension of 'shelf' has no handler 'undo'." },
    ],
  },
];

import { type Case, SHELF } from './case.ts';

/** What a company's plan decides. */
export const limitCases: Case[] = [
  {
    mistake: 'a limit without a plan that says how many',
    in: SHELF,
    patch: { 'x-limit': { plan: 'shelf_count', name: 'shelves' } },
    problems: [
      { pointer: '/x-limit', message: 'Only rows of tenants are limited by their plans.' },
      { pointer: '/x-limit/plan', message: "The plan has no number 'shelf_count' that may be null." },
    ],
  },
  {
    mistake: 'a feature that no plan has',
    in: SHELF,
    patch: { 'x-feature': 'shelves', properties: { code: { 'x-feature': 'codes' } } },
    problems: [
      { pointer: '/properties/code/x-feature', message: "The plan has no yes-or-no field 'codes'." },
      { pointer: '/x-feature', message: "The plan has no yes-or-no field 'shelves'." },
    ],
  },
  {
    mistake: 'a part of what is not limited',
    in: SHELF,
    patch: { 'x-part-of': 'code' },
    problems: [{ pointer: '/x-part-of', message: "'code' is no field that refers to a limited entity." }],
  },
  {
    mistake: 'an operation that stays open and does not write',
    in: SHELF,
    patch: { 'x-while-read-only': ['list'] },
    problems: [
      {
        pointer: '/x-while-read-only/0',
        message: "There is no writing operation or action 'list'.",
        hint: 'Legal here: create, patch, delete.',
      },
    ],
  },
];

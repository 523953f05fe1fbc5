import { type Case, SAMPLE } from './case.ts';

/** Fields of which a row holds one. */
export const exclusiveCases: Case[] = [
  {
    mistake: 'one of fields that are not there',
    in: SAMPLE,
    patch: { 'x-exactly-one': [['weight', 'wieght']] },
    problems: [
      { pointer: '/x-exactly-one/0/1', message: "There is no field 'wieght'.", hint: "Did you mean 'weight'?" },
    ],
  },
  {
    mistake: 'one of fields that always hold something',
    in: SAMPLE,
    patch: { 'x-at-most-one': [['weight', 'price']] },
    problems: [{ pointer: '/x-at-most-one/0/1', message: "'price' is never null, so it can't be left out." }],
  },
  {
    mistake: 'one of a computed field',
    in: SAMPLE,
    patch: { 'x-at-most-one': [['weight', 'read_count']] },
    problems: [
      { pointer: '/x-at-most-one/0/1', message: "'read_count' is never null, so it can't be left out." },
      {
        pointer: '/x-at-most-one/0/1',
        message: "There is no field 'read_count'.",
        hint: 'Legal here, among others: made_on, is_default, seen_at, phone, weight, period, status, zone, color, related_ids, opens_at, keywords.',
      },
    ],
  },
];

import { type Case, SAMPLE } from './case.ts';

/** What tells of a person (`x-personal`). */
export const personalCases: Case[] = [
  {
    mistake: 'what tells of a person, and is not stored or in no log',
    in: SAMPLE,
    patch: {
      properties: {
        read_count: { 'x-personal': true },
        token: { 'x-personal': true },
        address: { properties: { town: { 'x-personal': true } } },
      },
    },
    problems: [
      {
        pointer: '/properties/address/properties/town/x-personal',
        message: "'x-personal' is said of whole fields, not of 'town' inside one.",
      },
      { pointer: '/properties/read_count/x-personal', message: 'Only what is stored is erased.' },
      { pointer: '/properties/token/x-personal', message: "No log keeps what is 'x-sensitive'." },
    ],
  },
];

import { type Case, SAMPLE, SHELF } from './case.ts';

/** What a field must say that is a file. */
export const fileCases: Case[] = [
  {
    mistake: 'a file that is no object, that a create must name, and of a type that is not taken',
    in: SAMPLE,
    patch: {
      properties: {
        manual: {
          type: 'object',
          'x-sensitive': true,
          'x-file': { longest_side: 100, types: ['application/pdf', 'text/pdf'] },
        },
        picture: { 'x-file': { types: ['image/svg+xml'] } },
      },
      required: ['title', 'mail', 'price', 'manual'],
    },
    problems: [
      {
        pointer: '/properties/manual',
        message: 'A file is an object that may be missing.',
        hint: 'Write "type": ["object", "null"].',
      },
      { pointer: '/properties/manual/x-file/longest_side', message: 'Only an image has a longest side.' },
      {
        pointer: '/properties/manual/x-file/types/1',
        message: "No file of the type 'text/pdf' is taken.",
        hint: 'Legal here, among others: text/csv, text/plain, image/png, image/gif, image/jpeg, image/avif, video/mp4, audio/mpeg, audio/wav, audio/ogg, audio/aac, audio/mp4.',
      },
      { pointer: '/properties/manual/x-sensitive', message: "'x-sensitive' says nothing of a file." },
      {
        pointer: '/properties/picture/x-file/types/0',
        message: "No image of the type 'image/svg+xml' is taken.",
        hint: 'Legal here: image/jpeg, image/png, image/webp, image/gif, image/avif.',
      },
      {
        pointer: '/required',
        message: "A row may be without the file 'manual'.",
        hint: "Say 'x-required-when', if need be.",
      },
    ],
  },
  {
    mistake: 'a file in a row that belongs to no company',
    in: SHELF,
    patch: { properties: { plan: { type: ['object', 'null'], 'x-file': { kind: 'file' } } } },
    problems: [
      {
        pointer: '/properties/plan/x-file',
        message: 'A file counts to a tenant, and rows of a global table have none.',
      },
    ],
  },
  {
    mistake: 'a file inside an object',
    in: SAMPLE,
    patch: {
      properties: { address: { properties: { plan: { type: ['object', 'null'], 'x-file': { kind: 'file' } } } } },
    },
    problems: [
      {
        pointer: '/properties/address/properties/plan',
        message: "An object inside an object says what it holds: 'properties'.",
      },
      {
        pointer: '/properties/address/properties/plan/x-file',
        message: "'x-file' is said of whole fields, not of 'plan' inside one.",
      },
    ],
  },
];

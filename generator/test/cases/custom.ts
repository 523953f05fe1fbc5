import { type Case, SAMPLE, SHELF } from './case.ts';

const unnamed = (id: string) => ({
  pointer: '/x-custom',
  message: `Nobody can say which fields a ${id} has.`,
  hint: `Add '${id}' to the words of the field 'entity' of the entity 'custom_field'.`,
});
const NOT_OF_A_COMPANY = {
  pointer: '/x-custom',
  message: 'Fields are added to rows that belong to a tenant: "x-tenant": "company_id", in a table of its own.',
};

/** Fields that companies add while the product runs. */
export const customCases: Case[] = [
  {
    mistake: 'custom fields of an entity that the company can add none to',
    in: SAMPLE,
    patch: { 'x-custom': true },
    problems: [unnamed('sample')],
  },
  {
    mistake: 'custom fields and a field of their name',
    in: SAMPLE,
    patch: {
      'x-custom': true,
      properties: { custom: { type: 'string', maxLength: 10, default: '', title: 'Custom' } },
    },
    problems: [
      {
        pointer: '/properties/custom',
        message: "'custom' is the field that 'x-custom' adds.",
        hint: 'Give this one another name.',
      },
      unnamed('sample'),
    ],
  },
  {
    mistake: 'custom fields of rows that belong to no company',
    in: SHELF,
    patch: { 'x-custom': true },
    problems: [NOT_OF_A_COMPANY, unnamed('shelf')],
  },
];

import type { JsonValue } from '../../../shared/contract/model.ts';
import { type Case, SHELF } from './case.ts';

const CODES = { name: 'codes', title: 'Codes', of: ['code'] };
const composites = (all: JsonValue[], more: Record<string, JsonValue> = {}) => ({
  'x-admin': { composites: all, ...more },
});

/** Several fields as one, and rows to begin with. */
export const compositeCases: Case[] = [
  {
    mistake: 'a field that is not there',
    in: SHELF,
    patch: composites([{ ...CODES, of: ['coed'] }]),
    problems: [
      { pointer: '/x-admin/composites/0/of/0', message: "There is no field 'coed'.", hint: "Did you mean 'code'?" },
    ],
  },
  {
    mistake: 'the name of a field',
    in: SHELF,
    patch: composites([{ ...CODES, name: 'code' }]),
    problems: [{ pointer: '/x-admin/composites/0/name', message: "'code' is a field." }],
  },
  {
    mistake: 'a name and a field that another one has',
    in: SHELF,
    patch: composites([CODES, CODES]),
    problems: [
      { pointer: '/x-admin/composites/1/name', message: "'codes' stands here twice." },
      { pointer: '/x-admin/composites/1/of/0', message: "'code' is shown by 'codes' already." },
    ],
  },
  {
    mistake: 'a section with a field that it stands for',
    in: SHELF,
    patch: composites([CODES], { sections: [{ title: 'All', fields: ['codes', 'code'] }] }),
    problems: [
      {
        pointer: '/x-admin/sections/0/fields/1',
        message: "'code' is shown by the composite 'codes'.",
      },
    ],
  },
  {
    mistake: 'an example of a row with what no form gives',
    in: SHELF,
    patch: {
      'x-admin': {
        empty: { text: 'None yet.', examples: [{ title: 'One', text: 'A first one.', values: { coed: 'A1' } }] },
      },
    },
    problems: [
      {
        pointer: '/x-admin/empty/examples/0/values/coed',
        message: "No form gives 'coed'.",
        hint: "Did you mean 'code'?",
      },
    ],
  },
];

/** Changes that a machine must not decide on. */
import { integer, item, text, TWO_NAMES, type RefusedPlanCase } from './case.ts';

const FILE = 'schemas/test/item.schema.json';
const SNAPSHOT = 'server/migrations/snapshot.json';

export const REFUSED_CASES: RefusedPlanCase[] = [
  {
    what: 'a column is gone and nobody said that it may go',
    class: 'destructive',
    before: item({ name: text(), size: integer() }),
    rows: '',
    after: item({ name: text() }),
    problems: [
      {
        file: FILE,
        message: 'item.size is gone.',
        hint: 'If its values may go, add "x-dropped": ["size"] to the entity.',
      },
    ],
  },
  {
    what: 'one column is gone and one has come: renamed or replaced?',
    class: 'ambiguous',
    before: item({ name: text() }),
    rows: TWO_NAMES,
    after: item({ title: text() }),
    problems: [
      {
        file: FILE,
        message: 'item.name is gone and title has come.',
        hint: 'If it was renamed, add "x-was": "name" to title. If its values may go, add "x-dropped": ["name"] to the entity.',
      },
    ],
  },
  {
    what: 'a table is gone and nobody said that it may go',
    class: 'destructive',
    before: [...item({ name: text() }), { $id: 'box' }],
    rows: '',
    after: item({ name: text() }),
    problems: [
      {
        file: SNAPSHOT,
        message: 'No entity has the table box any more.',
        hint: 'If its rows may go, say so: npm run migrate:new <name> -- --drop-table box.',
      },
    ],
  },
  {
    what: 'one table is gone and one has come: renamed or replaced?',
    class: 'ambiguous',
    before: item({ name: text() }),
    rows: '',
    after: [{ $id: 'thing', properties: { name: text() } }],
    problems: [
      {
        file: SNAPSHOT,
        message: 'No entity has the table item any more, and thing has come.',
        hint: 'If it was renamed, add "x-was": "item" to the entity thing. If its rows may go, say so: npm run migrate:new <name> -- --drop-table item.',
      },
    ],
  },
  {
    what: 'a type changes so that values would be lost',
    class: 'destructive',
    before: item({ at: { type: 'string', format: 'date-time' } }),
    rows: '',
    after: item({ at: { type: 'string', format: 'date' } }),
    problems: [
      {
        file: FILE,
        message: "item.at can't go from timestamptz to date without losing what is there.",
        hint: 'Add a new field, copy the values in a migration written by hand, then drop this one with x-dropped.',
      },
    ],
  },
  {
    what: 'rows of companies become rows of the platform',
    class: 'ambiguous',
    before: item({ name: text() }),
    rows: '',
    after: item({ title: text() }, { 'x-tenant': 'global' }),
    problems: [
      {
        file: FILE,
        message: "item can't go from company_id to global: every key of its rows would change.",
        hint: 'Make a new entity, copy the rows in a migration written by hand, then remove the old one.',
      },
      {
        file: FILE,
        message: 'item.company_id is gone and title has come.',
        hint: 'If it was renamed, add "x-was": "company_id" to title. If its values may go, add "x-dropped": ["company_id"] to the entity.',
      },
      {
        file: FILE,
        message: 'item.name is gone and title has come.',
        hint: 'If it was renamed, add "x-was": "name" to title. If its values may go, add "x-dropped": ["name"] to the entity.',
      },
    ],
  },
];

/** The refusals that are met most often, with what the generator says, out of the cases that its test holds it to. */
import { tables } from '../../generator/test/cases/index.ts';
import { escaped } from './keyword-lines.ts';

/** A mistake of the cases, and what to write instead where the refusal itself does not say it. */
const MET: readonly (readonly [mistake: string, instead?: string])[] = [
  ['an unknown keyword of a property'],
  ['a file that is not called like its entity', 'The file is `<$id>.schema.json`, in snake case as the `$id`.'],
  ['a table that is called like a word of SQL', 'Another `$id`, or `x-table`.'],
  ['a declared column that is always there', 'Leave `id`, `company_id`, `created_at` and `updated_at` out.'],
  ['a string without a maxLength', 'Say it, or take `name`, `email`, `url` … from the shared definitions.'],
  ['an array without items and maxItems', 'Say `items` and `maxItems`.'],
  ['a property that may be left out, and has nothing in its place'],
  ['a field that a create may leave out, with nothing to put in its place'],
  ['a field that nobody gives a new row'],
  [
    'a field that is left empty at times and always holds something',
    'Write `"type": ["…", "null"]` beside `x-when`, and no default.',
  ],
  ['a reference that is a text', 'Write `"type": "integer"`, or `["integer", "null"]`.'],
  ["'set null' on a field that can't be null"],
  ["a platform row that points into a company's table", 'Refer the other way round, or make the row one of a company.'],
  ['a shown reference to an entity without a list'],
  ['an amount in no currency'],
  ['states without a start', 'Give the field a `default`: the state that a row begins in.'],
  ['states that are no values'],
  ['a file that is no object, that a create must name, and of a type that is not taken'],
  ['an operation and an action without an access key'],
  ['a list without x-list', 'Say `columns` and `sort` at least.'],
  ['an order of what has none', 'A field that is a column, stored and not a reference.'],
  ['a column that is never shown', 'Leave it out of the columns, or do not hide it.'],
  ['a search in something that is no text', 'Texts alone: `filters` narrows by all else.'],
  ['a board by a field without moves', 'Give the field `x-states`.'],
  ['a board of a list that is not filtered by its field', 'Name it in `filters` too.'],
  ['cells of what is not there, only read, of no line, or tied to other fields'],
  ['rows below the address of what has no page'],
  ['rows whose list has no filter by the field', 'Name the field in the `filters` of the other entity.'],
  ['a screen without the operation that it is for', 'Add the operation, or leave the view out.'],
  ['an icon that MUI has not'],
  ['a revision without its field, of fields that are not there', 'Declare `revision` as in the example below.'],
  ['an action without a handler', 'Write the function: see “What is written by hand”.'],
  ['a computed field that nothing computes', 'Write the SQL: see “What is written by hand”.'],
];

/** A table; throws where the cases know a mistake no more. */
export function printRefusals(): string {
  const cases = Object.values(tables).flat();
  const rows = MET.map(([mistake, instead]) => {
    const problems = cases.find((one) => one.mistake === mistake)?.problems;
    // What has a hint of its own shows best what is meant.
    const problem = problems?.find(({ hint }) => hint !== undefined) ?? problems?.[0];
    if (problem === undefined) throw new Error(`No case is about ${mistake}.`);
    return `| ${[mistake, problem.message, instead ?? problem.hint ?? ''].map(inCell).join(' | ')} |`;
  });
  return ['| written | refused by | instead |', '|---|---|---|', ...rows].join('\n');
}

const inCell = (text: string): string => escaped(text).replaceAll('|', '\\|');

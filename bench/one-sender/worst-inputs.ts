/** The worst legal input of an operation: what its own schema lets through, as long and as many as it lets. */
import type { JsonSchema } from '../../shared/contract/descriptor.ts';
import type { Operation } from '../../server/http/registry.ts';

export interface Input {
  /** In words, for the table. */
  what: string;
  query?: Record<string, string>;
  body?: unknown;
  file?: { type: string; bytes: Buffer };
}

export interface Known {
  /** Ids of the company by the name of what points to them: `node_id`, `survey_id`. */
  ids: Record<string, number>;
  /** A survey of as many questions and choices as the dialect allows. */
  survey: object;
}

const json = (value: unknown): string => JSON.stringify(value);
const FREQUENT = 'the and was very good bad service food staff coffee cold warm';
const period = { from: '2017-01-01', to: '2026-11-22' };

/** Where the schema does not say what is dear. */
const OWN: Record<string, (known: Known) => Input[]> = {
  'feedback.list': ({ ids }): Input[] => [
    { what: 'twelve frequent words, no hit', query: { filter: json({ q: `${FREQUENT} ` }), range: '[0,99]' } },
    { what: 'six frequent words', query: { filter: json({ q: 'the and was very good bad ' }), range: '[0,99]' } },
    { what: 'a phrase of frequent words', query: { filter: json({ q: '"the and the and"' }), range: '[0,99]' } },
    {
      what: 'two frequent words by score',
      query: { filter: json({ q: 'coffee cold ' }), sort: '["score","ASC"]', range: '[0,99]' },
    },
    {
      what: 'the last page by score, of the whole tree',
      query: {
        filter: json({ node_id_within: ids['node_id'], priority: ['low', 'high'] }),
        sort: '["score","ASC"]',
        range: '[9900,9999]',
      },
    },
  ],
  'dashboard.report': () => [{ what: 'ten years by days, the whole company', query: { ...period, step: 'day' } }],
  'dashboard.drivers': () => [{ what: 'ten years, the whole company', query: period }],
  'dashboard.handling': () => [{ what: 'ten years, the whole company', query: period }],
  'dashboard.topics': () => [{ what: 'ten years, the whole company', query: period }],
  'node.create': ({ ids }) => [
    {
      what: '500 units at once',
      body: { organization_id: ids['organization_id'], parent_id: ids['node_id'], name: 'Table', count: 500 },
    },
  ],
  'feedback.change_many': () => [
    { what: 'all that a filter finds', body: { filter: {}, changes: { priority: 'high' } } },
  ],
  'node_qr_code.image': () =>
    ['svg', 'png', 'pdf'].map((format) => ({
      what: `as ${format} with its design`,
      query: { format, design: 'design' },
    })),
  'organization.export_units': () =>
    ['csv', 'xlsx'].map((format) => ({ what: `all units as ${format}`, query: { format } })),
  'organization.import_units': () => [
    { what: '5,000 units in a file of CSV', file: { type: 'text/csv', bytes: Buffer.from(unitsAsCsv(5_000)) } },
  ],
  'survey.create': ({ survey }) => [{ what: '198 questions of 30 choices', body: { name: 'Long', draft: survey } }],
  'survey.convert': () => [{ what: '200 questions of 28 choices', body: { content: JSON.stringify(longSurveyJs()) } }],
  'visitor.preview': ({ survey }) => [{ what: '198 questions of 30 choices', body: { document: survey } }],
};

const longSurveyJs = (): object => ({
  pages: [
    {
      elements: Array.from({ length: 200 }, (_, at) => ({
        type: 'checkbox',
        name: `q${at}`,
        choices: Array.from({ length: 28 }, (__, of) => `Choice ${of}`),
      })),
    },
  ],
});

const unitsAsCsv = (count: number): string =>
  [
    'external_id,parent_external_id,name',
    ...Array.from({ length: count }, (_, at) => `u${at},${at === 0 ? '' : `u${Math.floor((at - 1) / 20)}`},Unit ${at}`),
  ].join('\n');

const LONGEST_LIST = 1_000;
/** Just below what any body may hold. */
const LONG_TEXT = 200_000;

/** Pages as far back as they go, the longest search, and what the body's schema lets through at its longest. */
export function inputsOf(operation: Operation, known: Known): Input[] {
  const own = OWN[operation.id]?.(known) ?? [];
  if (operation.method === 'GET') return [...own, ...readsOf(operation)];
  const { body } = operation.input;
  if (!body) return [...own, { what: 'no input' }];
  return [
    ...own,
    { what: 'all that its schema allows', body: longest(body, '', known) },
    { what: 'a text of 200 KB where none belongs', body: { ['x'.repeat(40)]: 'x'.repeat(LONG_TEXT) } },
  ];
}

function readsOf({ path, input }: Operation): Input[] {
  const parameters = Object.keys((input.query?.['properties'] as object | undefined) ?? {});
  if (parameters.includes('range') && !path.includes(':'))
    return [
      { what: 'a first page of 100 rows', query: { range: '[0,99]' } },
      { what: 'the last page of 100 rows', query: { range: '[9900,9999]' } },
      { what: 'a search for a single letter', query: { filter: json({ q: 'e' }), range: '[0,99]' } },
      {
        what: 'a search of 200 letters',
        query: { filter: json({ q: 'unit '.repeat(40).slice(0, 200) }), range: '[0,99]' },
      },
    ];
  return [{ what: path.includes(':') ? 'the largest row' : 'no input' }];
}

/** A value that the schema takes, as large as it can be. */
function longest(schema: JsonSchema, name: string, known: Known): unknown {
  const id = known.ids[name];
  if (id !== undefined) return id;
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['enum'])) return (schema['enum'] as unknown[]).at(-1);
  const [variant] = ['oneOf', 'anyOf'].flatMap((key) => (schema[key] as JsonSchema[] | undefined) ?? []);
  if (variant) return longest(variant, name, known);
  const type = [schema['type']].flat()[0];
  if (type === 'object') return longestObject(schema, known);
  if (type === 'array') return longestList(schema, name, known);
  if (type === 'integer' || type === 'number') return Math.min(Number(schema['maximum'] ?? 1), 2_147_483_647);
  if (type === 'boolean') return true;
  return longestText(schema);
}

const longestObject = (schema: JsonSchema, known: Known): object =>
  Object.fromEntries(
    Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>)
      .slice(0, Number(schema['maxProperties'] ?? Number.POSITIVE_INFINITY))
      .map(([name, property]) => [name, longest(property, name, known)]),
  );

function longestList(schema: JsonSchema, name: string, known: Known): unknown[] {
  const items = (schema['items'] ?? {}) as JsonSchema;
  const one = longest(items, name.replace(/s$/, ''), known);
  const length = Math.min(Number(schema['maxItems'] ?? LONGEST_LIST), LONGEST_LIST);
  if (schema['uniqueItems'] === true && Array.isArray(items['enum']))
    return (items['enum'] as unknown[]).slice(0, length);
  return Array.from({ length }, (_, at) => (typeof one === 'number' ? one + at : one));
}

const FORMATS: Record<string, string> = {
  date: '2026-11-22',
  'date-time': '2026-11-22T00:00:00Z',
  email: 'longest@bench.example',
  uri: 'https://bench.example/',
  uuid: '00000000-0000-4000-8000-000000000000',
};

const longestText = (schema: JsonSchema): string =>
  FORMATS[String(schema['format'])] ?? 'x'.repeat(Math.min(Number(schema['maxLength'] ?? 200), LONG_TEXT));

/** What operations of the OpenAPI document share: parameters, problem responses and the problem itself. */
import type { JsonSchema } from '../../shared/contract/model.ts';

const LOCALES = ['tr', 'en', 'fr', 'de', 'pt', 'it', 'es', 'ja', 'ru', 'ko'];

function query(name: string, description: string, example: string): object {
  return { name, in: 'query', description, schema: { type: 'string' }, example };
}

export const PARAMETERS = {
  id: { name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } },
  sort: query('sort', 'JSON array of a field and a direction.', '["created_at","DESC"]'),
  range: query('range', 'JSON array of the first and the last row, counted from 0; at most 100 rows.', '[0,24]'),
  filter: query(
    'filter',
    'JSON object: a value, a list of values, or null for each field; null finds the rows that hold nothing in it, an empty text or list included, and is all that files, objects and lists of objects are filtered by; `<field>_gte` and `<field>_lte` for ranges; `<field>_within` for a row of a tree with all below it; `or`, `and` and `not` with a list of such objects, of which any, all or none has to be met (up to three inside each other, 40 objects in all); `q` searches, whatever case and marks it is typed in; what fits best comes first, unless a sort by something else than a searched text is asked for.',
    '{"q":"north"}',
  ),
  fields: query('fields', 'JSON array of the only fields that are wanted; the id comes always.', '["name"]'),
  group: query(
    'group',
    'In place of rows how many there are of each value of this field, the largest first and 100 at most: `[{"value", "count", "sums"}]`; times by month. No sort, range, fields, permissions or format goes with it.',
    'state',
  ),
  sums: query(
    'sums',
    'JSON array of fields that are summed, in each group or over all that is found; an amount in each currency by itself: `{"price": [{"price": 1200, "currency": "EUR"}]}`.',
    '["price"]',
  ),
  format: {
    name: 'format',
    in: 'query',
    description:
      'All that is found as a file in place of a page, 100,000 rows at most: with a row of labels, and words, names and amounts as people read them. Its columns are the `fields` in their order.',
    schema: { type: 'string', enum: ['csv', 'xlsx'] },
  },
  permissions: {
    name: 'permissions',
    in: 'query',
    description: 'Each row says in `permitted` what the caller may do to it.',
    schema: { type: 'boolean', default: false },
  },
  'preferred-language': {
    name: 'preferred-language',
    in: 'header',
    description: 'Language of texts in the answer.',
    schema: { type: 'string', enum: LOCALES, default: 'en' },
  },
};

export const PROBLEM: JsonSchema = {
  type: 'object',
  description: 'What went wrong (RFC 9457).',
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string', description: 'Stable; also the key of the text.' },
    detail: { type: 'string', description: "In the caller's language; says what to do next." },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: { pointer: { type: 'string' }, code: { type: 'string' }, message: { type: 'string' } },
        required: ['pointer', 'code', 'message'],
      },
    },
    request_id: { type: 'string' },
  },
  required: ['type', 'title', 'status', 'code', 'request_id'],
};

function problem(description: string): object {
  return { description, content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } } };
}

export const RESPONSES: Record<string, object> = {
  400: problem('Something in the request is not valid; `errors` says where.'),
  401: problem('Nobody is signed in, or the session has ended.'),
  403: problem('The caller may not do this.'),
  404: problem('There is no such row, or the caller does not reach it.'),
  409: problem(
    'The state of the data stands against it: a value that is taken, a row in use, an illegal move, a limit.',
  ),
  413: problem('The body is too large.'),
  429: problem('Too many requests; `Retry-After` says when to come back.'),
  503: problem('The database is busy or away; `Retry-After` says when to come back.'),
};

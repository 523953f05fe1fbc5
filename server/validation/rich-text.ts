/** Rich text (`"format": "rich-text"`) as it is stored: whatever is sent, a small subset of HTML. */
import type sanitize from 'sanitize-html';
import { officeMarkup } from '../../shared/rich-text/office.ts';
import { parseRichText } from '../../shared/rich-text/parse.ts';
import { writeRichText } from '../../shared/rich-text/write.ts';
import type { EntityDescriptor, JsonSchema } from '../../shared/contract/descriptor.ts';
import type { Values } from '../database/rows.ts';
import type { FieldViolation } from '../errors.ts';
import { lazily } from '../lazy.ts';
import { memoizeByIdentity } from './memoize-by-identity.ts';

const sanitizer = lazily<typeof sanitize>('sanitize-html');

/** What other programs write for the same. */
const INSTEAD: Record<string, string> = {
  b: 'strong',
  i: 'em',
  ins: 'u',
  tt: 'code',
  kbd: 'code',
  samp: 'code',
  h1: 'h2',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
  ...Object.fromEntries(
    [
      'div',
      'section',
      'article',
      'header',
      'footer',
      'main',
      'aside',
      'address',
      'center',
      'pre',
      'tr',
      'dt',
      'dd',
    ].map((tag) => [tag, 'p']),
  ),
};

const OPTIONS: sanitize.IOptions = {
  allowedTags: ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'br', 'strong', 'em', 'u', 'code', 'a'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: INSTEAD,
  // What stands in these is no text of the writer's.
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'title',
    'template',
    'iframe',
    'object',
    'svg',
    'math',
  ],
  parseStyleAttributes: false,
};

/**
 * The package reads whatever it is given and leaves out what is not of the subset; the tree that is then made of it has
 * nothing else, in one form.
 */
export const sanitizeRichText = (markup: string): string =>
  writeRichText(parseRichText(sanitizer()(officeMarkup(markup), OPTIONS)));

const FORMAT = 'rich-text';
const MAX_DEPTH = 100;
/** Tags that have no end, or whose next one ends the one before. */
const SHALLOW = new Set(
  'p li br hr img input meta link wbr col area base embed source track td th tr dt dd option thead tbody tfoot'.split(
    ' ',
  ),
);

/** How deep tags stand in each other, whatever else is wrong with them; as far as `MAX_DEPTH`, beyond which the package is slow. */
function isTooDeep(markup: string): boolean {
  let depth = 0;
  for (const [, closing, name = ''] of markup.matchAll(/<(\/?)([a-z][^\s/>]*)/gi)) {
    if (SHALLOW.has(name.toLowerCase())) continue;
    depth = closing === '' ? depth + 1 : Math.max(0, depth - 1);
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

/** Where a value of a schema is rich text: names of properties, from the outside in. */
interface Place {
  path: string[];
  isNullable: boolean;
  /** Of what is sent, before anything is left out of it; so much that other programs may write their styles into it. */
  mostSent: number;
  limit: number;
}

const placesOf = memoizeByIdentity((schema: JsonSchema): Place[] => findPlaces(schema, []));

function findPlaces(schema: unknown, path: string[]): Place[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { format, type, properties, maxLength } = schema as Record<string, unknown>;
  if (format === FORMAT) {
    const limit = Number(maxLength);
    return [{ path, isNullable: [type].flat().includes('null'), mostSent: 4 * limit + 10_000, limit }];
  }
  return Object.entries(properties ?? {}).flatMap(([name, inner]) => findPlaces(inner, [...path, name]));
}

/**
 * The value with its rich text as it is stored; where nothing is left of one, null or an empty text.
 * @returns a value of its own, and what is wrong with what was sent, where it can't be read at all
 */
export function cleanRichText(schema: JsonSchema, value: unknown): { clean: unknown; errors: FieldViolation[] } {
  const errors: FieldViolation[] = [];
  const clean = placesOf(schema).reduce((cleaned, place) => {
    return changedAt(cleaned, place.path, (sent) => {
      const pointer = `/${place.path.join('/')}`;
      if (sent.length > place.mostSent) errors.push({ pointer, code: 'too_long', parameters: { limit: place.limit } });
      else if (isTooDeep(sent)) errors.push({ pointer, code: 'too_deep' });
      else return stored(sent, place.isNullable);
      return '';
    });
  }, value);
  return { clean, errors };
}

const stored = (sent: string, isNullable: boolean): string | null => {
  const clean = sanitizeRichText(sent);
  return clean === '' && isNullable ? null : clean;
};

function changedAt(value: unknown, [name, ...rest]: readonly string[], change: (text: string) => unknown): unknown {
  if (name === undefined) return typeof value === 'string' ? change(value) : value;
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !Object.hasOwn(value, name)) return value;
  return { ...value, [name]: changedAt((value as Values)[name], rest, change) };
}

/** Values on their way into the database, whoever made them: a hook, an earlier version of a row, one from the bin. */
export function withStoredRichText<Given extends Values>({ fields }: EntityDescriptor, values: Given): Given {
  const rich = Object.entries(values).flatMap(([name, value]): [string, unknown][] =>
    fields[name]?.kind === 'rich_text' && typeof value === 'string'
      ? [[name, stored(value, fields[name].nullable)]]
      : [],
  );
  return rich.length === 0 ? values : { ...values, ...Object.fromEntries(rich) };
}

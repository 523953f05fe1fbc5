/** From a dialect to the schema of a form and to what the form is shown with. */
import type { SourceFile } from '../load.ts';

export type Json = { [key: string]: unknown };

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The dialects by file name, with their references to be filled in. */
export function openDialects(documents: readonly SourceFile[]) {
  const files = new Map(documents.map(({ path, value }) => [path.slice(path.lastIndexOf('/') + 1), value]));
  const read = (name: string): Json | undefined => {
    const value = files.get(name);
    return isJson(value) ? value : undefined;
  };

  function follow(reference: string, from: string): { schema: unknown; file: string } {
    const [name = '', pointer = ''] = reference.split('#');
    const file = name === '' ? from : name;
    const steps = pointer.split('/').filter(Boolean);
    const schema = steps.reduce<unknown>((value, step) => (isJson(value) ? value[step] : undefined), read(file));
    return { schema, file };
  }

  /** The same schema with every reference replaced by what it leads to. */
  function fill(value: unknown, from: string): unknown {
    if (Array.isArray(value)) return value.map((item) => fill(item, from));
    if (!isJson(value)) return value;
    if (typeof value.$ref === 'string') {
      const { schema, file } = follow(value.$ref, from);
      const { $ref: _reference, ...beside } = value;
      const filled = fill(schema, file);
      return isJson(filled) ? { ...filled, ...beside } : filled;
    }
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner, from)]));
  }

  function resolve(schema: Json, from: string): Json {
    const filled = fill(schema, from);
    return isJson(filled) ? filled : {};
  }
  return { read, resolve };
}

/** What a half-written document need not fulfil yet, and words that no form shows. */
const LEFT_OUT = new Set(
  'required minLength minItems minProperties propertyNames description $comment format $defs'.split(' '),
);

/** Only what a form has to hold on to: types and maxima. */
export function relax(schema: Json): Json {
  return Object.fromEntries(
    Object.entries(schema).flatMap(([key, value]) => {
      if (key === 'properties' && isJson(value)) return [[key, mapValues(value, relaxAny)]];
      return LEFT_OUT.has(key) ? [] : [[key, relaxAny(value)]];
    }),
  );
}

function relaxAny(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(relaxAny);
  return isJson(value) ? relax(value) : value;
}

const mapValues = (object: Json, change: (value: unknown) => unknown): Json =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));

/** As the dialects write `#RRGGBB`. */
const COLOR = '^#[0-9A-Fa-f]{6}$';

/** From so many letters on a text is written in several lines. */
const SEVERAL_LINES = 200;

const propertiesOf = (schema: Json): Json => (isJson(schema.properties) ? schema.properties : {});

/** A text in several languages: an object whose names are languages. */
const isText = ({ propertyNames, additionalProperties }: Json): boolean =>
  isJson(propertyNames) && Array.isArray(propertyNames.enum) && isJson(additionalProperties);

/** Things that are told apart by an id and named by a label. */
const isItems = ({ items }: Json): boolean =>
  isJson(items) && ['id', 'label'].every((name) => name in propertiesOf(items));

/** Things of several parts, none of which is a text alone. */
const isRows = ({ items }: Json): boolean => isJson(items) && Object.keys(propertiesOf(items)).length > 0;

/** A thing that is there or not, and may have a label of its own. */
const isLabelled = (schema: Json): boolean => Object.keys(propertiesOf(schema)).join() === 'label';

/** Formats of a line that has an input of its own; the input is called after the format. */
const INPUTS = new Set<unknown>(['date', 'local-date-time', 'local-time', 'link']);

/** How a value is edited, by what it is; nothing where its plain type says enough. */
export function uiOf(schema: Json): Json {
  if (isText(schema)) return textUi(schema);
  if (schema.type === 'array') {
    if (isItems(schema)) return { 'ui:field': 'items' };
    const items = isJson(schema.items) ? uiOf(schema.items) : {};
    if (isRows(schema)) return { 'ui:field': 'rows', items };
    return Object.keys(items).length > 0 ? { items } : {};
  }
  if ('file' in propertiesOf(schema))
    return { 'ui:field': 'picture', 'ui:options': { named: 'alt' in propertiesOf(schema) } };
  if (isLabelled(schema)) return { 'ui:field': 'labelled' };
  if (schema.type === 'object') {
    const parts = Object.entries(propertiesOf(schema)).map(([name, part]) => [name, isJson(part) ? uiOf(part) : {}]);
    return Object.fromEntries(parts.filter(([, ui]) => Object.keys(ui as Json).length > 0));
  }
  if (schema.pattern === COLOR) return { 'ui:widget': 'color' };
  return INPUTS.has(schema.format) ? { 'ui:widget': schema.format } : {};
}

function textUi({ additionalProperties }: Json): Json {
  const longest = isJson(additionalProperties) ? Number(additionalProperties.maxLength) : 0;
  return { 'ui:field': 'text', 'ui:options': { longest, lines: longest >= SEVERAL_LINES ? 'several' : 'one' } };
}

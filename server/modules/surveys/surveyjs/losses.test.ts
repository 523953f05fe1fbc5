/**
 * Nothing of a definition is lost in silence. The properties are those that the library itself lists, for each type of
 * question, panel, page, choice and the survey: what changes nothing in what comes out must be named by its path.
 */
import { ElementFactory, type JsonObjectProperty, Serializer } from 'survey-core';
import fc from '../../../../scripts/test/properties.ts';
import { describe, expect, test } from 'vitest';
import { convertDefinition } from '../convert-definition.ts';
import { surveyDocumentViolations } from '../survey-document.ts';

type Json = Record<string, unknown>;

/** Which kind of thing it is, which every one of them says, and the format's version. */
const NAMES_ITSELF = new Set(['name', 'type', 'sjsVersion', '$schema']);
/** What holds the others. */
const HOLDS = new Set([
  'pages',
  'elements',
  'questions',
  'templateElements',
  'columns',
  'rows',
  'items',
  'choices',
  'triggers',
]);
/** Reasons by which all of a thing is left out, and with it what it says. */
const WHOLE = new Set(['type_not_supported', 'too_few_options', 'too_many_questions', 'never_shown', 'empty']);

/** Some value that is not the one by default. */
function valueOf({ name, type, defaultValue, isLocalizable, choices, isArray }: JsonObjectProperty): unknown {
  // Five points are stars without it, too.
  if (name === 'rateType') return 'smileys';
  if (isArray || ['validators', 'htmlconditions', 'urlconditions', 'calculatedvalues'].includes(type))
    return [{ name: 'some' }];
  const other = Array.isArray(choices)
    ? choices
        .map((choice: unknown) => (typeof choice === 'object' && choice !== null ? (choice as Json)['value'] : choice))
        .find((choice) => choice !== defaultValue && choice !== undefined && choice !== null && choice !== '')
    : undefined;
  if (other !== undefined) return other;
  if (type === 'boolean' || type === 'switch') return defaultValue !== true;
  if (type === 'number') return Number(defaultValue ?? 0) + 3;
  if (type === 'condition' || type === 'expression') return '{another} notempty';
  return isLocalizable ? { default: `Words of ${name}`, de: `Worte von ${name}` } : `some ${name}`;
}

const propertiesOf = (type: string): JsonObjectProperty[] =>
  Serializer.getProperties(type).filter(
    ({ name, isSerializable }) => isSerializable && !NAMES_ITSELF.has(name) && !HOLDS.has(name),
  );

const LISTS: Json = { choices: ['one', 'two'], rows: ['one', 'two'], columns: ['one', 'two'], items: [{ name: 'i' }] };
/** With what it must have to be asked at all. */
function elementOf(type: string): Json {
  const known = new Set(Serializer.getProperties(type).map(({ name }) => name));
  const lists = Object.fromEntries(Object.entries(LISTS).filter(([name]) => known.has(name)));
  const inner = type === 'panel' ? { elements: [{ type: 'comment', name: 'inner' }] } : {};
  return { type, name: 'asked', ...lists, ...inner, ...(type === 'html' && { html: 'Words' }) };
}

/** An earlier question, so that conditions have something to look at. */
const around = (element: Json, page: Json = {}, survey: Json = {}): Json => ({
  ...survey,
  pages: [{ name: 'page', ...page, elements: [{ type: 'comment', name: 'another' }, element] }],
});
const AT = 'pages[0].elements[1]';

function isTold(definition: Json, without: Json, path: string): boolean {
  const { document, left_out } = convertDefinition(structuredClone(definition));
  if (JSON.stringify(document) !== JSON.stringify(convertDefinition(structuredClone(without)).document)) return true;
  const isWithin = (inner: string, outer: string) =>
    inner === outer || inner.startsWith(`${outer}.`) || inner.startsWith(`${outer}[`);
  return left_out.some(({ place, reason }) => isWithin(place, path) || (WHOLE.has(reason) && isWithin(path, place)));
}

const types = ElementFactory.Instance.getAllTypes().toSorted();

describe('each property is carried over or named by its path', () => {
  test.each(types)('of the type %s', (type) => {
    const silent = propertiesOf(type)
      .map((property) => [property.name, valueOf(property)] as const)
      .filter(([name, value]) => {
        const element = elementOf(type);
        return !isTold(around({ ...element, [name]: value }), around(element), `${AT}.${name}`);
      });
    expect(silent).toEqual([]);
  });

  test('of pages and of the survey', () => {
    const element = elementOf('comment');
    const silent = [
      ...propertiesOf('page').filter(
        (property) =>
          !isTold(
            around(element, { [property.name]: valueOf(property) }),
            around(element),
            `pages[0].${property.name}`,
          ),
      ),
      ...propertiesOf('survey').filter(
        (property) =>
          !isTold(around(element, {}, { [property.name]: valueOf(property) }), around(element), property.name),
      ),
    ].map(({ name }) => name);
    expect(silent).toEqual([]);
  });

  test.each([
    ['checkbox', 'choices', 'choiceitem'],
    ['radiogroup', 'choices', 'choiceitem'],
    ['dropdown', 'choices', 'choiceitem'],
    ['imagepicker', 'choices', 'imageitemvalue'],
    ['rating', 'rateValues', 'ratingitem'],
    ['matrix', 'rows', 'itemvalue'],
    ['matrix', 'columns', 'matrixcolumn'],
    ['multipletext', 'items', 'multipletextitem'],
  ])('of what is in the %s’s %s', (type, list, item) => {
    const [identity] = item === 'multipletextitem' ? ['name'] : ['value'];
    const holding = (own: Json) =>
      around({ ...elementOf(type), [list]: [{ [identity ?? '']: 'first', ...own }, { [identity ?? '']: 'second' }] });
    const silent = propertiesOf(item)
      .filter(({ name }) => name !== 'value')
      .filter((property) => {
        const own = { [property.name]: valueOf(property) };
        return !isTold(holding(own), holding({}), `${AT}.${list}[0].${property.name}`);
      })
      .map(({ name }) => name);
    expect(silent).toEqual([]);
  });

  test('however many stand together', () => {
    const some = fc.constantFrom(...types).chain((type) => {
      const all = propertiesOf(type).map((property) => [property.name, valueOf(property)] as const);
      return fc.record({
        type: fc.constant(type),
        properties: fc.subarray([...all, ['unknown', { deep: [1] }] as const], { minLength: 1, maxLength: 12 }),
        taken: fc.nat(),
      });
    });
    fc.assert(
      fc.property(some, ({ type, properties, taken }) => {
        const element = { ...elementOf(type), ...Object.fromEntries(properties) };
        const [name = ''] = properties[taken % properties.length] ?? [];
        const { [name]: _, ...without } = element;
        expect(isTold(around(element), around(without), `${AT}.${name}`)).toBe(true);
      }),
      { numRuns: 400, seed: 18 },
    );
  });
});

test('a part of a text, a list or an object is named where it stands', () => {
  const { left_out, left_out_count } = convertDefinition({
    pages: [
      {
        elements: [
          {
            type: 'panel',
            elements: [
              {
                type: 'text',
                name: 'Phone',
                maskType: 'pattern',
                maskSettings: { pattern: '999' },
                title: { de: 'T', zz: '?' },
              },
              { type: 'checkbox', name: 'c', choices: ['a', 'a', { value: 'b', 'my own': 1 }, 7, null, [1]] },
              'nothing',
            ],
          },
        ],
      },
    ],
  });
  const at = 'pages[0].elements[0].elements';
  expect(left_out).toEqual(
    expect.arrayContaining([
      { place: `${at}[0].maskType`, question: 'Phone', reason: 'property_not_supported', detail: 'pattern' },
      {
        place: `${at}[0].maskSettings`,
        question: 'Phone',
        reason: 'property_not_supported',
        detail: '{"pattern":"999"}',
      },
      { place: `${at}[0].title.zz`, question: 'Phone', reason: 'language_not_supported', detail: 'zz' },
      { place: `${at}[1].choices[1]`, question: 'c', reason: 'repeated_option', detail: 'a' },
      { place: `${at}[1].choices[2]["my own"]`, question: 'c', reason: 'property_not_supported', detail: '1' },
      { place: `${at}[1].choices[5]`, question: 'c', reason: 'property_not_supported', detail: '[1]' },
      { place: `${at}[2]`, question: null, reason: 'property_not_supported', detail: 'nothing' },
    ]),
  );
  expect(left_out_count).toBe(7);
});

test('more than anybody reads is counted all the same', () => {
  const own = Object.fromEntries(Array.from({ length: 600 }, (_, at) => [`x${at}`, at]));
  const { left_out, left_out_count } = convertDefinition({ elements: [{ type: 'comment', name: 'a', ...own }] });
  expect([left_out.length, left_out_count]).toEqual([500, 600]);
});

test.each(types.filter((type) => !['html', 'panel', 'multipletext'].includes(type)))(
  'a definition of one %s can be looked at, or holds no question',
  (type) => {
    const { document } = convertDefinition({ elements: [elementOf(type)] });
    expect(document.pages.length === 0 ? [] : surveyDocumentViolations(document)).toEqual([]);
  },
);

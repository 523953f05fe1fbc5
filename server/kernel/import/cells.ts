/** What a cell of a file stands for in a field: the inverse of ../export-cells.ts, and what people write by hand. */
import { isFormulaError, unescapeCell } from '../../../shared/csv/cell.ts';
import { countryCodes } from '../../../shared/i18n/countries.ts';
import { languageTags } from '../../../shared/i18n/language-tags.ts';
import { type Locale, locales } from '../../../shared/i18n/locales.ts';
import { isMarkup, richTextOf } from '../../../shared/rich-text/plain.ts';
import type { EntityDescriptor, FieldDescriptor } from '../../../shared/contract/descriptor.ts';
import { countryName, languageName } from '../../i18n/code-names.ts';
import { labelOf } from '../../i18n/labels.ts';
import { translate } from '../../i18n/texts.ts';

/** A value, or the code of what is wrong with the cell (texts under `fields`). */
export type Read = { value: unknown } | { code: string; parameters?: Record<string, string | number> };

type ReadText = (text: string, field: FieldDescriptor, place: Place) => unknown;

interface Place {
  entity: EntityDescriptor;
  name: string;
  locale: Locale;
}

/** Texts that stand for several values are parted as an export parts them, or as people do. */
const PARTS = /[,;\n]/;

/** Parts of the cell of a list; references among them are resolved elsewhere. */
export const partsOf = (cell: string): string[] =>
  unescapeCell(cell)
    .split(PARTS)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/**
 * The value of a cell, without references, whose rows are to be found. What can't be read as the field's kind is left a
 * text, which the field's schema refuses.
 * @returns undefined for an empty cell of a field that can't be empty: what a create leaves out
 */
export function readCell(cell: string, place: Place): Read {
  const field = place.entity.fields[place.name];
  if (field === undefined) return { code: 'unknown_field' };
  if (isFormulaError(cell)) return { code: 'failed_formula' };
  const text = unescapeCell(cell);
  if (text === '') return { value: emptyOf(field) };
  if (field.type === 'array')
    return { value: isOfObjects(field) ? asJson(text) : partsOf(text).map((part) => readOne(part, field, place)) };
  return { value: readOne(text, field, place) };
}

/** What a tenant lets choose, in whatever case it is written. */
const choiceOf = (text: string, choices: readonly string[]): string =>
  choices.includes(text) ? text : (choices.find((choice) => plain(choice) === plain(text)) ?? text);

const isOfObjects = ({ kind }: FieldDescriptor): boolean => kind === 'object_list' || kind === 'json';

function emptyOf(field: FieldDescriptor): unknown {
  if (field.nullable) return null;
  if (field.type === 'array') return [];
  return field.type === 'string' && field.default === '' ? '' : undefined;
}

function readOne(text: string, field: FieldDescriptor, place: Place): unknown {
  if (field.custom?.choices !== undefined) return choiceOf(text, field.custom.choices);
  const read = READ[field.kind];
  if (read !== undefined) return read(text, field, place);
  if (field.enum !== undefined) return enumOf(text, field, place);
  return BY_TYPE[field.type]?.(text, field, place) ?? text;
}

/** By the type of a field, where its kind says nothing else. */
const BY_TYPE: Partial<Record<string, ReadText>> = {
  boolean: (text) => truthOf(text),
  integer: (text) => numberOf(text),
  number: (text) => numberOf(text),
  object: (text) => asJson(text),
};

const READ: Record<string, ReadText> = {
  date_time: (text) => instantOf(text),
  date: (text) => (/^\d{4}-\d{2}-\d{2}(?:[T ]00:00(?::00)?Z?)?$/.test(text) ? text.slice(0, 10) : text),
  country: (text, _, { locale }) => codeOf('country', text, locale),
  country_list: (text, _, { locale }) => codeOf('country', text, locale),
  language: (text, _, { locale }) => codeOf('language', text, locale),
  locale: (text, _, { locale }) => codeOf('language', text, locale),
  // An export writes what is read; who has markup at hand may write that.
  rich_text: (text) => (isMarkup(text) ? text : richTextOf(text)),
};

const NUMBER = /^[-+]?\d+(?:[.,]\d+)?(?:e[-+]?\d{1,3})?$/i;

/** With a point or a comma; signs between thousands would be guessed at. */
function numberOf(text: string): number | string {
  return NUMBER.test(text) ? Number(text.replace(',', '.')) : text;
}

/** An amount in major units, as its currency writes it. */
export function minorUnitsOf(text: string, digits: number): number | string {
  const number = numberOf(unescapeCell(text));
  if (typeof number === 'string') return number;
  const minor = number * 10 ** digits;
  // 4.35 * 100 is 434.99999999999994; what lies further from a whole number has too many digits, which its schema refuses.
  return Math.abs(minor - Math.round(minor)) < 1e-6 ? Math.round(minor) : minor;
}

const plain = (text: string): string => text.normalize('NFKC').toLocaleLowerCase('en').trim();

/** Words for yes and no in every language of the product, and what programs write. */
const TRUTHS = new Map<string, boolean>([
  ...locales.flatMap((locale): [string, boolean][] => [
    [plain(translate(locale, 'export.true')), true],
    [plain(translate(locale, 'export.false')), false],
  ]),
  ['true', true],
  ['false', false],
  ['1', true],
  ['0', false],
]);

const truthOf = (text: string): boolean | string => TRUTHS.get(plain(text)) ?? text;

/** Labels of the values of a field, by entity, field and locale. */
const labelled = new Map<string, Map<string, string>>();

/** A value by itself, or by its label: in the language of who imports, else in any. */
function enumOf(text: string, { enum: values = [] }: FieldDescriptor, place: Place): string {
  if (values.includes(text)) return text;
  const key = `${place.entity.id} ${place.name} ${place.locale}`;
  const known = labelled.get(key) ?? labelsOf(values, place);
  labelled.set(key, known);
  return known.get(plain(text)) ?? text;
}

/** Those that come later count. */
const labelsOf = (values: readonly string[], { entity, name, locale }: Place): Map<string, string> =>
  new Map([
    ...[...locales.filter((one) => one !== locale), locale].flatMap((one) =>
      values.flatMap((value): [string, string][] => {
        const label = labelOf(one, `enums.${entity.id}.${name}.${value}`);
        return label === undefined ? [] : [[plain(label), value]];
      }),
    ),
    ...values.map((value): [string, string] => [plain(value), value]),
  ]);

/** Without a zone it is UTC, as an export writes it. */
function instantOf(text: string): string {
  const [, day, time = '00:00', zone = 'Z'] =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?))?(Z|[+-]\d{2}:\d{2})?$/.exec(text) ?? [];
  if (day === undefined) return text;
  return `${day}T${time.length === 5 ? `${time}:00` : time}${zone}`;
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

const byName = new Map<string, Map<string, string>>();

/** A code by itself or by its name. */
function codeOf(kind: 'country' | 'language', text: string, locale: Locale): string {
  const key = `${kind} ${locale}`;
  const known = byName.get(key) ?? namesOf(kind, locale);
  byName.set(key, known);
  return known.get(plain(text)) ?? text;
}

function namesOf(kind: 'country' | 'language', locale: Locale): Map<string, string> {
  const codes = kind === 'country' ? countryCodes : languageTags;
  const nameOf = kind === 'country' ? countryName : languageName;
  return new Map([
    ...codes.map((code): [string, string] => [plain(nameOf(code, locale)), code]),
    ...codes.map((code): [string, string] => [plain(code), code]),
  ]);
}

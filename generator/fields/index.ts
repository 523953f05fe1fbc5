/**
 * The kinds of fields, each in a file of its own, tried from the most to the least particular.
 *
 * admin/fields/index.ts exports the components that they name (held by a check when the project is generated):
 *
 * | kind           | column           | cell               | input              | filter          | further props |
 * |----------------|------------------|--------------------|--------------------|-----------------|---------------|
 * | document       | jsonb            |                    |                    |                 | dialect: name under schemas/documents |
 * | image          | jsonb            | ImageField         | ImageInput         |                 | types, maxBytes, owner: the field that says whose a new row of the platform's is |
 * | file           | jsonb            | FileField          | FileInput          |                 | the same |
 * | reference      | bigint           | ReferenceField     | ReferenceInput     | ReferenceFilter | reference: the target's resource; searchable: its list takes `q`; sortBy |
 * | reference_list | bigint[]         | ReferenceListField | ReferenceListInput | ReferenceFilter | the same |
 * | locale         | text             | LocaleField        | LocaleInput        | LocaleFilter    | choices: codes |
 * | state          | text             | StateField         | StateInput         | EnumFilter      | choices, translation, states: {from: [to]} (StateInput, when moves are limited) |
 * | enum           | text             | EnumField          | EnumInput          | EnumFilter      | choices: values; translation: key prefix of their words |
 * | country_list   | text[]           | CountryListField   | CountryListInput   |                 | |
 * | conditions     | jsonb            | ConditionsField    | ConditionsInput    |                 | event: the field that names the event; entities: of each whose events can be chosen its resource, and by what its fields are compared; cells, inputs: an element for each of them |
 * | string_list    | text[]           | StringListField    | StringListInput    | TextFilter      | choices, translation when its items are an enum |
 * | object_list    | jsonb            | ObjectListField    | ObjectListInput    |                 | words, fields, inputs: as of an object; blank: what a new one begins as |
 * | color          | text             | ColorField         | ColorInput         |                 | |
 * | time_zone      | text             | TimeZoneField      | TimeZoneInput      |                 | |
 * | money          | bigint           | MoneyField         | MoneyInput         | MoneyFilter     | currencySource: field with the ISO 4217 code or the currency's id, when the entity has one |
 * | duration       | integer, bigint  | DurationField      | DurationInput      | DurationFilter  | |
 * | country        | text             | CountryField       | CountryInput       | CountryFilter   | |
 * | language       | text             | LanguageField      | LanguageInput      | LanguageFilter  | |
 * | time           | text             | TimeField          | TimeInput          | TimeFilter      | |
 * | percent        | double precision | PercentField       | PercentInput       | NumberFilter    | |
 * | email          | text             | EmailField         | EmailInput         | TextFilter      | |
 * | url            | text             | UrlField           | UrlInput           | TextFilter      | |
 * | phone          | text             | PhoneField         | PhoneInput         | TextFilter      | |
 * | rich_text      | text             | RichTextField      | RichTextInput      | TextFilter      | |
 * | long_text      | text             | LongTextField      | LongTextInput      | TextFilter      | |
 * | uuid           | uuid             | UuidField          | UuidInput          | TextFilter      | |
 * | date           | date             | DateField          | DateInput          | DateFilter      | |
 * | date_time      | timestamptz      | DateTimeField      | DateTimeInput      | DateTimeFilter  | |
 * | boolean        | boolean          | BooleanField       | BooleanInput       | BooleanFilter   | |
 * | count          | integer, bigint  | CountField         | NumberInput        | NumberFilter    | step: 1; link: the list of what is counted, and by which fields of the row it is filtered |
 * | event_row      | bigint           | EventRowField      |                    |                 | event: the field that names the event; resources: by the entity the resource of its rows |
 * | integer        | integer, bigint  | NumberField        | NumberInput        | NumberFilter    | step: 1 |
 * | number         | double precision | NumberField        | NumberInput        | NumberFilter    | |
 * | object         | jsonb            | ObjectField        | ObjectInput        |                 | words: key prefix of its properties' words; fields, inputs: an element for each; isOptional, blank: it may be null, and what it then begins as |
 * | custom         | jsonb            |                    |                    |                 | |
 * | json           | jsonb            | JsonField          |                    |                 | |
 * | text           | text             | TextField          | TextInput          | TextFilter      | |
 *
 * Every part has `source`. Every input may have `required`, `minLength`, `maxLength`, `pattern`, `minimum`, `maximum`,
 * `minItems`, `maxItems`, `defaultValue` and `helperText` (a key of shared/i18n). Labels are not passed: react-admin finds
 * them under `resources.<resource>.fields.<source>`. A reference to an entity without a list is hidden, or asks for the number by the widget `integer`.
 *
 * The react-admin resource of an entity is its `admin.route` (x-admin.route, else x-path, else $id); the data provider
 * maps it to the API path. Keys of shared/i18n: `resources.<route>.name` ("Currency |||| Currencies"),
 * `resources.<route>.fields.<field>`, `resources.<route>.help.<field>`,
 * `resources.<route>.sections.<n>.title` and `.description` (n counts from 0), `resources.<route>.actions.<name>`,
 * `enums.<entity id>.<field>.<value>`. A route with slashes is one key: `resources["general_definitions/currency"]`.
 *
 * `x-ui.widget` is the name of a kind: it asks for that kind where the type alone would give another.
 */
import { type FieldKind, sourceProps, type UnclassifiedField } from './kind.ts';
import type { OwnKind } from '../../shared/contract/config.ts';
import { boolean } from './boolean.ts';
import { color } from './color.ts';
import { conditions } from './conditions.ts';
import { country } from './country.ts';
import { count } from './count.ts';
import { countryList } from './country-list.ts';
import { custom } from './custom.ts';
import { date } from './date.ts';
import { dateTime } from './date-time.ts';
import { document } from './document.ts';
import { duration } from './duration.ts';
import { email } from './email.ts';
import { enumeration } from './enum.ts';
import { eventRow } from './event-row.ts';
import { file } from './file.ts';
import { image } from './image.ts';
import { integer } from './integer.ts';
import { json } from './json.ts';
import { language } from './language.ts';
import { locale } from './locale.ts';
import { longText } from './long-text.ts';
import { money } from './money.ts';
import { number } from './number.ts';
import { object } from './object.ts';
import { objectList } from './object-list.ts';
import { percent } from './percent.ts';
import { phone } from './phone.ts';
import { reference } from './reference.ts';
import { referenceList } from './reference-list.ts';
import { richText } from './rich-text.ts';
import { state } from './state.ts';
import { stringList } from './string-list.ts';
import { text } from './text.ts';
import { time } from './time.ts';
import { timeZone } from './time-zone.ts';
import { url } from './url.ts';
import { uuid } from './uuid.ts';

export type { FieldContext, FieldKind, UnclassifiedField, ViewPart } from './kind.ts';

export const fieldKinds: FieldKind[] = [
  document,
  image,
  file,
  reference,
  referenceList,
  locale,
  state,
  enumeration,
  countryList,
  conditions,
  stringList,
  objectList,
  color,
  timeZone,
  money,
  duration,
  percent,
  email,
  url,
  phone,
  country,
  language,
  time,
  richText,
  longText,
  uuid,
  date,
  dateTime,
  boolean,
  count,
  eventRow,
  integer,
  number,
  object,
  json,
  custom,
  text,
];

/** A kind that only the project has: an object that a component of its own shows. */
const ownKind = ({ name, cell: component }: OwnKind): FieldKind => ({
  name,
  match: (field) => field.type === 'object' && field.ui.widget === name,
  column: () => 'jsonb',
  cell: (field) => ({ component, props: sourceProps(field) }),
});

let ownKinds: FieldKind[] = [];

/** Takes the project's own kinds beside those that every project has; once, before anything else is read. */
export function takeOwnKinds(kinds: readonly OwnKind[]): void {
  ownKinds = kinds.map(ownKind);
}

/** Those of every project and the project's own; a value that has no widget is never one of the latter. */
export const allKinds = (): FieldKind[] => [...ownKinds, ...fieldKinds];

/** The kind of a field, or undefined when a widget asks for a kind that such a value can't have. */
export function kindOf(field: UnclassifiedField): FieldKind | undefined {
  const matching = allKinds().filter((kind) => kind.match(field));
  const { widget } = field.ui;
  return widget === undefined ? matching[0] : matching.find((kind) => kind.name === widget);
}

/** The kind of that name; the model carries names, printers need what stands behind them. */
export function kindNamed(name: string): FieldKind {
  const kind = allKinds().find((candidate) => candidate.name === name);
  if (kind === undefined) throw new Error(`No field kind is called '${name}'.`);
  return kind;
}

import type { FieldDescriptor } from '../../shared/contract/descriptor.ts';
import type { EntityModel, Exclusive, FieldModel, InlineMode, JsonValue, Model } from '../../shared/contract/model.ts';

/** A field before its kind is known: all that a kind may be chosen by. */
export type UnclassifiedField = Omit<FieldModel, 'kind' | 'column'>;

/** A component of admin/fields and what it is given. Texts are never in props: they are keys of shared/i18n. */
export interface ViewPart {
  component: string;
  props: Record<string, JsonValue>;
  /** Of an object: props that are given the cells or the inputs of its properties, by their names. */
  inside?: Record<string, 'cell' | 'input'>;
  /** Props that are given the cells or the inputs of the fields that events carry, by their entities and names. */
  insideEntities?: Record<string, 'cell' | 'input'>;
}

/** What is missing, and what to declare. */
export interface Lack {
  message: string;
  hint: string;
}

/** Where a field stands; a reference, for one, has to know the route of its target. */
export interface FieldContext {
  entity: EntityModel;
  model: Model;
}

/** Everything about one kind of field. A new kind is one file like this and one line in index.ts. */
export interface FieldKind {
  name: string;
  match: (field: UnclassifiedField) => boolean;
  /** SQL type as PostgreSQL 15 spells it. */
  column: (field: UnclassifiedField) => string;
  /** Absent when people read it elsewhere: in its designer, or in a panel of the row's page. */
  cell?: (field: FieldModel, context: FieldContext) => ViewPart;
  /** Absent when forms can't ask for such a value: it is only read, or hidden. */
  input?: (field: FieldModel, context: FieldContext) => ViewPart;
  /** What the server has to know of it besides. */
  server?: (field: FieldModel, entity: EntityModel) => Partial<FieldDescriptor>;
  /** Absent when lists can't be filtered by such a value. */
  filter?: (field: FieldModel, context: FieldContext) => ViewPart;
  /** What of the row it can't be read without, where that is not among the fields. Such a kind can't stand inside an object. */
  lacks?: (fields: Iterable<UnclassifiedField>) => Lack | undefined;
  /** A screen that is written by hand asks for it: printed forms leave it out. */
  isDesigned?: true;
  /**
   * In what way a cell of a list is edited in its place: what is chosen is saved at once, what is typed when somebody is
   * done. Absent where that takes a form.
   */
  inline?: InlineMode;
  /** The bare value is not what people read, so that no row is named by it. */
  isBareUnreadable?: true;
}

/** The largest value of each integer column; bigint stops where JSON numbers stop being exact. */
export const INTEGER_BOUNDS = {
  smallint: 32767,
  integer: 2147483647,
  bigint: Number.MAX_SAFE_INTEGER,
};

const CONSTRAINTS = ['minLength', 'maxLength', 'pattern', 'minimum', 'maximum', 'minItems', 'maxItems'];

/** Where the inside of an object stands, as an entity of its own: its words are under `resources.<route>.properties.<field>`. */
export function insideOf(field: FieldModel, { entity, model }: FieldContext): FieldContext {
  const route = `${entity.admin.route}.properties.${field.name}`;
  const admin = { ...entity.admin, route, sections: [], composites: [] };
  const inside = { id: `${entity.id}.${field.name}`, admin, fields: field.properties ?? [], exclusives: [] };
  return { model, entity: { ...entity, ...inside } };
}

/** Props of every cell and filter: the field that it shows. */
export function sourceProps(field: FieldModel): Record<string, JsonValue> {
  return { source: field.name };
}

/** Props of every input: source, whether it is required, its bounds as JSON Schema spells them, default and help. */
export function inputProps(field: FieldModel, { entity }: FieldContext): Record<string, JsonValue> {
  const props = sourceProps(field);
  if (isRequiredInForm(field)) props.required = true;
  Object.assign(props, exclusiveProps(field, entity));
  if (field.requiredWhen !== undefined) props.requiredWhen = { ...field.requiredWhen };
  if (field.when !== undefined) props.when = { ...field.when };
  for (const name of CONSTRAINTS) {
    const value = field.schema[name];
    if (value !== undefined && !isImpliedByColumn(value)) props[name] = value;
  }
  if (field.default !== undefined && field.default !== null) props.defaultValue = field.default;
  if (helpText(field) !== undefined) props.helperText = helpKey(entity, field);
  return props;
}

/** What may be chosen for a file, and the field that says whose a new row is where the platform makes it. */
export function fileProps({ file }: FieldModel, { entity }: FieldContext): Record<string, JsonValue> {
  const owner = entity.fields.find((field) => field.owner);
  return {
    ...(file && { types: file.types, maxBytes: file.maxBytes }),
    ...(owner && { owner: owner.name }),
  };
}

/** The fields that are empty while this one is not, and whether it has to be this one where all of them are. */
function exclusiveProps({ name }: FieldModel, { exclusives }: EntityModel): Record<string, JsonValue> {
  const own = exclusives.filter(({ fields }) => fields.includes(name));
  const others = (groups: Exclusive[]) => [
    ...new Set(groups.flatMap(({ fields }) => fields.filter((other) => other !== name))),
  ];
  const required = others(own.filter((exclusive) => exclusive.required));
  return {
    ...(own.length > 0 && { insteadOf: others(own) }),
    ...(required.length > 0 && { requiredWithout: required }),
  };
}

/** The sentence below an input, in English; its translations live under `helpKey`. */
export function helpText(field: FieldModel): string | undefined {
  return field.ui.help ?? (field.isDescriptionShared ? undefined : field.description);
}

/** Key of the help text in shared/i18n. */
export function helpKey(entity: EntityModel, field: FieldModel): string {
  return `resources.${entity.admin.route}.help.${field.name}`;
}

/** Key under which each value of an enum has its word: `<key>.<value>`. */
export function enumKey(entity: EntityModel, field: FieldModel): string {
  return `enums.${entity.id}.${field.name}`;
}

/** A boolean always has a value, and a default fills what is left out. */
function isRequiredInForm(field: FieldModel): boolean {
  return field.required && !field.nullable && field.type !== 'boolean';
}

/** Bounds that only say 'fits the column' help the server's validation and would clutter a form. */
function isImpliedByColumn(value: JsonValue): boolean {
  return typeof value === 'number' && Object.values<number>(INTEGER_BOUNDS).includes(Math.abs(value));
}

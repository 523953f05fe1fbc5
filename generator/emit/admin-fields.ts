/** Which of an entity's fields a person sees where; every printer of the back office asks here. */
import { type FieldContext, kindNamed, type ViewPart } from '../fields/index.ts';
import { isFilteredByPresence, mayBeEmpty } from '../presence.ts';
import { carriedFields, tellingEntities, valueField } from '../fields/conditions.ts';
import { insideOf, sourceProps } from '../fields/kind.ts';
import type { ActionButton, EntityModel, FieldModel, Model } from '../../shared/contract/model.ts';
import type { CompositeModel } from '../../shared/contract/page-model.ts';
import { fieldsOfLabel } from '../../shared/contract/label.ts';
import { isOfCreate } from './schemas.ts';

/** A component, and of an object the components of its properties: by the prop that is given them. */
export interface ScreenPart extends ViewPart {
  elements: Record<string, Record<string, ScreenPart>>;
}

/** A field and the component that shows it. */
export interface FieldPart {
  field: FieldModel;
  part: ScreenPart;
}

/** Every field that may be shown, in the order of the sections where there are some. */
export function shownFields(entity: EntityModel): FieldModel[] {
  const sectioned = entity.admin.sections.flatMap((section) => section.fields);
  const rank = (field: FieldModel) => {
    const place = sectioned.indexOf(field.name);
    return place < 0 ? sectioned.length : place;
  };
  const shown = entity.fields.filter((field) => !field.ui.hidden && !field.writeOnly && field.name !== 'id');
  return shown.toSorted((left, right) => rank(left) - rank(right));
}

/** Fields that a form may ask for. */
export function writableFields(entity: EntityModel): FieldModel[] {
  if (!entity.operations.includes('create') && !entity.operations.includes('patch')) return [];
  return entity.fields.filter(
    (field) => !field.readOnly && !field.implicit && !field.ui.hidden && field.computed === undefined,
  );
}

export function cellParts(entity: EntityModel, model: Model): FieldPart[] {
  return inPlace(partsOf(shownFields(entity), 'cell', { entity, model }), compositeParts(entity, 'CompositeField'));
}

export function inputParts(entity: EntityModel, model: Model): FieldPart[] {
  const asked = new Set(writableFields(entity).map(({ name }) => name));
  const composites = compositeParts(entity, 'CompositeInput').filter(({ of }) => of.some((name) => asked.has(name)));
  return inPlace(partsOf(writableFields(entity), 'input', { entity, model }), composites);
}

/** Each composite before the first of its fields. */
function inPlace(parts: FieldPart[], composites: CompositePart[]): FieldPart[] {
  const first = ({ of }: CompositePart) => parts.findIndex(({ field }) => of.includes(field.name));
  return parts.flatMap((part, at) => [...composites.filter((composite) => first(composite) === at), part]);
}

type CompositePart = FieldPart & Pick<CompositeModel, 'of'>;

/** Whatever its fields are: the component knows. */
const compositeParts = (entity: EntityModel, component: string): CompositePart[] =>
  entity.admin.composites.map((composite) => ({
    of: composite.of,
    field: fieldOf(composite),
    part: { component, props: { source: composite.name }, elements: {} },
  }));

/** As one that is a column, and neither a number nor what rows are sorted by. */
const fieldOf = ({ name, title }: CompositeModel): FieldModel => ({
  name,
  title,
  kind: 'composite',
  type: 'object',
  nullable: true,
  required: false,
  schema: {},
  readOnly: true,
  writeOnly: false,
  sensitive: false,
  transient: false,
  implicit: false,
  ui: { hidden: false },
});

/** Of those fields that have such a component. */
function partsOf(fields: FieldModel[], view: 'cell' | 'input' | 'filter', context: FieldContext): FieldPart[] {
  return fields.flatMap((field) => {
    const part = kindNamed(field.kind)[view]?.(field, context);
    return part === undefined ? [] : [{ field, part: { ...part, elements: elementsOf(field, part, context) } }];
  });
}

function elementsOf(
  field: FieldModel,
  { inside = {}, insideEntities = {} }: ViewPart,
  context: FieldContext,
): ScreenPart['elements'] {
  const inner = Object.entries(inside).map(([prop, view]): [string, Record<string, ScreenPart>] => {
    const parts = partsOf(field.properties ?? [], view, insideOf(field, context));
    return [prop, Object.fromEntries(parts.map((one) => [one.field.name, one.part]))];
  });
  const ofEntities = Object.entries(insideEntities).map(([prop, view]): [string, Record<string, ScreenPart>] => [
    prop,
    Object.fromEntries(tellingEntities(context).flatMap((entity) => valueParts(entity, view, context))),
  ]);
  return Object.fromEntries([...inner, ...ofEntities]);
}

/** By the entity and the field: the value that fields are compared with which events of the entity carry. */
const valueParts = (entity: EntityModel, view: 'cell' | 'input', { model }: FieldContext): [string, ScreenPart][] =>
  partsOf(
    carriedFields(entity).flatMap((field) => valueField(field) ?? []),
    view,
    { entity, model },
  ).map(({ field, part }) => [`${entity.id}.${field.name}`, { ...part, props: { ...part.props, source: 'value' } }]);

/** An action's form as an entity of its own, whose words stand under `resources.<route>.dialogs.<action>`. */
export function dialogOf(entity: EntityModel, button: ActionButton): EntityModel {
  return {
    ...entity,
    id: `${entity.id}_${button.name}`,
    admin: {
      ...entity.admin,
      route: `${entity.admin.route}.dialogs.${button.name}`,
      sections: [],
      composites: [],
      panels: [],
      notices: [],
    },
    operations: ['create'],
    fields: button.fields,
    exclusives: [],
  };
}

/**
 * An answer of an action as an entity of its own, whose words stand under `resources.<route>.answers.<action>`; the rows
 * of a list in it under `lists.<list>` there.
 */
export function answerOf(entity: EntityModel, action: string, fields: FieldModel[], list?: string): EntityModel {
  const names = [action, ...(list === undefined ? [] : ['lists', list])];
  return {
    ...entity,
    id: [entity.id, action, ...(list === undefined ? [] : [list])].join('_'),
    admin: {
      ...entity.admin,
      route: `${entity.admin.route}.answers.${names.join('.')}`,
      sections: [],
      composites: [],
      panels: [],
      notices: [],
    },
    fields,
    exclusives: [],
  };
}

/** Filters of the list; of a kind without a filter component whether there is a value. */
export function filterParts(entity: EntityModel, model: Model): FieldPart[] {
  return filteredFields(entity).flatMap((field) =>
    isFilteredByPresence(field)
      ? [{ field, part: { component: 'PresenceFilter', props: sourceProps(field), elements: {} } }]
      : partsOf([field], 'filter', { entity, model }),
  );
}

const filteredFields = ({ list, fields }: EntityModel): FieldModel[] =>
  list.filters.flatMap((name) => fields.filter((field) => field.name === name && !field.ui.hidden));

/** What the list is filtered by and may hold nothing: one may ask for the rows without a value. */
export const emptyFilters = (entity: EntityModel): string[] =>
  filteredFields(entity)
    .filter(mayBeEmpty)
    .map(({ name }) => name);

/** Those of which one may ask nothing else. */
export const presenceFilters = (entity: EntityModel): string[] =>
  filteredFields(entity)
    .filter(isFilteredByPresence)
    .map(({ name }) => name);

/** Of a composite its fields; a field itself. */
export const fieldsBehind = ({ admin: { composites } }: EntityModel, name: string): string[] =>
  composites.find((composite) => composite.name === name)?.of ?? [name];

/** Columns of the list, in their order. */
export function columnFields(entity: EntityModel): FieldModel[] {
  const shown = [...shownFields(entity), ...entity.admin.composites.map(fieldOf)];
  return entity.list.columns.flatMap((name) => shown.filter((field) => field.name === name));
}

/** Columns that are shown where somebody chooses them: what stands in one line. */
export function moreColumnFields(entity: EntityModel): FieldModel[] {
  if (!entity.operations.includes('list')) return [];
  const chosen = new Set(entity.list.columns);
  const ofLine = shownFields(entity).filter(({ type, column }) => type !== 'object' && column?.type !== 'jsonb');
  return [...ofLine, ...entity.admin.composites.map(fieldOf)].filter(({ name }) => !chosen.has(name));
}

/** Fields that several rows are given one value of: not what tells them apart, nor what is read by another field of a row. */
export function bulkFields(entity: EntityModel): FieldModel[] {
  if (!entity.list.bulkEdited || !entity.admin.views.includes('edit')) return [];
  const apart = new Set([...entity.uniques.flat(), ...fieldsOfLabel(entity.label)]);
  return writableFields(entity).filter((field) => {
    const { name, kind, column } = field;
    const isAlone = column !== undefined && !column.unique && column.type !== 'jsonb' && !kindNamed(kind).lacks;
    return isAlone && !isOfCreate(field) && !apart.has(name);
  });
}

/** Numbers stand at the right of a column; ids of other rows are shown as their labels and don't. */
export function isNumeric(field: FieldModel): boolean {
  return (field.type === 'integer' || field.type === 'number') && field.ref === undefined && field.rowOf === undefined;
}

/** Sorting by a reference would follow the ids behind the labels, so such a column offers no sorting. */
export function isSortable(entity: EntityModel, field: FieldModel): boolean {
  if (field.ref !== undefined || field.rowOf !== undefined || field.type === 'array' || field.type === 'object')
    return false;
  return field.computed === undefined || entity.list.sortable.includes(field.name);
}

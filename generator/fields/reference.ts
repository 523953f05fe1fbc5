import type { FieldModel, JsonValue } from '../../shared/contract/model.ts';
import { type FieldContext, type FieldKind, inputProps, sourceProps } from './kind.ts';

/** The id of a row of another entity, shown as that row's label. */
export const reference: FieldKind = {
  name: 'reference',
  inline: 'chosen',
  match: (field) => field.type === 'integer' && field.ref !== undefined,
  column: () => 'bigint',
  cell: (field, context) => ({
    component: component(field, context, 'Field'),
    props: { ...sourceProps(field), ...targetProps(field, context) },
  }),
  input: (field, context) => ({
    component: component(field, context, 'Input'),
    props: { ...unbounded(inputProps(field, context)), ...propsOfChoice(field, context) },
  }),
  filter: (field, context) => ({
    component: component(field, context, 'Filter'),
    props: { ...sourceProps(field), ...propsOfChoice(field, context) },
  }),
};

/** A tree is chosen from by where its rows are in it. */
function component(field: FieldModel, context: FieldContext, part: 'Field' | 'Input' | 'Filter'): string {
  if (!hasList(field, context)) return `Number${part}`;
  return field.ref?.tree === undefined ? `Reference${part}` : `TreeReference${part}`;
}

/** Of a tree the picker knows by itself how it is searched. */
const propsOfChoice = (field: FieldModel, context: FieldContext): Record<string, JsonValue> =>
  field.ref?.tree === undefined ? choosingProps(field, context) : targetProps(field, context);

/** Labels of referenced rows and choices come from the target's list; without one there is only the number. */
export function hasList(field: FieldModel, context: FieldContext): boolean {
  return targetOf(field, context)?.operations.includes('list') ?? false;
}

/** The react-admin resource that the field points at. */
export function targetProps(field: FieldModel, context: FieldContext): Record<string, JsonValue> {
  const target = targetOf(field, context);
  return target === undefined || !hasList(field, context) ? {} : { reference: target.admin.route };
}

/** The resource, whether its list can be searched, and the order in which choices are offered. */
export function choosingProps(field: FieldModel, context: FieldContext): Record<string, JsonValue> {
  const target = targetOf(field, context);
  if (target === undefined || !hasList(field, context)) return {};
  const [sortBy] = target.list.sort;
  return { ...targetProps(field, context), searchable: target.list.search.length > 0, sortBy };
}

/** Which ids there are is for the target to say. */
function unbounded({ minimum: _minimum, ...props }: Record<string, JsonValue>): Record<string, JsonValue> {
  return props;
}

function targetOf(field: FieldModel, { model }: FieldContext) {
  return model.entities.find((entity) => entity.id === field.ref?.to);
}

import { isTime, type Measure, measureOf } from '../../shared/contract/event-conditions.ts';
import type { EntityModel, FieldModel, JsonValue } from '../../shared/contract/model.ts';
import { type FieldContext, type FieldKind, inputProps, sourceProps } from './kind.ts';

/** Conditions on the row of an event that another field chooses. */
export const conditions: FieldKind = {
  name: 'conditions',
  match: (field) => field.type === 'array' && field.conditions !== undefined,
  column: () => 'jsonb',
  isBareUnreadable: true,
  cell: (field, context) => ({
    component: 'ConditionsField',
    // What is shown is said otherwise of times alone.
    props: { ...sourceProps(field), ...eventProps(field, context, isTime) },
    insideEntities: { cells: 'cell' },
  }),
  input: (field, context) => ({
    component: 'ConditionsInput',
    props: { ...inputProps(field, context), ...eventProps(field, context) },
    insideEntities: { inputs: 'input' },
  }),
};

/** Fields of an entity that its events carry, as the newest version does. */
export const carriedFields = ({ events, fields }: EntityModel): FieldModel[] =>
  fields.filter(({ name }) => events?.versions[0]?.fields.includes(name));

/** Entities whose events can be chosen. */
export const tellingEntities = ({ model }: Pick<FieldContext, 'model'>): EntityModel[] =>
  model.entities.filter(({ id, events }) => events?.entity === id);

/** Which field chooses the event, and of each entity what can be asked of the fields that its events carry. */
function eventProps(
  { conditions: event = '' }: FieldModel,
  context: FieldContext,
  isWanted: (measure: Measure) => boolean = () => true,
): Record<string, JsonValue> {
  const entities = tellingEntities(context).map((entity): [string, JsonValue] => {
    const measures = carriedFields(entity).map((field) => [field.name, measureOf(measured(field))] as const);
    const wanted = measures.filter(([, measure]) => isWanted(measure));
    return [entity.id, { route: entity.admin.route, measures: Object.fromEntries(wanted) }];
  });
  return { event, entities: Object.fromEntries(entities) };
}

/** Kinds of what a condition compares with, where that is not the field's own: of a list it is one item. */
const KIND_OF_VALUE: Partial<Record<Measure, string>> = { text: 'text', yes_no: 'boolean', row: 'reference' };

/** What a condition on the field compares with, as a field that asks for nothing else; undefined where it only is or is not there. */
export function valueField(field: FieldModel): FieldModel | undefined {
  const measure = measureOf(measured(field));
  if (measure === 'object') return undefined;
  const { name, title, enum: words, ref, implicit } = field;
  const own = field.kind === 'state' ? 'enum' : field.kind === 'money' ? 'integer' : field.kind;
  const item = ref === undefined ? 'text' : 'reference';
  return {
    name,
    title,
    kind: measure === 'list' ? item : (KIND_OF_VALUE[measure] ?? own),
    type: measure === 'list' ? (ref === undefined ? 'string' : 'integer') : field.type,
    nullable: true,
    required: false,
    schema: {},
    readOnly: false,
    writeOnly: false,
    sensitive: false,
    transient: false,
    implicit,
    ui: { hidden: false },
    ...(words !== undefined && { enum: words }),
    ...(ref !== undefined && { ref }),
  };
}

const measured = ({ kind, type, enum: words, ref }: FieldModel): Parameters<typeof measureOf>[0] => ({
  kind,
  type,
  ...(words !== undefined && { enum: words }),
  ...(ref !== undefined && { ref: ref.to }),
});

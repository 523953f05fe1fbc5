import { partsOfEvent } from '../../shared/contract/event-conditions.ts';
import type { EntityModel, FieldModel } from '../../shared/contract/model.ts';
import { tellingEntities } from './conditions.ts';
import { type FieldContext, type FieldKind, sourceProps } from './kind.ts';

/** Those whose events can be chosen, and those that the words of the field name besides. */
function entitiesOf({ rowOf }: FieldModel, context: FieldContext): EntityModel[] {
  const words = context.entity.fields.find(({ name }) => name === rowOf)?.enum ?? [];
  const named = new Set(words.map((word) => partsOfEvent(String(word)).entity));
  const telling = new Set(tellingEntities(context));
  return context.model.entities.filter((entity) => telling.has(entity) || named.has(entity.id));
}

/** The row that an event was about, of any entity whose events can be chosen. */
export const eventRow: FieldKind = {
  name: 'event_row',
  match: (field) => field.type === 'integer' && field.rowOf !== undefined,
  column: () => 'bigint',
  isBareUnreadable: true,
  cell: (field, context) => ({
    component: 'EventRowField',
    props: {
      ...sourceProps(field),
      event: field.rowOf ?? '',
      resources: Object.fromEntries(entitiesOf(field, context).map(({ id, admin }) => [id, admin.route])),
    },
  }),
};

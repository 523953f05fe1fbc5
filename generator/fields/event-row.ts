import { tellingEntities } from './conditions.ts';
import { type FieldKind, sourceProps } from './kind.ts';

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
      resources: Object.fromEntries(tellingEntities(context).map(({ id, admin }) => [id, admin.route])),
    },
  }),
};

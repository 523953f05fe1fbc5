import type { FieldModel, JsonValue } from '../../shared/contract/model.ts';
import { integer } from './integer.ts';
import { type FieldContext, type FieldKind, sourceProps } from './kind.ts';

/** How many rows there are, as lists count them: one above the most that they count stands for more. */
export const count: FieldKind = {
  name: 'count',
  match: (field) => field.type === 'integer' && field.ui.widget === 'count',
  column: integer.column,
  cell: (field, context) => ({
    component: 'CountField',
    props: { ...sourceProps(field), ...linkProps(field, context) },
  }),
  input: integer.input,
  ...(integer.filter && { filter: integer.filter }),
};

/** The list of what is counted, and by which fields of the row it is filtered. */
function linkProps({ ui: { link } }: FieldModel, { model }: FieldContext): Record<string, JsonValue> {
  const target = model.entities.find(({ id }) => id === link?.list);
  return link === undefined || target === undefined ? {} : { link: { list: target.admin.route, filter: link.filter } };
}

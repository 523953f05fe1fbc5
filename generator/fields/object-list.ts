import { type FieldKind, inputProps, sourceProps } from './kind.ts';
import { blankOf, wordsProps } from './object.ts';
import { itemsOf } from './string-list.ts';

/** Some objects of the same properties: a table, of which each row is one. */
export const objectList: FieldKind = {
  name: 'object_list',
  match: (field) => {
    const items = itemsOf(field.schema.items);
    return field.type === 'array' && items.type === 'object' && items.properties !== undefined;
  },
  column: () => 'jsonb',
  isBareUnreadable: true,
  cell: (field, context) => ({
    component: 'ObjectListField',
    props: { ...sourceProps(field), ...wordsProps(field, context) },
    inside: { fields: 'cell' },
  }),
  input: (field, context) => {
    // An empty list is a value; how many objects there must be at least, minItems says.
    const { required: _required, ...props } = inputProps(field, context);
    return {
      component: 'ObjectListInput',
      props: { ...props, ...wordsProps(field, context), blank: blankOf(field) },
      inside: { inputs: 'input' },
    };
  },
};

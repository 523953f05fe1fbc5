import { type FieldKind, inputProps, sourceProps } from './kind.ts';
import { choosingProps, targetProps } from './reference.ts';

/** The ids of some rows of another entity; PostgreSQL has no foreign key for these, the server binds each one. */
export const referenceList: FieldKind = {
  name: 'reference_list',
  match: (field) => field.type === 'array' && field.ref !== undefined,
  column: () => 'bigint[]',
  cell: (field, context) => ({
    component: 'ReferenceListField',
    props: { ...sourceProps(field), ...targetProps(field, context) },
  }),
  input: (field, context) => ({
    component: 'ReferenceListInput',
    props: { ...inputProps(field, context), ...choosingProps(field, context) },
  }),
  filter: (field, context) => ({
    component: 'ReferenceFilter',
    props: { ...sourceProps(field), ...choosingProps(field, context) },
  }),
};

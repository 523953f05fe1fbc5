import { type FieldKind, fileProps, inputProps, sourceProps } from './kind.ts';

export const file: FieldKind = {
  name: 'file',
  match: (field) => field.file?.kind === 'file',
  column: () => 'jsonb',
  isBareUnreadable: true,
  cell: (field) => ({ component: 'FileField', props: sourceProps(field) }),
  input: (field, context) => ({
    component: 'FileInput',
    props: { ...inputProps(field, context), ...fileProps(field, context) },
  }),
};

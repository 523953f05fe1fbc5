import { type FieldKind, fileProps, inputProps, sourceProps } from './kind.ts';

export const image: FieldKind = {
  name: 'image',
  match: (field) => field.file?.kind === 'image',
  column: () => 'jsonb',
  isBareUnreadable: true,
  cell: (field) => ({ component: 'ImageField', props: sourceProps(field) }),
  input: (field, context) => ({
    component: 'ImageInput',
    props: { ...inputProps(field, context), ...fileProps(field, context) },
  }),
};

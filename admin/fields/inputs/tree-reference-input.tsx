import { useTranslate } from 'react-admin';
import { type InputProps, useFieldInput } from '../base/use-field-input.tsx';
import { TreePicker } from '../tree/tree-picker.tsx';

/** A row of a tree: found by its name, with the way to it. */
export function TreeReferenceInput({
  reference,
  minimum: _minimum,
  maximum: _maximum,
  ...props
}: InputProps & { reference: string }) {
  const translate = useTranslate();
  const { field, invalid, message, title, disabled } = useFieldInput(props, { format: (value) => value ?? null });
  const value: unknown = field.value;
  const id = typeof value === 'number' ? value : null;
  return (
    <TreePicker
      reference={reference}
      className={`ra-input-${props.source}`}
      label={title}
      value={id}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={invalid}
      disabled={disabled}
      // Once one is chosen, the way to it says more.
      {...(invalid || id === null ? { helperText: message ?? translate('app.tree_picker.type') } : {})}
    />
  );
}

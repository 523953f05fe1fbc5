import { useTranslate } from 'react-admin';
import { UnitPicker } from '../../../crud/unit-picker.tsx';
import { type InputProps, useFieldInput } from '../../../fields/base/use-field-input.tsx';

/** A unit of the tree as a field of a form: found by its name, with the way to it. */
export function UnitInput(props: InputProps) {
  const translate = useTranslate();
  const { field, invalid, message, title, disabled } = useFieldInput(props, { format: (value) => value ?? null });
  const value: unknown = field.value;
  const id = typeof value === 'number' ? value : null;
  return (
    <UnitPicker
      label={title}
      value={id}
      onChange={field.onChange}
      error={invalid}
      disabled={disabled}
      // Once one is chosen, the way to it says more.
      {...(invalid || id === null ? { helperText: message ?? translate('app.unit_picker.type') } : {})}
    />
  );
}

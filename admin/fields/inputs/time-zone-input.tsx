import { useFieldInput, type InputProps } from '../base/use-field-input.tsx';
import { TimeZonePicker } from '../base/time-zone-picker.tsx';
import { ownTimeZone } from '../../ui/time/time-zones.ts';

/** The picker of a form. */
export function TimeZoneInput(props: InputProps) {
  const { field, invalid, title, message } = useFieldInput({ ...props, defaultValue: ownTimeZone() });
  const value: unknown = field.value;
  return (
    <TimeZonePicker
      label={title}
      value={typeof value === 'string' ? value : ownTimeZone()}
      onChange={field.onChange}
      error={invalid}
      helperText={message}
    />
  );
}

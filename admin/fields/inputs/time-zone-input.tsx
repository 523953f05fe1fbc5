import { useFieldInput, type InputProps } from '../base/use-field-input.tsx';
import { TimeZonePicker } from '../base/time-zone-picker.tsx';
import { ownTimeZone } from '../../ui/time/time-zones.ts';

/** What a schema says where it knows of no place. */
const NO_PLACE = 'UTC';

/** The picker of a form. It begins with the zone that the schema says; where that is of no place, with the browser's. */
export function TimeZoneInput({ defaultValue = NO_PLACE, ...props }: InputProps) {
  const first = defaultValue === NO_PLACE ? ownTimeZone() : defaultValue;
  const { field, invalid, title, message } = useFieldInput({ ...props, defaultValue: first });
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

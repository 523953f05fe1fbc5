import { FormControl, FormControlLabel, FormHelperText, Switch } from '@mui/material';
import { useFieldInput, type InputProps } from '../base/use-field-input.tsx';

/** A switch; what was never set is off. */
export function BooleanInput(props: InputProps) {
  const { field, id, invalid, title, message, disabled } = useFieldInput(
    { ...props, defaultValue: props.defaultValue ?? false },
    { format: (value) => value === true },
  );
  const { ref, value, onChange, onBlur, name } = field;
  const helpId = `${id}-helper-text`;
  return (
    <FormControl error={invalid} className={`ra-input-${props.source}`}>
      <FormControlLabel
        control={
          <Switch
            id={id}
            name={name}
            checked={value === true}
            onChange={(_, checked) => onChange(checked)}
            onBlur={onBlur}
            disabled={disabled}
            slotProps={{ input: { ref, ...(message ? { 'aria-describedby': helpId } : {}) } }}
          />
        }
        label={title}
      />
      {message && <FormHelperText id={helpId}>{message}</FormHelperText>}
    </FormControl>
  );
}

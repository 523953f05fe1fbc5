import { Checkbox, FormControl, FormControlLabel, FormGroup, FormHelperText, FormLabel } from '@mui/material';
import type { WidgetProps } from '@rjsf/utils';
import { useWidgetWords } from './use-widget-words.ts';

/** Any of a few words. */
export function CheckboxesWidget(props: WidgetProps) {
  const { id, value, options, readonly, disabled, onChange } = props;
  const { label, message, hasError, choiceOf } = useWidgetWords(props);
  const chosen: unknown[] = Array.isArray(value) ? value : [];
  const choices = (options.enumOptions ?? []).map((choice): unknown => choice.value);
  return (
    <FormControl component="fieldset" error={hasError} disabled={disabled === true || readonly === true}>
      <FormLabel component="legend" sx={{ fontSize: '0.8125rem', fontWeight: 550, color: 'text.primary' }}>
        {label}
      </FormLabel>
      <FormGroup>
        {choices.map((choice) => (
          <FormControlLabel
            key={String(choice)}
            label={choiceOf(choice)}
            control={
              <Checkbox
                id={`${id}-${String(choice)}`}
                size="small"
                checked={chosen.includes(choice)}
                onChange={({ target }) =>
                  onChange(choices.filter((one) => (one === choice ? target.checked : chosen.includes(one))))
                }
              />
            }
          />
        ))}
      </FormGroup>
      <FormHelperText>{message}</FormHelperText>
    </FormControl>
  );
}

import { Box, FormControl, FormHelperText, FormLabel, InputAdornment, TextField } from '@mui/material';
import { useId, useMemo, useState } from 'react';
import { useLocale, type Validator } from 'react-admin';
import { useFieldInput, type InputProps } from '../base/use-field-input.tsx';
import {
  DURATION_UNITS,
  type DurationTexts,
  type DurationUnit,
  formatDuration,
  secondsToTexts,
  textsToSeconds,
  unitName,
} from '../durations.ts';
import { isNumberOr } from '../numbers.ts';

/** A duration, typed in hours and minutes; in seconds too where it has some. */
export function DurationInput({ minimum, maximum, ...props }: InputProps) {
  const locale = useLocale() ?? 'en';
  const [typed, setTyped] = useState<DurationTexts>();
  const validators = useMemo(() => boundsOf(minimum, maximum, locale), [minimum, maximum, locale]);
  const bound = useFieldInput(props, { format: (value) => value, validators });
  const { field, title, message, invalid, isRequired, disabled } = bound;
  const value: unknown = field.value;
  const texts = typed ?? secondsToTexts(value);
  const id = useId();
  const write = (unit: DurationUnit, text: string): void => {
    const next = { ...texts, [unit]: text };
    setTyped(next);
    field.onChange(textsToSeconds(next));
  };
  return (
    <FormControl
      role="group"
      error={invalid}
      aria-labelledby={id}
      className={`ra-input-${props.source}`}
      onBlur={() => {
        setTyped(undefined);
        field.onBlur();
      }}
    >
      <FormLabel id={id} component="span" sx={LABEL}>
        {title}
      </FormLabel>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {DURATION_UNITS.filter((unit) => unit !== 'second' || texts.second !== '').map((unit, at) => (
          <TextField
            key={unit}
            fullWidth={false}
            sx={{ flex: '1 1 96px', maxWidth: 140 }}
            value={texts[unit]}
            error={invalid}
            disabled={disabled}
            onChange={(event) => write(unit, event.target.value)}
            autoComplete="off"
            {...(at === 0 ? { inputRef: field.ref } : {})}
            slotProps={{
              htmlInput: {
                inputMode: 'numeric',
                'aria-label': unitName(unit, locale, 'long'),
                'aria-required': isRequired,
                ...(message ? { 'aria-describedby': `${id}-message` } : {}),
              },
              input: {
                endAdornment: <InputAdornment position="end">{unitName(unit, locale, 'short')}</InputAdornment>,
              },
            }}
          />
        ))}
      </Box>
      {message && <FormHelperText id={`${id}-message`}>{message}</FormHelperText>}
    </FormControl>
  );
}

const LABEL = { marginBottom: 1, fontSize: '0.8125rem', fontWeight: 550, lineHeight: 1.5, color: 'text.primary' };

/** What is no whole number, and bounds that are said as durations. */
function boundsOf(minimum: number | undefined, maximum: number | undefined, locale: string): Validator[] {
  return [
    isNumberOr('app.validation.whole_number', Number.isInteger),
    (value: unknown) =>
      minimum !== undefined && typeof value === 'number' && value < minimum
        ? { message: 'ra.validation.minValue', args: { min: formatDuration(minimum, locale) } }
        : undefined,
    (value: unknown) =>
      maximum !== undefined && typeof value === 'number' && value > maximum
        ? { message: 'ra.validation.maxValue', args: { max: formatDuration(maximum, locale) } }
        : undefined,
  ];
}

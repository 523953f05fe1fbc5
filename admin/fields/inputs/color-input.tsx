import { Box, InputAdornment, useTheme } from '@mui/material';
import { Control } from '../base/control.tsx';
import { useFieldInput, type InputProps } from '../base/use-field-input.tsx';

/** `#RRGGBB`, typed or picked with the system's own picker. */
export function ColorInput(props: InputProps) {
  const bound = useFieldInput(props, { parse: (value) => (value === '' ? null : value) });
  const { field, isRequired, disabled } = bound;
  const { palette } = useTheme();
  const color = /^#[0-9a-f]{6}$/i.test(String(field.value)) ? String(field.value) : undefined;
  return (
    <Control
      bound={bound}
      source={props.source}
      autoComplete="off"
      slotProps={{
        htmlInput: { 'aria-required': isRequired, spellCheck: false },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Box
                component="input"
                type="color"
                tabIndex={-1}
                aria-hidden
                disabled={disabled}
                value={color ?? palette.primary.main}
                onChange={(event: React.ChangeEvent<HTMLInputElement>) => field.onChange(event.target.value)}
                sx={{
                  width: 24,
                  height: 24,
                  padding: 0,
                  border: 'none',
                  borderRadius: 1,
                  background: 'none',
                  cursor: 'pointer',
                }}
              />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

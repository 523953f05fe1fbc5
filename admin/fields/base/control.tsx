import { TextField as MuiTextField, type TextFieldProps } from '@mui/material';
import type { InputProps, useFieldInput } from './use-field-input.tsx';

type Bound = ReturnType<typeof useFieldInput>;

interface ControlProps {
  bound: Bound;
  source: InputProps['source'];
}

/** A text control that is joined to the form by `useFieldInput`. */
export function Control({ bound, source, ...rest }: ControlProps & TextFieldProps) {
  const {
    field: { ref, ...control },
    id,
    invalid,
    isRequired,
    title,
    message,
    disabled,
  } = bound;
  return (
    <MuiTextField
      id={id}
      {...control}
      inputRef={ref}
      className={`ra-input-${source}`}
      label={title}
      helperText={message}
      error={invalid}
      disabled={disabled}
      slotProps={{ htmlInput: { 'aria-required': isRequired } }}
      {...rest}
    />
  );
}

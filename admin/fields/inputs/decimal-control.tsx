import { InputAdornment } from '@mui/material';
import { type ReactNode, useState } from 'react';
import type { Validator } from 'react-admin';
import { Control } from '../base/control.tsx';
import { useFieldInput, type InputProps } from '../base/use-field-input.tsx';

export interface DecimalControlProps extends InputProps {
  /** The value that a text stands for; the text itself when it stands for none. */
  read: (text: string) => number | string | null;
  write: (value: number) => string;
  /** Refuse the texts that stand for no value. */
  validators: Validator[];
  /** Which keys a phone offers. */
  inputMode?: 'numeric' | 'decimal';
  /** A unit behind the number. */
  unit?: ReactNode;
}

/** A number as text: while it is typed its author's own characters stand, afterwards how it is written. */
export function DecimalControl(all: DecimalControlProps) {
  const { read, write, validators, inputMode = 'decimal', unit, ...props } = all;
  const [typed, setTyped] = useState<string>();
  const bound = useFieldInput(props, {
    validators,
    format: (value) => (typeof value === 'number' ? write(value) : (value ?? '')),
    parse: (value) => read(String(value)),
  });
  const { field, isRequired } = bound;
  return (
    <Control
      bound={bound}
      source={props.source}
      value={typed ?? field.value}
      onChange={(event) => {
        setTyped(event.target.value);
        field.onChange(event.target.value);
      }}
      onBlur={() => {
        setTyped(undefined);
        field.onBlur();
      }}
      autoComplete="off"
      slotProps={{
        htmlInput: { inputMode, 'aria-required': isRequired },
        ...(unit === undefined
          ? {}
          : { input: { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> } }),
      }}
    />
  );
}

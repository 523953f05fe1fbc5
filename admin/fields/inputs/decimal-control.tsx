import { InputAdornment } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { Control } from '../base/control.tsx';
import { useFieldInput, type InputProps } from '../base/use-field-input.tsx';
import { isNumberOr } from '../numbers.ts';

export interface DecimalControlProps extends InputProps {
  /** The value that a text stands for; the text itself when it stands for none. */
  read: (text: string) => number | string | null;
  write: (value: number) => string;
  /** The value is a whole number. */
  whole?: boolean;
  /** A unit behind the number. */
  unit?: ReactNode;
}

const WHOLE = [isNumberOr('app.validation.whole_number', Number.isInteger)];
const ANY = [isNumberOr('app.validation.number')];

/** A number as text: while it is typed its author's own characters stand, afterwards how it is written. */
export function DecimalControl({ read, write, whole = false, unit, ...props }: DecimalControlProps) {
  const [typed, setTyped] = useState<string>();
  const bound = useFieldInput(props, {
    validators: whole ? WHOLE : ANY,
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
        htmlInput: { inputMode: whole && unit === undefined ? 'numeric' : 'decimal', 'aria-required': isRequired },
        ...(unit === undefined
          ? {}
          : { input: { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> } }),
      }}
    />
  );
}

import { useState } from 'react';
import { Control } from '../base/control.tsx';
import { useFieldInput, type InputProps } from '../base/use-field-input.tsx';
import { isoToLocalInput, localInputToIso } from '../dates.ts';

/** A day without a time: `2026-03-01`. */
export function DateInput(props: InputProps) {
  const bound = useFieldInput(props, { parse: (value) => (value === '' ? null : value) });
  return <Control bound={bound} source={props.source} type="date" />;
}

/** A time of any day: `09:30`. */
export function TimeInput(props: InputProps) {
  const bound = useFieldInput(props, { parse: (value) => (value === '' ? null : value) });
  return <Control bound={bound} source={props.source} type="time" />;
}

/** A moment, typed in the reader's own time zone and kept in UTC. */
export function DateTimeInput(props: InputProps) {
  // While it is typed the browser's text rules; a half-typed year must not jump to another one.
  const [typed, setTyped] = useState<string>();
  const bound = useFieldInput(props, {
    format: (value) => isoToLocalInput(value),
    parse: (value) => localInputToIso(String(value)),
  });
  const { field } = bound;
  return (
    <Control
      bound={bound}
      source={props.source}
      type="datetime-local"
      value={typed ?? field.value}
      onChange={(event) => {
        setTyped(event.target.value);
        field.onChange(event.target.value);
      }}
      onBlur={() => {
        setTyped(undefined);
        field.onBlur();
      }}
    />
  );
}

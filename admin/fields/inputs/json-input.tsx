import { useState } from 'react';
import type { Validator } from 'react-admin';
import { Control } from '../base/control.tsx';
import { useFieldInput, type InputProps } from '../base/use-field-input.tsx';

/** Text that could not be read as JSON, kept as it was typed. */
class Unreadable {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const isReadable: Validator = (value: unknown) => (value instanceof Unreadable ? 'app.validation.json' : undefined);

/** A value without a better editor, as JSON. */
export function JsonInput(props: InputProps) {
  const [typed, setTyped] = useState<string>();
  const bound = useFieldInput(props, {
    validators: [isReadable],
    format: write,
    parse: (value) => read(String(value)),
  });
  const { field } = bound;
  return (
    <Control
      bound={bound}
      source={props.source}
      multiline
      minRows={4}
      maxRows={16}
      value={typed ?? field.value}
      onChange={(event) => {
        setTyped(event.target.value);
        field.onChange(event.target.value);
      }}
      onBlur={() => {
        setTyped(undefined);
        field.onBlur();
      }}
      sx={{ '& textarea': { fontFamily: 'ui-monospace, monospace', fontSize: '0.8125rem' } }}
    />
  );
}

/** A designed document (a survey, a theme) as JSON; `dialect` names its grammar under schemas/documents. */
export function DocumentInput({ dialect: _dialect, ...props }: InputProps & { dialect: string }) {
  return <JsonInput {...props} />;
}

function write(value: unknown): string {
  if (value === null || value === undefined) return '';
  return value instanceof Unreadable ? value.text : JSON.stringify(value, null, 2);
}

function read(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return new Unreadable(text);
  }
}

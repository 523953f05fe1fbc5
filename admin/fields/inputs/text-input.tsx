import type { HTMLInputTypeAttribute } from 'react';
import { Control } from '../base/control.tsx';
import { useFieldInput, type InputProps } from '../base/use-field-input.tsx';

export interface TextInputProps extends InputProps {
  type?: HTMLInputTypeAttribute;
  autoComplete?: string;
  multiline?: boolean;
}

/** One line of text. What is left empty is null, unless the field's own default is the empty text. */
export function TextInput({ type = 'text', autoComplete = 'off', multiline = false, ...props }: TextInputProps) {
  const empty = props.defaultValue === '' ? '' : null;
  const bound = useFieldInput(props, { parse: (value) => (value === '' ? empty : value) });
  return (
    <Control
      bound={bound}
      source={props.source}
      type={type}
      autoComplete={autoComplete}
      autoFocus={props.autoFocus ?? false}
      {...(multiline ? { multiline, minRows: 3, maxRows: 12 } : {})}
    />
  );
}

export function LongTextInput(props: InputProps) {
  return <TextInput {...props} multiline />;
}

export function EmailInput(props: InputProps) {
  return <TextInput {...props} type="email" />;
}

export function PhoneInput(props: InputProps) {
  return <TextInput {...props} type="tel" />;
}

export function UrlInput(props: InputProps) {
  return <TextInput {...props} type="url" />;
}

export function UuidInput(props: InputProps) {
  return <TextInput {...props} />;
}

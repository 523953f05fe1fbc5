import type { HTMLInputTypeAttribute } from 'react';
import type { Validator } from 'react-admin';
import { isPublicAddress } from '../../../shared/text/public-address.ts';
import { Control } from '../base/control.tsx';
import { useFieldInput, type InputProps } from '../base/use-field-input.tsx';

export interface TextInputProps extends InputProps {
  type?: HTMLInputTypeAttribute;
  autoComplete?: string;
  multiline?: boolean;
  /** Checks besides those of the constraints. */
  validators?: Validator[];
}

/** One line of text. What is left empty is null, unless the field's own default is the empty text. */
export function TextInput({
  type = 'text',
  autoComplete = 'off',
  multiline = false,
  validators = [],
  ...props
}: TextInputProps) {
  const empty = props.defaultValue === '' ? '' : null;
  const bound = useFieldInput(props, { parse: (value) => (value === '' ? empty : value), validators });
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

const publicAddress: Validator = (value: unknown) =>
  typeof value !== 'string' || value === '' || isPublicAddress(value) ? undefined : 'app.validation.url';

/** The same check as the server's, which knows more than the pattern that goes with it. */
export function UrlInput({ pattern: _pattern, ...props }: InputProps) {
  return <TextInput {...props} type="url" validators={[publicAddress]} />;
}

export function UuidInput(props: InputProps) {
  return <TextInput {...props} />;
}

import { FieldTitle, useInput, useTranslate, ValidationError, type Validator } from 'react-admin';
import type { ReactNode } from 'react';
import { type Constraints, validatorsOf } from './validators.ts';

/** What the generator says of every input, and what a screen may add. */
export interface InputProps extends Constraints {
  source: string;
  /** A key of admin/i18n. */
  helperText?: string;
  defaultValue?: unknown;
  disabled?: boolean;
  label?: string;
  autoFocus?: boolean;
}

interface Conversion {
  /** From the record to what the control shows. */
  format?: (value: unknown) => unknown;
  /** From the control to the record. */
  parse?: (value: unknown) => unknown;
  /** Checks besides those of the constraints. */
  validators?: Validator[];
}

/** Joins a control to the form: its value, its label above, and below it the help or, in its place, the error. */
export function useFieldInput(props: InputProps, { format, parse, validators }: Conversion = {}) {
  const { source, helperText, defaultValue, disabled = false, label } = props;
  const translate = useTranslate();
  const { field, fieldState, id, isRequired } = useInput({
    source,
    defaultValue,
    disabled,
    // What is no value of its kind at all is said before what is out of bounds.
    validate: [...(validators ?? []), ...validatorsOf(props)],
    format: format ?? ((value: unknown) => value ?? ''),
    parse: parse ?? ((value: unknown) => value),
  });
  const error = fieldState.error?.message;
  // Without a resource it is called as where it stands says: inside an object by the words of that.
  const title: ReactNode = <FieldTitle label={label} source={source} isRequired={isRequired} />;
  const message: ReactNode = error ? (
    <ValidationError error={error} />
  ) : helperText === undefined ? null : (
    translate(helperText)
  );
  return { field, id, invalid: fieldState.invalid, isRequired, title, message, disabled };
}

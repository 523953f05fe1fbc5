import type { LineControl } from '../../shared/questions/control.ts';
import type { FieldProps } from './field.ts';
import { fieldProps } from './single-fields.tsx';

/** Addresses and numbers are written from left to right in every language. */
export const LineField = (props: FieldProps<LineControl>) => (
  <input
    className="text"
    type={props.control.input}
    dir="ltr"
    autoComplete={props.control.autoComplete}
    autoCapitalize="none"
    spellCheck={false}
    {...fieldProps(props)}
  />
);

import type { ComponentProps } from 'react';
import type { Words } from '../../shared/questions/kind.ts';
import { ChevronIcon } from '../views/icons.tsx';
import type { Choice, Control, DateControl, DropdownControl, NumberControl } from '../../shared/questions/control.ts';
import type { FieldProps } from './field.ts';
import { OtherWords } from './other-words.tsx';

/** What every field has that is the whole of its question. */
export const fieldProps = ({ id, name, values, required, describedBy, invalid }: FieldProps<Control>) => ({
  id,
  name,
  defaultValue: values[0] ?? '',
  required,
  'aria-describedby': describedBy,
  'aria-invalid': invalid,
});

interface SelectProps extends ComponentProps<'select'> {
  choices: Choice[];
  words: Words;
}

/** A choice that opens; empty until one is chosen. */
export const Select = ({ choices, words, ...field }: SelectProps) => (
  <div className="dropdown">
    <select className="text" {...field}>
      <option value="">{words.translate('choose')}</option>
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
    <ChevronIcon />
  </div>
);

export const Dropdown = (props: FieldProps<DropdownControl>) => (
  <div className="open-dropdown">
    <Select choices={props.control.choices} words={props.words} {...fieldProps(props)} />
    {props.control.asksOther && <OtherWords {...props} />}
  </div>
);

/** A text field with digits: browsers differ in what a number field lets through, and in its decimal point. */
export function NumberField(props: FieldProps<NumberControl>) {
  const { keyboard, unit } = props.control;
  const unitId = `${props.id}-unit`;
  const field = fieldProps(props);
  const described = [field['aria-describedby'], unit && unitId].filter(Boolean).join(' ') || undefined;
  return (
    <div className="number-field">
      <input
        className="text"
        type="text"
        // A minus stands before its number in every language.
        dir="ltr"
        inputMode={keyboard}
        autoComplete="off"
        {...field}
        aria-describedby={described}
      />
      {unit && <span id={unitId}>{unit}</span>}
    </div>
  );
}

export function DateField(props: FieldProps<DateControl>) {
  const { earliest, latest } = props.control;
  return <input className="text date" type="date" min={earliest} max={latest} {...fieldProps(props)} />;
}

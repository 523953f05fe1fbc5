import { MenuItem } from '@mui/material';
import type { ReactNode } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { nameOfLocale } from '../../i18n/locales.ts';
import { Control } from '../base/control.tsx';
import { useEditedRows } from '../base/edited-rows.ts';
import { useFieldInput, type InputProps } from '../base/use-field-input.tsx';

interface Option {
  value: string;
  label: ReactNode;
}

/** One out of a few options; nothing chosen is null. */
export function SelectInput({ options, ...props }: InputProps & { options: Option[] }) {
  const bound = useFieldInput(props, { parse: (value) => (value === '' ? null : value) });
  const isOptional = props.required !== true && props.defaultValue === undefined;
  return (
    <Control bound={bound} source={props.source} select>
      {isOptional && <MenuItem value="">&nbsp;</MenuItem>}
      {options.map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </Control>
  );
}

export interface ChoiceProps {
  choices: readonly string[];
  /** Key under which each choice has its word. */
  translation: string;
}

export function EnumInput({ choices, translation, ...props }: InputProps & ChoiceProps) {
  const translate = useTranslate();
  const options = choices.map((value) => ({ value, label: translate(`${translation}.${value}`) }));
  return <SelectInput {...props} options={options} />;
}

/** A state offers itself and where it may go from there; a new row has the one that it starts in. */
export function StateInput({
  states,
  ...props
}: InputProps & ChoiceProps & { states?: Record<string, readonly string[]> }) {
  const rows = useEditedRows();
  const current = rows.map((row): unknown => row[props.source]).filter((value) => typeof value === 'string');
  const reachable = states === undefined ? props.choices : reachableStates(current, props.defaultValue, states);
  return <EnumInput {...props} choices={props.choices.filter((choice) => reachable.includes(choice))} />;
}

/** What they are and what some of them may become; of a new row the start. */
function reachableStates(
  current: readonly string[],
  start: unknown,
  states: Record<string, readonly string[]>,
): readonly unknown[] {
  return current.length === 0 ? [start] : current.flatMap((value) => [value, ...(states[value] ?? [])]);
}

/** A new row begins with the language of who makes it. */
export function LocaleInput({ choices, ...props }: InputProps & { choices: readonly string[] }) {
  const reader = useLocale();
  const own = reader !== undefined && choices.includes(reader) ? { defaultValue: reader } : {};
  return (
    <SelectInput
      {...props}
      {...own}
      options={choices.map((value) => ({ value, label: nameOfLocale(value, reader) }))}
    />
  );
}

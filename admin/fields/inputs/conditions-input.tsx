import { cloneElement, type ReactElement, useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { MenuItem } from '@mui/material';
import { useSourceContext, useTranslate } from 'react-admin';
import type { Measure } from '../../../shared/contract/event-conditions.ts';
import { Control } from '../base/control.tsx';
import {
  asksForValue,
  entityOf,
  type EventProps,
  fits,
  operatorsIn,
  wordsOfOperator,
} from '../base/event-conditions.ts';
import { type InputProps, useFieldInput } from '../base/use-field-input.tsx';
import { ObjectListInput } from './object-list-input.tsx';
import { SelectInput } from './select-input.tsx';

interface ConditionsInputProps extends InputProps, EventProps {
  /** By the entity and the field what a condition on it is compared with. */
  inputs: Readonly<Record<string, ReactElement>>;
}

const WORDS = 'app.conditions';
const BLANK = { field: null, operator: null, value: null };

/** Conditions on the row of the event that another input chooses: a field of it, what is asked of it, and a value. */
export function ConditionsInput({ event, entities, inputs, ...props }: ConditionsInputProps) {
  const asked = { event, entities };
  return (
    <ObjectListInput
      {...props}
      words={WORDS}
      blank={BLANK}
      inputs={{
        // Its choices are no names to call a row by.
        field: <ConditionField {...asked} source="field" required choices={[]} />,
        operator: <ConditionOperator {...asked} source="operator" required />,
        value: <ConditionValue {...asked} source="value" inputs={inputs} />,
      }}
    />
  );
}

type PartProps = EventProps & Pick<InputProps, 'source' | 'required'>;

/** The condition that is asked for here, of the event that is chosen. */
function useCondition({ event, entities }: EventProps) {
  const { getSource } = useSourceContext();
  const { setValue } = useFormContext();
  const names = ['field', 'operator', 'value'].map((name) => getSource(name));
  const [chosen, field, operator, value]: unknown[] = useWatch({ name: [event, ...names] });
  const entity = entityOf(chosen, entities);
  const measure = typeof field === 'string' ? entity?.measures[field] : undefined;
  const set = (name: string, to: string | null) => setValue(getSource(name), to, { shouldDirty: true });
  return { entity, field, operator, value, measure, operators: operatorsIn(chosen, entity, field), set };
}

function ConditionField({ event, entities, ...props }: PartProps & { choices: string[] }) {
  const translate = useTranslate();
  const { entity, field, set } = useCondition({ event, entities });
  const names = Object.keys(entity?.measures ?? {});
  const isGone = typeof field === 'string' && !names.includes(field);
  useEffect(() => {
    if (isGone) set('field', null);
  });
  const options = names.map((value) => ({ value, label: translate(`resources.${entity?.route}.fields.${value}`) }));
  return <SelectInput {...props} options={options} disabled={entity === undefined} />;
}

function ConditionOperator({ event, entities, ...props }: PartProps) {
  const translate = useTranslate();
  const { operator, operators, measure, set } = useCondition({ event, entities });
  const [first] = operators;
  const isPossible = operators.some((one) => one === operator);
  useEffect(() => {
    if (!isPossible && (operator ?? null) !== (first ?? null)) set('operator', first ?? null);
  });
  const options = operators.map((value) => ({ value, label: translate(wordsOfOperator(value, measure)) }));
  return <SelectInput {...props} options={options} disabled={operators.length === 0} />;
}

function ConditionValue({ inputs, event, entities, source }: PartProps & Pick<ConditionsInputProps, 'inputs'>) {
  const { entity, field, operator, value, measure, set } = useCondition({ event, entities });
  const isAsked = asksForValue(operator);
  const isOther = (value ?? null) !== null && (!isAsked || !fits(measure, value));
  useEffect(() => {
    if (isOther) set(source, null);
  });
  const input = inputs[`${entity?.id}.${String(field)}`];
  if (!isAsked || input === undefined || isOther) return null;
  return valueInput(measure, input);
}

const valueInput = (measure: Measure | undefined, input: ReactElement) =>
  measure === 'yes_no' ? (
    <YesNoInput source="value" required />
  ) : (
    cloneElement(input as ReactElement<Pick<InputProps, 'required'>>, { required: true })
  );

const YES_NO = [true, false];

/** Yes or no, neither of which goes without saying. */
function YesNoInput(props: InputProps) {
  const translate = useTranslate();
  const bound = useFieldInput(props, {
    format: (value) => (typeof value === 'boolean' ? String(value) : ''),
    parse: (value) => value === 'true',
  });
  return (
    <Control bound={bound} source={props.source} select>
      {YES_NO.map((value) => (
        <MenuItem key={String(value)} value={String(value)}>
          {translate(`ra.boolean.${value}`)}
        </MenuItem>
      ))}
    </Control>
  );
}

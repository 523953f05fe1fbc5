/** The component of each way to ask. Those of rarer kinds are added when they have come (`../kinds`). */
import type { ComponentType } from 'react';
import { List, Pair } from './choices.tsx';
import type { Control } from '../../shared/questions/control.ts';
import type { FieldProps } from './field.ts';
import { Scale } from './scale.tsx';
import { TextField } from './text.tsx';

export type Controls = { [Kind in Control['control']]: ComponentType<FieldProps<Extract<Control, { control: Kind }>>> };

const components: Partial<Controls> = { scale: Scale, list: List, pair: Pair, text: TextField, statement: () => null };

export const addControls = (more: Partial<Controls>): void => void Object.assign(components, more);

/** Throws where the component was not added: whoever shows a survey has its kinds loaded before. */
export function ControlField(props: FieldProps<Control>) {
  const { control } = props.control;
  const Component = components[control] as ComponentType<FieldProps<Control>> | undefined;
  if (!Component) throw new Error(`The control ${control} was not loaded.`);
  return <Component {...props} />;
}

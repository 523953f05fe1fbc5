/** The component of each way to ask. */
import type { ComponentType } from 'react';
import { List, Pair } from './choices.tsx';
import type { Control } from './control.ts';
import type { FieldProps } from './field.ts';
import { Scale } from './scale.tsx';
import { TextField } from './text.tsx';

type Components = { [Kind in Control['control']]: ComponentType<FieldProps<Extract<Control, { control: Kind }>>> };

const components: Components = { scale: Scale, list: List, pair: Pair, text: TextField };

export function ControlField(props: FieldProps<Control>) {
  const Component = components[props.control.control] as ComponentType<FieldProps<Control>>;
  return <Component {...props} />;
}

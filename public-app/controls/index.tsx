/** The component of each way to ask. */
import type { ComponentType } from 'react';
import { List, Pair } from './choices.tsx';
import { Consent } from './consent.tsx';
import { Contact } from './contact.tsx';
import type { Control } from '../../shared/questions/control.ts';
import { DateField, Dropdown, NumberField } from './single-fields.tsx';
import type { FieldProps } from './field.ts';
import { LineField } from './line-field.tsx';
import { Matrix } from './matrix.tsx';
import { MediaField } from './media.tsx';
import { Ranking } from './ranking.tsx';
import { Scale } from './scale.tsx';
import { Signature } from './signature.tsx';
import { TextField } from './text.tsx';
import { TimeField } from './time-field.tsx';

type Components = { [Kind in Control['control']]: ComponentType<FieldProps<Extract<Control, { control: Kind }>>> };

const components: Components = {
  scale: Scale,
  list: List,
  pair: Pair,
  dropdown: Dropdown,
  text: TextField,
  number: NumberField,
  date: DateField,
  time: TimeField,
  line: LineField,
  matrix: Matrix,
  ranking: Ranking,
  contact: Contact,
  consent: Consent,
  media: MediaField,
  signature: Signature,
  statement: () => null,
};

export function ControlField(props: FieldProps<Control>) {
  const Component = components[props.control.control] as ComponentType<FieldProps<Control>>;
  return <Component {...props} />;
}

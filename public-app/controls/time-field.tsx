import type { TimeControl } from '../../shared/questions/control.ts';
import type { FieldProps } from './field.ts';
import { fieldProps } from './single-fields.tsx';

export function TimeField(props: FieldProps<TimeControl>) {
  const { earliest, latest } = props.control;
  return <input className="text date" type="time" min={earliest} max={latest} {...fieldProps(props)} />;
}

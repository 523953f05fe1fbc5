import type { TextControl } from '../../shared/questions/control.ts';
import type { FieldProps } from './field.ts';

const ROWS = 5;

export function TextField({ control, name, id, values, required, describedBy, invalid }: FieldProps<TextControl>) {
  const shared = {
    id,
    name,
    defaultValue: values[0] ?? '',
    required,
    'aria-describedby': describedBy,
    'aria-invalid': invalid,
  };
  // 16 px and more: iOS zooms into a smaller field.
  return control.lines === 'several' ? (
    <textarea className="text" rows={ROWS} {...shared} />
  ) : (
    <input className="text" type="text" autoComplete="off" {...shared} />
  );
}

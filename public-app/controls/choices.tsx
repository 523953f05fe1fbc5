import { CheckIcon, CrossIcon } from '../views/icons.tsx';
import type { ListControl, PairControl } from './control.ts';
import type { FieldProps } from './field.ts';

/** Options below each other, each as wide as the page: easy for a thumb. */
export function List({ control, name, values, required }: FieldProps<ListControl>) {
  return (
    <div className="list">
      {control.choices.map(({ value, label }) => (
        <label key={value} className="option">
          <input
            type={control.several ? 'checkbox' : 'radio'}
            name={name}
            value={value}
            defaultChecked={values.includes(value)}
            required={required && !control.several}
          />
          <span className={control.several ? 'box' : 'box dot'}>{control.several && <CheckIcon />}</span>
          <span className="label">{label}</span>
        </label>
      ))}
    </div>
  );
}

export function Pair({ control, name, values, required }: FieldProps<PairControl>) {
  return (
    <div className="pair">
      {control.choices.map(({ value, label }, at) => (
        <label key={value} className="option">
          <input type="radio" name={name} value={value} defaultChecked={values.includes(value)} required={required} />
          {at === 0 ? <CheckIcon /> : <CrossIcon />}
          <span className="label">{label}</span>
        </label>
      ))}
    </div>
  );
}

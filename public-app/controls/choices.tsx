import type { ReactNode } from 'react';
import { CheckIcon, CrossIcon, ThumbIcon } from '../views/icons.tsx';
import type { ListControl, PairControl } from '../../shared/questions/control.ts';
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

const marks: Record<PairControl['look'], [first: ReactNode, second: ReactNode]> = {
  marks: [<CheckIcon key="yes" />, <CrossIcon key="no" />],
  thumbs: [<ThumbIcon key="up" />, <ThumbIcon key="down" />],
};

export function Pair({ control, name, values, required }: FieldProps<PairControl>) {
  return (
    <div className={`pair ${control.look}`}>
      {control.choices.map(({ value, label }, at) => (
        <label key={value} className="option">
          <input type="radio" name={name} value={value} defaultChecked={values.includes(value)} required={required} />
          {marks[control.look][at]}
          <span className="label">{label}</span>
        </label>
      ))}
    </div>
  );
}

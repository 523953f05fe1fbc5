import { type InputEvent, Fragment, type ReactNode } from 'react';
import { CheckIcon, CrossIcon, ThumbIcon } from '../views/icons.tsx';
import type { ListControl, PairControl } from '../../shared/questions/control.ts';
import { NONE, OTHER } from '../../shared/questions/open-options.ts';
import type { FieldProps } from './field.ts';
import { OtherWords } from './other-words.tsx';

/** Options below each other, each as wide as the page: easy for a thumb. With pictures as many side by side as there is room for. */
export function List(props: FieldProps<ListControl>) {
  const { control, name, values, required } = props;
  const { several, choices, alone } = control;
  return (
    <div
      className={choices.some(({ picture }) => picture) ? 'list pictures' : 'list'}
      onInput={alone ? (event: InputEvent<HTMLDivElement>) => leaveAlone(event, name) : undefined}
    >
      {choices.map(({ value, label, picture }) => (
        <Fragment key={value}>
          <label className="option">
            {picture && <img src={`/files/${picture}`} alt="" loading="lazy" decoding="async" />}
            <input
              type={several ? 'checkbox' : 'radio'}
              name={name}
              value={value}
              defaultChecked={values.includes(value)}
              required={required && !several}
            />
            <span className={several ? 'box' : 'box dot'}>{several && <CheckIcon />}</span>
            <span className="label">{label}</span>
          </label>
          {control.asksOther && value === OTHER && <OtherWords {...props} />}
        </Fragment>
      ))}
    </div>
  );
}

/** Who chooses 'none of these' lets go of all others, and the other way round. */
function leaveAlone({ target, currentTarget }: InputEvent<HTMLDivElement>, name: string): void {
  if (!(target instanceof HTMLInputElement) || target.name !== name || !target.checked) return;
  for (const box of currentTarget.querySelectorAll<HTMLInputElement>('input[type=checkbox]'))
    if (box !== target && (target.value === NONE || box.value === NONE)) box.checked = false;
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

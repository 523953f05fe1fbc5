import { useRef } from 'react';
import { CheckIcon } from '../views/icons.tsx';
import type { SliderControl } from '../../shared/questions/control.ts';
import type { FieldProps } from './field.ts';
import { NumberField } from './single-fields.tsx';
import { useScripted } from './use-scripted.ts';

type SliderProps = FieldProps<SliderControl>;

/**
 * A native slider, which posts nothing until it is touched. Without script that could not be: there a number is written,
 * and what is left empty is no answer.
 */
export const Slider = (props: SliderProps) => (useScripted() ? <Range {...props} /> : <Written {...props} />);

function Written(props: SliderProps) {
  const { control, words } = props;
  const { minimum, maximum, unit } = control;
  const keyboard = minimum < 0 ? 'text' : Number.isInteger(control.step) ? 'numeric' : 'decimal';
  return (
    <>
      <NumberField {...props} control={{ control: 'number', keyboard, unit }} />
      <p className="help">{words.translate('slider.range', { minimum, maximum })}</p>
    </>
  );
}

function Range({ control, id, name, values, describedBy, invalid, words }: SliderProps) {
  const { minimum, maximum, step, unit, lowest, highest } = control;
  const range = useRef<HTMLInputElement>(null);
  const none = useRef<HTMLInputElement>(null);
  const [chosen] = values;
  const told = chosen === undefined ? words.translate('slider.none') : [chosen, unit].filter(Boolean).join(' ');
  // Before the form hears of it, and reads what it holds.
  const answer = (isAnswered: boolean): void => {
    if (none.current) none.current.checked = !isAnswered;
    range.current?.setAttribute('name', isAnswered ? name : '');
  };
  return (
    <div className="slider">
      <output htmlFor={id} className={chosen === undefined ? 'open' : undefined}>
        {told}
      </output>
      <input
        ref={range}
        type="range"
        id={id}
        name={chosen === undefined ? '' : name}
        min={minimum}
        max={maximum}
        step={step}
        defaultValue={chosen ?? (minimum + maximum) / 2}
        aria-valuetext={told}
        aria-describedby={describedBy}
        aria-invalid={invalid}
        onInput={() => answer(true)}
      />
      <div className="ends">
        <span>{lowest || `${minimum} ${unit}`}</span>
        <span>{highest || `${maximum} ${unit}`}</span>
      </div>
      <label className="option">
        <input
          ref={none}
          type="checkbox"
          defaultChecked={chosen === undefined}
          onInput={({ currentTarget }) => answer(!currentTarget.checked)}
        />
        <span className="box">
          <CheckIcon />
        </span>
        <span className="label">{words.translate('slider.none')}</span>
      </label>
    </div>
  );
}

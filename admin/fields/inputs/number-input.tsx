import type { ReactNode } from 'react';
import { useLocale } from 'react-admin';
import type { InputProps } from '../base/use-field-input.tsx';
import { isNumberOr, parseDecimal } from '../numbers.ts';
import { DecimalControl } from './decimal-control.tsx';

export interface NumberInputProps extends InputProps {
  /** 1 for whole numbers. */
  step?: number;
  /** A unit behind the number. */
  unit?: ReactNode;
}

const WHOLE = [isNumberOr('app.validation.whole_number', Number.isInteger)];
const ANY = [isNumberOr('app.validation.number')];

/** A number as people type it: with the decimal sign of their language, or a point. */
export function NumberInput({ step, ...props }: NumberInputProps) {
  const locale = useLocale();
  const format = new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 10 });
  return (
    <DecimalControl
      {...props}
      validators={step === 1 ? WHOLE : ANY}
      inputMode={step === 1 && props.unit === undefined ? 'numeric' : 'decimal'}
      read={(text) => parseDecimal(text, locale)}
      write={(value) => format.format(value)}
    />
  );
}

export function PercentInput(props: InputProps) {
  return <NumberInput {...props} unit="%" />;
}

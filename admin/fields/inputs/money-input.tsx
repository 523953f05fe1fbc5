import { useLocale } from 'react-admin';
import { useCallback } from 'react';
import { minorDigitsOf } from '../../../shared/money/minor-digits.ts';
import type { InputProps } from '../base/use-field-input.tsx';
import { useFormCurrency } from '../currency.ts';
import { majorToMinor, minorToMajor, parseDecimal } from '../numbers.ts';
import { DecimalControl } from './decimal-control.tsx';

/** An amount, typed as people write it and kept in minor units of the form's currency. */
export function MoneyInput({ currencySource, ...props }: InputProps & { currencySource?: string }) {
  const locale = useLocale();
  const currency = useFormCurrency(currencySource);
  const read = useCallback(
    (text: string) => {
      const major = parseDecimal(text, locale);
      return typeof major === 'number' ? majorToMinor(major, currency) : major;
    },
    [currency, locale],
  );
  const write = useCallback(
    (minor: number) => {
      const digits = currency === undefined ? 0 : minorDigitsOf(currency);
      return new Intl.NumberFormat(locale, {
        useGrouping: false,
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }).format(minorToMajor(minor, currency));
    },
    [currency, locale],
  );
  return <DecimalControl {...props} read={read} write={write} unit={currency} whole />;
}

import { useLocale, useSourceContext } from 'react-admin';
import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { InputProps } from '../base/use-field-input.tsx';
import { useFormCurrency } from '../currency.ts';
import { readMoney, unreadMoney, writeMoney } from '../numbers.ts';
import { DecimalControl } from './decimal-control.tsx';

/**
 * An amount, typed as people write it and kept in minor units of the form's currency. While that is not known, what is
 * typed stays a text; it is read as soon as the currency is.
 */
export function MoneyInput({ currencySource, ...props }: InputProps & { currencySource?: string }) {
  const locale = useLocale() ?? 'en';
  const currency = useFormCurrency(currencySource);
  const shownIn = useRereadInCurrency(props.source, currency, locale);
  const read = useCallback((text: string) => readMoney(text, currency, locale), [currency, locale]);
  const write = useCallback(
    (minor: number) => (shownIn === null ? '' : writeMoney(minor, shownIn, locale)),
    [shownIn, locale],
  );
  const validators = useMemo(
    () => [(value: unknown) => (typeof value === 'string' ? unreadMoney(value, currency, locale) : undefined)],
    [currency, locale],
  );
  return <DecimalControl {...props} read={read} write={write} validators={validators} unit={shownIn ?? undefined} />;
}

type Currency = ReturnType<typeof useFormCurrency>;

/**
 * Keeps the amount that a person sees when the form's currency comes or is changed: a text is read, and 120.00 in euros
 * becomes 120 in yen, whose minor units are others.
 *
 * @returns the currency of the value that the form holds; null while it is not known
 */
function useRereadInCurrency(source: string, currency: Currency, locale: string): Currency {
  const name = useSourceContext().getSource(source);
  const value: unknown = useWatch({ name });
  const { setValue, formState } = useFormContext();
  const [held, setHeld] = useState<{ value: unknown; currency: Currency }>();
  const { isDirty, isSubmitted } = formState;
  const before = held?.value === value ? held?.currency : undefined;
  // While the row of another currency is on its way, the value is still one of the currency before.
  const shownIn = currency === null && typeof before === 'string' ? before : currency;

  useLayoutEffect(() => {
    const isOther = isDirty && typeof before === 'string' && before !== shownIn;
    const text = typeof value === 'number' && isOther ? writeMoney(value, before, locale) : value;
    const amount = typeof text === 'string' ? readMoney(text, shownIn, locale) : text;
    if (amount !== value) setValue(name, amount, { shouldDirty: true, shouldValidate: isSubmitted });
    setHeld((last) =>
      last?.value === amount && last?.currency === shownIn ? last : { value: amount, currency: shownIn },
    );
  }, [name, value, before, shownIn, isDirty, isSubmitted, locale, setValue]);

  return shownIn;
}

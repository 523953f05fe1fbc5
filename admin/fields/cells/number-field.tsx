import { useLocale } from 'react-admin';
import { EmptyValue } from '../base/empty-value.tsx';
import { type CellProps, useValue } from '../base/use-value.ts';
import { useRowCurrency } from '../currency.ts';
import { formatMoney } from '../numbers.ts';

export function NumberField(props: CellProps) {
  const value = useValue(props);
  const locale = useLocale();
  return typeof value === 'number' ? new Intl.NumberFormat(locale).format(value) : <EmptyValue />;
}

/** A share of 100. */
export function PercentField(props: CellProps) {
  const value = useValue(props);
  const locale = useLocale();
  if (typeof value !== 'number') return <EmptyValue />;
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(value / 100);
}

/** Minor units as money. */
export function MoneyField({ currencySource, ...props }: CellProps & { currencySource?: string }) {
  const value = useValue(props);
  const locale = useLocale() ?? 'en';
  const currency = useRowCurrency(currencySource);
  // Until it is known where the point stands, no amount is better than another one.
  const isKnown = currency !== null && currency !== undefined;
  return typeof value === 'number' && isKnown ? formatMoney(value, currency, locale) : <EmptyValue />;
}

import { Box, Divider, Typography } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { formatMoney } from '../../../fields/numbers.ts';

/** In minor units of the currency; as quotes, prices and checked discount codes tell them. */
export interface Amounts {
  currency: string;
  /** Of the period before tax. */
  price: number;
  /** Worth of the old period's unused days. */
  credit?: number;
  discount_amount?: number;
  /** In percent. */
  tax_rate: number;
  tax_amount: number;
  total: number;
}

/** What is to be paid, and what it is made of. A new total is told to those who can't see it change. */
export function AmountLines({ amounts, priceLabel }: { amounts: Amounts; priceLabel?: string }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const {
    currency,
    price,
    credit = 0,
    discount_amount: discount = 0,
    tax_rate: rate,
    tax_amount: tax,
    total,
  } = amounts;
  const money = (minor: number): string => formatMoney(minor, currency, locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 }).format(rate / 100);
  const lines: [label: string, amount: string][] = [
    [priceLabel ?? translate('app.payment.amount.price'), money(price)],
    ...(credit > 0 ? [[translate('app.payment.amount.credit'), money(-credit)] as [string, string]] : []),
    ...(discount > 0 ? [[translate('app.payment.amount.discount'), money(-discount)] as [string, string]] : []),
    [translate('app.payment.amount.tax', { rate: percent }), money(tax)],
  ];
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box component="dl" sx={{ display: 'grid', gap: 2, margin: 0 }}>
        {lines.map(([label, amount]) => (
          <Line key={label} label={label} amount={amount} />
        ))}
      </Box>
      <Divider />
      <Box
        role="status"
        sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 4, flexWrap: 'wrap' }}
      >
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {translate('app.payment.amount.total')}
        </Typography>
        <Typography component="span" variant="h1" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          <bdi>{money(total)}</bdi>
        </Typography>
      </Box>
    </Box>
  );
}

function Line({ label, amount }: { label: string; amount: string }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 4 }}>
      <Typography component="dt" sx={{ color: 'text.secondary', minWidth: 0, overflowWrap: 'anywhere' }}>
        {label}
      </Typography>
      <Typography component="dd" sx={{ margin: 0, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
        <bdi>{amount}</bdi>
      </Typography>
    </Box>
  );
}

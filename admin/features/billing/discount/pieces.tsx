import type { ReactElement } from 'react';
import { inputs as generated } from '../../../generated/views/discount.tsx';
import { When } from '../../../ui/time/when.tsx';

const PERCENT = ['percent'];
const AMOUNT = ['amount'];
const CURRENCY = ['currency_id'];

const whenKind = (is: 'percent' | 'amount', clears: readonly string[], input: ReactElement) => (
  <When source="kind" is={is} clears={clears}>
    {input}
  </When>
);

/** A discount is a percentage, or an amount in a currency; the form asks for what its kind needs. */
export const inputs = {
  ...generated,
  percent: whenKind('percent', PERCENT, generated.percent),
  amount: whenKind('amount', AMOUNT, generated.amount),
  currency_id: whenKind('amount', CURRENCY, generated.currency_id),
};

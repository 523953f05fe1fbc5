import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { closestWordsOf } from '../../../providers/problem.ts';
import type { PaymentValues } from '../../payment/card-values.ts';
import { usePay } from '../../payment/use-pay.ts';
import { usePaymentForm } from '../../payment/use-payment-form.ts';
import { useAwaitedPayment } from './after-bank.tsx';

interface Paying {
  /** Below /api, and what it is told beside the card. */
  path: string;
  body: object;
  hasSaved: boolean;
  /** The card is kept whatever else: that is not asked for. */
  isKeeping?: true;
  /** The payment has begun without the bank's page: the page waits for it now. */
  onPaid: () => void;
}

const keptCardOf = ({ card_number, card_expiry, card_holder, accept_agreement }: PaymentValues): object => ({
  card_number,
  card_expiry,
  card_holder: card_holder.trim(),
  accept_agreement,
});

/** A payment of the account area: its form, and what was refused. */
export function usePaying({ path, body, hasSaved, isKeeping, onPaid }: Paying) {
  const translate = useTranslate();
  const form = usePaymentForm({ startsWithSaved: hasSaved });
  const { pay, isPending } = usePay(isKeeping ? { ...form, body: () => keptCardOf(form.values) } : form);
  const awaited = useAwaitedPayment();
  const [refusal, setRefusal] = useState<unknown>(null);
  const words = refusal === null ? null : closestWordsOf(refusal);

  async function submit(): Promise<void> {
    setRefusal(null);
    const started = await pay({ path, body, refuse: setRefusal });
    if (started === null) return;
    awaited.await(started.reference);
    onPaid();
  }
  return { form, submit, isPending, fault: words === null ? null : translate(words, { _: words }) };
}

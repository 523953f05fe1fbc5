import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { closestWordsOf, problemOf } from '../../../providers/problem.ts';
import type { PaymentValues } from '../payment/card-values.ts';
import { usePay } from '../payment/use-pay.ts';
import { usePaymentForm } from '../payment/use-payment-form.ts';
import { useAwaitedPayment } from './after-bank.tsx';

interface Paying {
  /** Below /api, and what it is told beside the card. */
  path: string;
  body: object;
  hasSaved: boolean;
  /** False while nothing is to be paid. */
  needsCard?: boolean;
  /** Calculates anew what stands no longer; answers what is told then, null where another amount is to be paid. */
  renew?: () => Promise<object | null>;
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
export function usePaying({ path, body, hasSaved, needsCard = true, renew, isKeeping, onPaid }: Paying) {
  const translate = useTranslate();
  const form = usePaymentForm({ startsWithSaved: hasSaved, needsCard });
  const { pay, isPending } = usePay(isKeeping ? { ...form, body: () => keptCardOf(form.values) } : form);
  const awaited = useAwaitedPayment();
  const [refusal, setRefusal] = useState<unknown>(null);
  const words = refusal === null ? null : closestWordsOf(refusal);

  async function attempt(told: object) {
    let refused: unknown = null;
    const started = await pay({ path, body: told, refuse: (error) => (refused = error) });
    return { started, refused };
  }

  async function submit(): Promise<void> {
    setRefusal(null);
    const { started, refused } = await attempt(body);
    const hasExpired = renew !== undefined && refused !== null && problemOf(refused).code === 'quote_expired';
    const anew = hasExpired ? await renew() : null;
    if (hasExpired && anew === null) return setRefusal(new Error('app.payment.calculated_anew'));
    const end = anew === null ? { started, refused } : await attempt(anew);
    if (end.refused !== null) setRefusal(end.refused);
    if (end.started === null) return;
    awaited.await(end.started.reference);
    onPaid();
  }
  return {
    form,
    submit,
    isPending,
    errorText: words === null ? null : translate(words, { _: words }),
    /** The company details have to be completed before anything is paid. */
    needsAddress: refusal !== null && problemOf(refusal).code === 'billing_address_missing',
  };
}

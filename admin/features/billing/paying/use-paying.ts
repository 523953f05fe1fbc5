import { useServerMutation } from '../../../ui/mutations/use-server-mutation.ts';
import { problemOf } from '../../../providers/problem.ts';
import type { PaymentValues } from '../payment/card-values.ts';
import { type StartedPayment, usePay } from '../payment/use-pay.ts';
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

const cardToStoreOf = ({ card_number, card_expiry, card_holder, accept_agreement }: PaymentValues): object => ({
  card_number,
  card_expiry,
  card_holder: card_holder.trim(),
  accept_agreement,
});

/** A payment of the account area: its form, and what was refused. */
export function usePaying({ path, body, hasSaved, needsCard = true, renew, isKeeping, onPaid }: Paying) {
  const form = usePaymentForm({ startsWithSaved: hasSaved, needsCard });
  const pay = usePay(isKeeping ? { ...form, body: () => cardToStoreOf(form.values) } : form);
  const awaited = useAwaitedPayment();
  const { mutate, isPending, error, errorText, reset } = useServerMutation();

  async function payAnew(refusal: unknown): Promise<StartedPayment | null> {
    if (renew === undefined || problemOf(refusal).code !== 'quote_expired') throw refusal;
    const anew = await renew();
    if (anew === null) throw new Error('app.payment.calculated_anew');
    return pay(path, anew);
  }

  async function submit(): Promise<void> {
    if (!form.check()) return reset();
    const started = await mutate(() => pay(path, body).catch(payAnew));
    if (!started) return;
    awaited.await(started.reference);
    onPaid();
  }
  return {
    form,
    submit,
    isPending,
    errorText,
    /** The company details have to be completed before anything is paid. */
    needsAddress: problemOf(error).code === 'billing_address_missing',
  };
}

import { useSession } from '../../../providers/use-session.tsx';
import type { PaymentForm } from './use-payment-form.ts';

/** What every paying call answers. */
export interface StartedPayment {
  reference: string;
  state: 'pending' | 'paid' | 'failed';
  /** Of the bank's page; null where there is nothing to be asked there. */
  redirect_url: string | null;
}

/** Below /api, `/subscriptionupgrade` say, and what is paid; the card and the consents come from the form. */
export type Pay = (path: string, body: object) => Promise<StartedPayment | null>;

/**
 * Begins a payment, and leads to the bank's page where there is one.
 * Answers the payment that has begun, to be waited for; null where it was refused for what is told at the form's fields.
 */
export function usePay(form: PaymentForm): Pay {
  const { client } = useSession();
  return async (path, body) => {
    let started: StartedPayment;
    try {
      const { json } = await client.call(path, { method: 'POST', body: { ...body, ...form.body() } });
      started = json as StartedPayment;
    } catch (error) {
      if (form.refuse(error)) return null;
      throw error;
    }
    if (started.redirect_url !== null) return leaveFor(started.redirect_url);
    if (started.state !== 'failed') form.forgetCard();
    return started;
  };
}

/** Who comes back from the bank by the browser's own button finds the page as he left it, and may press again. */
function leaveFor(address: string): Promise<null> {
  return new Promise((resolve) => {
    window.addEventListener('pageshow', () => resolve(null), { once: true });
    window.location.assign(address);
  });
}

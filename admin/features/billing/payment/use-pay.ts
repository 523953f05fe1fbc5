import { useEffect, useState } from 'react';
import { useSession } from '../../../providers/use-session.tsx';
import type { PaymentForm } from './use-payment-form.ts';

/** What every paying call answers. */
export interface StartedPayment {
  reference: string;
  state: 'pending' | 'paid' | 'failed';
  /** Of the bank's page; null where there is nothing to be asked there. */
  redirect_url: string | null;
}

export interface Payment {
  /** Below /api: `/subscriptionupgrade`. */
  path: string;
  /** What is paid; the card and the consents come from the form. */
  body: object;
  /** What was refused and is not about the card or the consents. */
  refuse: (error: unknown) => void;
}

/** Pays: begins the payment, and leads to the bank's page where there is one. */
export function usePay(form: PaymentForm) {
  const { client } = useSession();
  const [isPending, setPending] = useState(false);
  useEffect(() => {
    // Who comes back from the bank by the browser's own button finds the page as he left it, and may press again.
    const wake = ({ persisted }: PageTransitionEvent) => persisted && setPending(false);
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);

  /** Answers the payment that has begun, to be waited for; null while the bank's page comes, or where it was refused. */
  async function pay({ path, body, refuse }: Payment): Promise<StartedPayment | null> {
    if (isPending || !form.check()) return null;
    setPending(true);
    try {
      const { json } = await client.call(path, { method: 'POST', body: { ...body, ...form.body() } });
      const started = json as StartedPayment;
      if (started.redirect_url !== null) {
        window.location.assign(started.redirect_url);
        return null;
      }
      if (started.state !== 'failed') form.forgetCard();
      setPending(false);
      return started;
    } catch (error) {
      setPending(false);
      if (form.refuse(error) !== undefined) refuse(error);
      return null;
    }
  }

  return { pay, isPending };
}

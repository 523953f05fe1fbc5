import { useQuery, useQueryClient } from '@tanstack/react-query';
import { HttpError } from 'react-admin';
import type { PayerReason } from '../../../../shared/card/failure-reason.ts';
import { useSession } from '../../../providers/use-session.tsx';
import type { StartedPayment } from './use-pay.ts';

/** A reference that nobody can have, and one that nobody has. */
const REFUSALS = [400, 404];
/** Most payments are settled by the time that the bank leads back. */
const SOON_MS = 1_000;
const LATER_MS = 4_000;
/** Polls after which it takes longer than usual. */
const SOON_POLLS = 20;

export type PaymentProgress =
  | { kind: 'waiting'; isLong: boolean }
  | { kind: 'paid' }
  | { kind: 'failed'; reason: PayerReason | null }
  /** Nobody has such a payment. */
  | { kind: 'missing' }
  | { kind: 'error'; error: unknown; retry: () => void };

interface Poll {
  state: StartedPayment['state'];
  reason: PayerReason | null;
  /** How often the server was asked. */
  polls: number;
}

/** Waits for a payment. Whoever was away at the bank may not be signed in any more, so nobody needs to be. */
export function usePaymentState(reference: string): PaymentProgress {
  const { client } = useSession();
  const queries = useQueryClient();
  const queryKey = ['payment', reference];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<Poll> => {
      const request = { method: 'POST', body: { reference }, signal } as const;
      const { json } = await client.callAnonymously('/payment/paymentcheck', request);
      const { state, reason } = json as Omit<Poll, 'polls'>;
      return { state, reason, polls: (queries.getQueryData<Poll>(queryKey)?.polls ?? 0) + 1 };
    },
    refetchInterval: ({ state: { data: last } }) =>
      last?.state === 'pending' && (last.polls > SOON_POLLS ? LATER_MS : SOON_MS),
  });
  if (data?.state === 'paid') return { kind: 'paid' };
  if (data?.state === 'failed') return { kind: 'failed', reason: data.reason };
  if (data !== undefined) return { kind: 'waiting', isLong: data.polls > SOON_POLLS };
  if (error instanceof HttpError && REFUSALS.includes(error.status)) return { kind: 'missing' };
  if (error !== null) return { kind: 'error', error, retry: () => void refetch() };
  return { kind: 'waiting', isLong: false };
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { discount as discountEntity } from '../../../generated/resources.ts';
import { closestWordsOf } from '../../../providers/problem.ts';
import { useAct } from '../../../providers/use-act.ts';
import type { Amounts } from '../../billing/payment/amount-lines.tsx';

/** A discount code, checked for the price that is about to be paid, and again when that changes. */
export function useDiscount(subPlanId: number, first: string) {
  const act = useAct();
  const [typed, setTyped] = useState(first);
  const [applied, setApplied] = useState(first.trim());
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['discount', applied, subPlanId],
    queryFn: () =>
      act<Amounts & { code: string }>(discountEntity.route, {
        action: 'check_discount',
        input: { code: applied, sub_plan_id: subPlanId },
      }),
    enabled: applied !== '',
    retry: false,
    staleTime: 0,
  });
  const isApplied = applied !== '' && typed.trim() === applied;
  return {
    typed,
    setTyped,
    /** Takes what is typed for the code; with nothing typed there is none. */
    apply(): void {
      const code = typed.trim();
      // Asked once more, it may be a lost connection that stood in the way.
      if (code !== '' && code === applied) void refetch();
      else setApplied(code);
    },
    /** What is to be paid with the code; null without one that holds. */
    amounts: isApplied && error === null ? (data ?? null) : null,
    /** The code that counts. */
    code: isApplied && error === null && data !== undefined ? applied : null,
    /** Something is typed that was not checked, or does not hold. */
    isOpen: typed.trim() !== '' && (!isApplied || error !== null || data === undefined),
    isPending: isFetching,
    violation: isApplied && error !== null ? closestWordsOf(error) : undefined,
  };
}

export type Discount = ReturnType<typeof useDiscount>;

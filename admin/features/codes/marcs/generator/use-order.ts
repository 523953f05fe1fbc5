import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useNotify } from 'react-admin';
import { customer, marcBatch } from '../../../../generated/resources.ts';
import { useDraft } from '../../../../ui/unsaved/use-draft.ts';
import { useServerMutation } from '../../../../ui/mutations/use-server-mutation.ts';
import { fieldErrorsOf } from '../../../../providers/problem.ts';
import { useAct } from '../../../../providers/use-act.ts';
import { type SourceUnit, useSources } from './use-sources.ts';

export type OrderKind = 'blank' | 'units';

/** The most marcs of one batch; the API's own limit. */
export const MAX_MARCS = 100_000;

export interface Order {
  customerId: number | null;
  kind: OrderKind;
  /** As it is typed. */
  count: string;
  /** Of marcs for units: this one and all below it; null for the whole company. */
  unit: SourceUnit | null;
  /** Null: black on white, with the code in letters. */
  groupId: number | null;
  note: string;
}

const NO_ORDER: Order = { customerId: null, kind: 'blank', count: '', unit: null, groupId: null, note: '' };

const ORDER_DRAFT = {
  of: 'marks/order',
  saved: null,
  toDraft: (kept: Record<string, unknown> | null): Order => ({ ...NO_ORDER, ...kept }),
  toDocument: (order: Order) => order,
};

export type Ordering = ReturnType<typeof useOrder>;

/** An order of marcs while it is put together: what it amounts to, what is missing, and making it. */
export function useOrder() {
  const { draft: order, setDraft: setOrder, isDirty, forget: giveUp } = useDraft<Order>(ORDER_DRAFT);
  const [isTried, setTried] = useState(false);
  const sources = useSources(order);
  const { make, isMaking, error, errorText, reset } = useMaking(order, giveUp);
  const violations = violationsOf(order, sources.marcCount);

  const change = (changes: Partial<Order>): void => {
    reset();
    // What was chosen of one company is nothing of another one.
    const fresh = 'customerId' in changes ? { unit: null, groupId: null } : {};
    setOrder((before) => ({ ...before, ...fresh, ...changes }));
  };
  return {
    order,
    isDirty,
    /** Forgets what was begun. */
    giveUp,
    change,
    sources,
    /** Keys of admin/i18n by the fields that are missing or wrong, once somebody has tried. */
    violations: isTried ? violations : {},
    /** What the server says, by its fields. */
    refusals: fieldErrorsOf(error),
    errorText: Object.keys(fieldErrorsOf(error)).length > 0 ? null : errorText,
    isMaking,
    submit() {
      setTried(true);
      if (Object.keys(violations).length === 0) void make();
    },
  };
}

type Violations = Partial<Record<'customer' | 'count', string>>;

function violationsOf({ customerId, kind, count }: Order, marcCount: number | null): Violations {
  const number = Number(count);
  const isCount = count.trim() !== '' && Number.isInteger(number) && number >= 1 && number <= MAX_MARCS;
  return {
    ...(customerId === null && { customer: 'app.marcs.order.choose_customer' }),
    ...(kind === 'blank' && !isCount && { count: 'app.marcs.order.count_violation' }),
    ...(kind === 'units' && marcCount === 0 && { customer: 'app.marcs.order.no_units' }),
  };
}

function useMaking({ customerId, kind, count, unit, groupId, note }: Order, onMade: () => void) {
  const act = useAct();
  const notify = useNotify();
  const navigate = useNavigate();
  const { mutate, isPending, ...state } = useServerMutation();

  const make = (): Promise<void> =>
    mutate(async () => {
      const made = await act<{ id: number; mark_count: number }>(customer.route, {
        action: 'customermarcgenerate',
        input: {
          company_id: customerId,
          kind,
          ...(kind === 'blank' ? { mark_count: Number(count) } : { node_id: unit?.id ?? null }),
          qr_code_group_id: groupId,
          note: note.trim(),
        },
      });
      onMade();
      notify('app.marcs.order.made', { type: 'success', messageArgs: { smart_count: made.mark_count } });
      await navigate(`/${marcBatch.route}/${made.id}`);
    });
  return { make, isMaking: isPending, ...state };
}

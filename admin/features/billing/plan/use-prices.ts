import { useState } from 'react';
import { useGetList, useGetMany, useLocale } from 'react-admin';
import { readMoney, unreadMoney, writeMoney } from '../../../fields/numbers.ts';
import { currency as currencies, plan, planLocation, subPlan } from '../../../generated/resources.ts';
import type { CurrencyRecord, PlanLocationRecord, SubPlanRecord } from '../../../generated/types.ts';
import { useDraft } from '../../../ui/unsaved/use-draft.ts';
import { useNotifyError } from '../../../ui/mutations/use-notify-error.ts';
import { useServerMutation } from '../../../ui/mutations/use-server-mutation.ts';
import { PAGE_LIMIT } from '../../../providers/data-provider.ts';
import { pointedErrorsOf } from '../../../providers/problem.ts';
import { useAct } from '../../../providers/use-act.ts';

export const PERIODS = ['monthly', 'yearly'] as const;
export type Period = (typeof PERIODS)[number];

/** A place of the matrix. */
export interface Cell {
  location: PlanLocationRecord;
  period: Period;
  /** Code of ISO 4217. */
  currency: string;
  /** In minor units; null: not on sale. */
  price: number | null;
}

export const keyOf = ({ location, period }: Pick<Cell, 'location' | 'period'>): string => `${location.id} ${period}`;

const ALL = { pagination: { page: 1, perPage: PAGE_LIMIT }, sort: { field: 'id', order: 'ASC' as const } };

/** What a plan costs in each location for each period, as it is stored. */
export function usePriceCells(planId: number) {
  const locations = useGetList<PlanLocationRecord>(planLocation.route, {
    ...ALL,
    sort: { field: 'name', order: 'ASC' },
  });
  const paid = [...new Set(locations.data?.map((location) => location.currency_id))];
  const money = useGetMany<CurrencyRecord>(currencies.route, { ids: paid }, { enabled: paid.length > 0 });
  const monthly = useGetList<SubPlanRecord>(subPlan.route, { ...ALL, filter: { plan_id: planId, period: 'monthly' } });
  const yearly = useGetList<SubPlanRecord>(subPlan.route, { ...ALL, filter: { plan_id: planId, period: 'yearly' } });
  const queries = [locations, money, monthly, yearly];
  const error: unknown = queries.find((query) => query.error)?.error ?? null;
  const retry = () => queries.forEach((query) => void query.refetch());
  if (!locations.data || !monthly.data || !yearly.data || (paid.length > 0 && !money.data))
    return { rows: undefined, error, retry };
  const codes = new Map(money.data?.map(({ id, code }) => [id, code]));
  const stored = [...monthly.data, ...yearly.data].filter((row) => row.is_active);
  // What holds everywhere else comes last.
  const ordered = locations.data.toSorted((one, other) => Number(one.is_global) - Number(other.is_global));
  const rows = ordered.map((location) =>
    PERIODS.map((period): Cell => {
      const row = stored.find((one) => one.plan_location_id === location.id && one.period === period);
      return { location, period, currency: codes.get(location.currency_id) ?? '', price: row?.price ?? null };
    }),
  );
  return { rows, error, retry };
}

/** An amount as people write it, without its currency. */
export function writePrice({ price, currency }: Cell, locale: string): string {
  return price === null ? '' : writeMoney(price, currency, locale, true);
}

/** Minor units, null for an empty text; a key of admin/i18n for what is no price in that currency. */
export function readPrice(text: string, currency: string, locale: string): number | null | string {
  const minor = readMoney(text, currency, locale);
  if (typeof minor === 'number' && minor < 0) return 'app.prices.no_price';
  if (typeof minor !== 'string') return minor;
  const violation = unreadMoney(text, currency, locale);
  return violation === 'app.validation.number' ? 'app.prices.no_price' : violation;
}

interface Typed {
  /** By place of the matrix. */
  texts: Record<string, string>;
}

const textsIn = (kept: unknown): Typed['texts'] =>
  Object.fromEntries(Object.entries(Object(kept) as object).map(([key, text]) => [key, String(text)]));

const usePriceDraft = (planId: number, rows: Cell[][]) =>
  useDraft<Typed>({
    of: `${plan.route}/${planId}/prices`,
    saved: null,
    toDraft: (kept) => ({ texts: textsIn(kept?.['texts']) }),
    // What was typed over one price is not typed over another.
    toDocument: ({ texts }) => ({ texts, prices: rows.flat().map(({ price }) => price) }),
  });

/** What has been typed in a matrix and not been saved, and what is wrong with it. */
export function usePriceForm(planId: number, rows: Cell[][]) {
  const act = useAct();
  const notifyError = useNotifyError();
  const locale = useLocale() ?? 'en';
  const { draft, setDraft, forget } = usePriceDraft(planId, rows);
  const texts = new Map(Object.entries(draft.texts));
  const [violations, setViolations] = useState<ReadonlyMap<string, string>>(new Map());

  const typed = rows.flat().flatMap((cell) => {
    const text = texts.get(keyOf(cell));
    return text === undefined ? [] : [{ cell, price: readPrice(text, cell.currency, locale) }];
  });
  const changed = typed.filter(({ cell, price }) => price !== cell.price);

  function refuse(refusal: unknown): void {
    const pointed = pointedErrorsOf(refusal);
    const messages = changed.flatMap(({ cell }, at): [string, string][] => {
      const words = pointed[`/prices/${at}/price`] ?? pointed[`/prices/${at}/plan_location_id`];
      return words === undefined ? [] : [[keyOf(cell), words]];
    });
    setViolations(new Map(messages));
    if (messages.length === 0) notifyError(refusal);
  }
  // After a refusal too, what another has set meanwhile is seen beside what is typed.
  const { mutate, isPending: isSaving } = useServerMutation({ errors: refuse });

  function type(cell: Cell, text: string): void {
    setDraft((before) => ({ texts: { ...before.texts, [keyOf(cell)]: text } }));
    setViolations((before) => new Map([...before].filter(([key]) => key !== keyOf(cell))));
  }

  function reset(cell?: Cell): void {
    const kept = (map: ReadonlyMap<string, string>) =>
      new Map([...map].filter(([key]) => cell !== undefined && key !== keyOf(cell)));
    setDraft((before) => ({ texts: Object.fromEntries(kept(new Map(Object.entries(before.texts)))) }));
    setViolations(kept);
  }

  async function save(): Promise<void> {
    const wrong = changed.flatMap(({ cell, price }): [string, string][] =>
      typeof price === 'string' ? [[keyOf(cell), price]] : [],
    );
    setViolations(new Map(wrong));
    if (wrong.length > 0 || changed.length === 0) return;
    const prices = changed.map(({ cell: { location, period, price: seen }, price }) => ({
      plan_location_id: location.id,
      period,
      price,
      seen,
    }));
    const send = async () => {
      await act(subPlan.route, { action: 'save_prices', input: { plan_id: planId, prices } });
      reset();
    };
    await mutate(send, { message: 'app.prices.saved', words: { smart_count: prices.length } });
  }

  return { texts, violations, changed: changed.length, isSaving, type, reset, giveUp: forget, save };
}

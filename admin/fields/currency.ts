/** Which currency an amount is in. */
import { useWatch } from 'react-hook-form';
import { type RaRecord, useGetManyAggregate, useRecordContext } from 'react-admin';
import { currency, planLocation } from '../generated/resources.ts';
import type { CurrencyRecord, PlanLocationRecord } from '../generated/types.ts';

/** A code of ISO 4217; undefined where none is named, null until the row that has it has come. */
type KnownCurrency = string | null | undefined;

/** The currency that the row names by code or by id. */
export function useRowCurrency(currencySource: string | undefined): KnownCurrency {
  const named: unknown = useRecordContext()?.[currencySource ?? ''];
  return useCurrencyNamed(named);
}

/**
 * The currency of the form at this moment: that of the currency or of the plan location which is chosen in it, else the
 * row's own.
 */
export function useFormCurrency(currencySource = 'currency_id'): KnownCurrency {
  const own = useRowCurrency(currencySource);
  const [named, currencyId, locationId]: unknown[] = useWatch({
    name: [currencySource, 'currency_id', 'plan_location_id'],
  });
  const location = useRow<PlanLocationRecord>(planLocation.route, locationId);
  const isLocated = typeof locationId === 'number';
  const chosen = useCurrencyNamed(typeof named === 'number' ? named : (currencyId ?? location?.currency_id));
  if (chosen !== undefined) return chosen;
  return isLocated && location === undefined ? null : own;
}

/** The currency that a code or an id names. */
export function useCurrencyNamed(named: unknown): KnownCurrency {
  const row = useRow<CurrencyRecord>(currency.route, named);
  if (typeof named === 'number') return row?.code ?? null;
  return typeof named === 'string' && named !== '' ? named : undefined;
}

function useRow<Row extends RaRecord>(resource: string, id: unknown): Row | undefined {
  const isKnown = typeof id === 'number';
  const { data } = useGetManyAggregate<Row>(resource, { ids: isKnown ? [id] : [] }, { enabled: isKnown });
  return isKnown ? data?.find((row) => row.id === id) : undefined;
}

/** Which currency an amount is in. */
import { useWatch } from 'react-hook-form';
import { type RaRecord, useGetManyAggregate, useRecordContext } from 'react-admin';
import { currency, planLocation } from '../generated/resources.ts';
import type { CurrencyRecord, PlanLocationRecord } from '../generated/types.ts';

/** The currency that the row names by code or by id; undefined where it names none, null until the id's row has come. */
export function useRowCurrency(currencySource: string | undefined): string | null | undefined {
  const named: unknown = useRecordContext()?.[currencySource ?? ''];
  const referred = useRow<CurrencyRecord>(currency.route, named);
  if (typeof named === 'number') return referred?.code ?? null;
  return typeof named === 'string' ? named : undefined;
}

/**
 * The currency of the form at this moment: that of the currency or of the plan location which is chosen in it, else the
 * row's own.
 */
export function useFormCurrency(currencySource = 'currency_id'): string | undefined {
  const own = useRowCurrency(currencySource);
  const [named, currencyId, locationId]: unknown[] = useWatch({
    name: [currencySource, 'currency_id', 'plan_location_id'],
  });
  const location = useRow<PlanLocationRecord>(planLocation.route, locationId);
  const chosenId = typeof named === 'number' ? named : (currencyId ?? location?.currency_id);
  const chosen = useRow<CurrencyRecord>(currency.route, chosenId);
  return chosen?.code ?? own ?? undefined;
}

function useRow<Row extends RaRecord>(resource: string, id: unknown): Row | undefined {
  const isKnown = typeof id === 'number';
  const { data } = useGetManyAggregate<Row>(resource, { ids: isKnown ? [id] : [] }, { enabled: isKnown });
  return data?.[0];
}

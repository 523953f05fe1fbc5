/** Which currency an amount is in. */
import { useWatch } from 'react-hook-form';
import { type RaRecord, useGetManyAggregate, useRecordContext } from 'react-admin';
import { currency, planLocation } from '../generated/resources.ts';
import type { CurrencyRecord, PlanLocationRecord } from '../generated/types.ts';

/** The currency that the row itself names, or undefined. */
export function useRowCurrency(currencySource: string | undefined): string | undefined {
  const code: unknown = useRecordContext()?.[currencySource ?? ''];
  return typeof code === 'string' ? code : undefined;
}

/**
 * The currency of the form at this moment: that of the currency or of the plan location which is chosen in it, else the
 * row's own.
 */
export function useFormCurrency(currencySource: string | undefined): string | undefined {
  const own = useRowCurrency(currencySource);
  const [currencyId, locationId]: unknown[] = useWatch({ name: ['currency_id', 'plan_location_id'] });
  const location = useRow<PlanLocationRecord>(planLocation.route, locationId);
  const chosen = useRow<CurrencyRecord>(currency.route, currencyId ?? location?.currency_id);
  return chosen?.code ?? own;
}

function useRow<Row extends RaRecord>(resource: string, id: unknown): Row | undefined {
  const isKnown = typeof id === 'number';
  const { data } = useGetManyAggregate<Row>(resource, { ids: isKnown ? [id] : [] }, { enabled: isKnown });
  return data?.[0];
}

/** Which currency an amount is in. */
import { useWatch } from 'react-hook-form';
import { type RaRecord, useGetManyAggregate, useRecordContext } from 'react-admin';
import { currencyThrough } from '../entities/parts.ts';
import { entityById } from '../entities/site.ts';

/** The entity whose rows are currencies, and the field by which others name one. */
const CURRENCY = 'currency';
const CURRENCY_FIELD = 'currency_id';

/** A code of ISO 4217; undefined where none is named, null until the row that has it has come. */
type KnownCurrency = string | null | undefined;

/** The currency that the row names by code or by id. */
export function useRowCurrency(currencySource: string | undefined): KnownCurrency {
  const named: unknown = useRecordContext()?.[currencySource ?? ''];
  return useCurrencyNamed(named);
}

/**
 * The currency of the form at this moment: that of the currency which is chosen in it, or of a row that is chosen in it and has
 * one, else the row's own.
 */
export function useFormCurrency(currencySource = 'currency_id'): KnownCurrency {
  const own = useRowCurrency(currencySource);
  const [named, currencyId, throughId]: unknown[] = useWatch({
    name: [currencySource, CURRENCY_FIELD, currencyThrough?.field ?? CURRENCY_FIELD],
  });
  const isThrough = currencyThrough !== undefined && typeof throughId === 'number';
  const through = useRow(currencyThrough?.entity ?? CURRENCY, isThrough ? throughId : undefined);
  const chosen = useCurrencyNamed(typeof named === 'number' ? named : (currencyId ?? through?.[CURRENCY_FIELD]));
  if (chosen !== undefined) return chosen;
  return isThrough && through === undefined ? null : own;
}

/** The currency that a code or an id names. */
export function useCurrencyNamed(named: unknown): KnownCurrency {
  const row = useRow(CURRENCY, named);
  if (typeof named === 'number') return typeof row?.code === 'string' ? row.code : null;
  return typeof named === 'string' && named !== '' ? named : undefined;
}

function useRow(entity: string, id: unknown): RaRecord | undefined {
  const isKnown = typeof id === 'number';
  const { data } = useGetManyAggregate(
    entityById(entity)?.route ?? entity,
    { ids: isKnown ? [id] : [] },
    { enabled: isKnown },
  );
  return isKnown ? data?.find((row) => row.id === id) : undefined;
}

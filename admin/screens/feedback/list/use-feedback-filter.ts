import { useListContext } from 'react-admin';
import { withinUnit } from './within-unit.ts';
import { useScreen } from '../../../kit/screen-context.tsx';

type Values = Record<string, unknown>;

/** The list's filter as a whole; it lives in the address. */
export function useFeedbackFilter() {
  const { embedded } = useScreen();
  const { filterValues, setFilters } = useListContext();
  const values = filterValues as Values;
  // In a unit's page its being there says only that the units below are meant too.
  const kept = embedded && withinUnit in values ? { [withinUnit]: values[withinUnit] } : {};
  const named = Object.keys(values).filter((name) => !(name in kept));
  return {
    values,
    isOn: named.length > 0,
    count: named.length,
    /** Sets some of the values; undefined takes one away. */
    set(changes: Values) {
      const next = Object.entries({ ...values, ...changes }).filter(([, value]) => value !== undefined);
      setFilters(Object.fromEntries(next), {});
    },
    replace: (wanted: Values) => setFilters({ ...wanted, ...kept }, {}),
    clear: () => setFilters(kept, {}),
  };
}

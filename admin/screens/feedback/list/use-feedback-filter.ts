import { withinUnit } from './within-unit.ts';
import { useScreen } from '../../../kit/screen-context.tsx';
import { type FilterValues, useListFilter } from '../../../kit/use-list-filter.ts';

/** The list's filter as a whole; it lives in the address. */
export function useFeedbackFilter() {
  const { embedded } = useScreen();
  const { values, set, replace } = useListFilter();
  // In a unit's page its being there says only that the units below are meant too.
  const kept = embedded && withinUnit in values ? { [withinUnit]: values[withinUnit] } : {};
  const named = Object.keys(values).filter((name) => !(name in kept));
  return {
    values,
    isOn: named.length > 0,
    count: named.length,
    /** Sets some of the values; undefined takes one away. */
    set,
    replace: (wanted: FilterValues) => replace({ ...wanted, ...kept }),
    clear: () => replace(kept),
  };
}

import { withinUnit } from './within-unit.ts';
import { COUNTED } from '../counted.ts';
import { useScreen } from '../../../crud/screen-context.tsx';
import { type FilterValues, useListFilter } from '../../../ui/list/use-list-filter.ts';

/** The list's filter as a whole; it lives in the address. */
export function useFeedbackFilter() {
  const { embedded } = useScreen();
  const { values, set, replace } = useListFilter();
  // In a unit's page its being there says only that the units below are meant too.
  const kept = embedded && withinUnit in values ? { [withinUnit]: values[withinUnit] } : {};
  const named = Object.keys(values).filter((name) => !(name in kept));
  const chosen = named.filter((name) => !(name in COUNTED && values[name] === COUNTED.is_repeat));
  const isOn = chosen.length > 0 || !('is_repeat' in values);
  return {
    values,
    isOn,
    count: isOn ? Math.max(1, chosen.length) : 0,
    /** Sets some of the values; undefined takes one away. */
    set,
    replace: (wanted: FilterValues) => replace({ ...wanted, ...kept }),
    /** As the list begins: with what counts. */
    clear: () => replace({ ...COUNTED, ...kept }),
  };
}

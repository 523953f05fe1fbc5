import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useKeptParameter } from '../layouts/use-kept-parameter.ts';
import { MONTH_PARAMETER } from '../layouts/use-layout.ts';
import { dayOf, isMonth, type Month, monthOf } from './days.ts';

/** The month that is shown, in the address: the present one where it says none. */
export function useMonth(): { month: Month; show: (month: Month) => void } {
  const [search, setSearch] = useSearchParams();
  const asked = search.get(MONTH_PARAMETER);
  const wanted = asked !== null && isMonth(asked) ? asked : undefined;
  const [last, setLast] = useState(() => wanted ?? monthOf(dayOf(new Date())));
  if (wanted !== undefined && wanted !== last) setLast(wanted);
  const month = wanted ?? last;
  useKeptParameter(MONTH_PARAMETER, month);
  return {
    month,
    show: (chosen) =>
      setSearch((before) => {
        const after = new URLSearchParams(before);
        after.set(MONTH_PARAMETER, chosen);
        return after;
      }),
  };
}

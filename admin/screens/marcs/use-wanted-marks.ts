import { useSearchParams } from 'react-router';
import { isMarkState, type MarkState } from './mark-states.ts';

export type WantedMarks = ReturnType<typeof useWantedMarks>;

/** Which marks of a batch are shown: kept in the address. */
export function useWantedMarks() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('state');
  const state = isMarkState(asked) ? asked : null;
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  const go = (next: { page: number; state: MarkState | null }) =>
    setSearch({ ...(next.state !== null && { state: next.state }), ...(next.page > 1 && { page: String(next.page) }) });
  return {
    state,
    page,
    setState: (next: MarkState | null) => go({ state: next, page: 1 }),
    setPage: (next: number) => go({ state, page: next }),
  };
}

import { useSearchParams } from 'react-router';
import { isMarcState, type MarcState } from './marc-states.ts';

export type WantedMarcs = ReturnType<typeof useWantedMarcs>;

/** Which marcs of a batch are shown: kept in the address. */
export function useWantedMarcs() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('state');
  const state = isMarcState(asked) ? asked : null;
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  const code = search.get('code') ?? '';
  const go = (next: { page: number; state: MarcState | null; code: string }, options = {}) =>
    setSearch(
      {
        ...(next.state !== null && { state: next.state }),
        ...(next.code !== '' && { code: next.code }),
        ...(next.page > 1 && { page: String(next.page) }),
      },
      options,
    );
  return {
    state,
    /** What of a code is looked for; empty: all. */
    code,
    page,
    setState: (next: MarcState | null) => go({ state: next, code, page: 1 }),
    setCode: (next: string) => go({ state, code: next, page: 1 }, { replace: true }),
    setPage: (next: number) => go({ state, code, page: next }),
  };
}

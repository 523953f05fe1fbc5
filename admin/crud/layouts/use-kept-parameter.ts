import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useScreen } from '../screen-context.tsx';

/**
 * Holds a parameter of the list's address to a value: react-admin writes the address anew with each filter, and leaves
 * out what it does not know. A list inside another page has no address of its own.
 */
export function useKeptParameter(name: string, value: string | undefined): void {
  const { embedded } = useScreen();
  const [search, setSearch] = useSearchParams();
  const isMissing = !embedded && value !== undefined && search.get(name) !== value;
  useEffect(() => {
    if (!isMissing) return;
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.set(name, value);
        return after;
      },
      { replace: true },
    );
  }, [isMissing, name, value, setSearch]);
}

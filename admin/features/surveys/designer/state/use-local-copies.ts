import { useEffect, useState } from 'react';
import { useUserData } from '../../../../providers/use-session.tsx';
import { type LocalCopies, openLocalCopies } from './local-copy.ts';

/** The signed-in user's copies of a survey for as long as its designer is open; undefined for the moment it takes. */
export function useLocalCopies(survey: number): LocalCopies | undefined {
  const user = useUserData();
  const owner = `${user?.company_id}.${user?.id}`;
  const [copies, setCopies] = useState<LocalCopies>();
  useEffect(() => {
    const sitting = new AbortController();
    const { signal } = sitting;
    // Absent on insecure origins, whatever its type says.
    const { locks } = navigator as { locks?: LockManager };
    void openLocalCopies(localStorage, locks, { owner, survey, signal }).then((opened) => {
      if (!signal.aborted) setCopies(opened);
    });
    return () => sitting.abort();
  }, [owner, survey]);
  return copies;
}

import { useEffect, useState } from 'react';
import { anchorOf, type Stop } from './stops.ts';

/** What the stop is about; looked for again when the window changes, since narrow ones have another menu. */
export function useAnchor(stop: Stop | undefined): HTMLElement | null {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const look = (): void => setAnchor(stop === undefined ? null : anchorOf(stop));
    look();
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, [stop]);
  return anchor;
}

import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useGuidance } from '../../../../ui/guidance/use-guidance.ts';
import { startTour } from '../../../../ui/guidance/use-tour.ts';

/** What the help menu asks the dashboard for: `?show=first-steps`, `?show=tour`. Done once, and gone from the address. */
export function useGuides(): void {
  const [search, setSearch] = useSearchParams();
  const [, note] = useGuidance();
  const asked = search.get('show');
  useEffect(() => {
    if (asked === null) return;
    if (asked === 'first-steps') note({ steps: 'open' });
    if (asked === 'tour') startTour();
    setSearch(
      (before) => {
        before.delete('show');
        return before;
      },
      { replace: true },
    );
  }, [asked, note, setSearch]);
}

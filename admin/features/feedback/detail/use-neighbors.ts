import { useEffect, useEffectEvent, useState } from 'react';
import { useListContext } from 'react-admin';
import { useGoTo } from '../../../crud/screen-context.tsx';
import type { FeedbackRow } from '../feedback-row.ts';

type Way = -1 | 1;

/** What comes before and after in the list that the address speaks of, also over the edges of its pages. */
export function useNeighbors(id: number) {
  const { data = [], page, perPage, total = 0, setPage, isPlaceholderData } = useListContext<FeedbackRow>();
  const goTo = useGoTo();
  const place = usePlace(id, data);
  const [turning, setTurning] = useState<Way | null>(null);
  const isLastPage = page * perPage >= total;
  const next = data[place.found ? place.at + 1 : place.at];
  const previous = data[place.at - 1];

  const arrive = useEffectEvent((way: Way) => {
    const row = way === 1 ? data[0] : data.at(-1);
    setTurning(null);
    if (row !== undefined) goTo('show', row.id);
  });
  useEffect(() => {
    if (turning !== null && !isPlaceholderData && data.every((row) => row.id !== id)) arrive(turning);
  }, [turning, isPlaceholderData, data, id]);

  function step(way: Way): void {
    const row = way === 1 ? next : previous;
    if (row !== undefined) goTo('show', row.id);
    else if (way === 1 ? !isLastPage : page > 1) {
      setTurning(way);
      setPage(page + way);
    }
  }
  return {
    previous: previous !== undefined || page > 1,
    next: next !== undefined || !isLastPage,
    step,
  };
}

/** Where the row stands; once it is out of the list, because it is no longer what is asked for, where it stood. */
function usePlace(id: number, data: readonly FeedbackRow[]): { at: number; found: boolean } {
  const [last, setLast] = useState(0);
  const at = data.findIndex((row) => row.id === id);
  if (at >= 0 && at !== last) setLast(at);
  return at >= 0 ? { at, found: true } : { at: Math.min(last, data.length), found: false };
}

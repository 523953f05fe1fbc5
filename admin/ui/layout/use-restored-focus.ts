import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { CONTENT_ID } from './skip-link.tsx';

const ROW_LINK = 'a[data-row]';

/**
 * Where the row with the focus goes, deleted say, the focus goes on to the row in its place, or to the content where none
 * is left: else a keyboard would begin again at the top of the page.
 * @param frame what the rows stand in
 * @param ids of the rows that are shown; undefined while they are on their way
 * @returns for the frame's `onFocus`
 */
export function useRestoredFocus(frame: RefObject<HTMLElement | null>, ids: readonly unknown[] | undefined) {
  const last = useRef<{ id: string; at: number } | null>(null);
  const shown = ids?.join();
  useEffect(() => {
    const { current: row } = last;
    if (shown === undefined || row === null || shown.split(',').includes(row.id)) return;
    last.current = null;
    if (document.activeElement !== document.body) return;
    const links = frame.current?.querySelectorAll<HTMLElement>(ROW_LINK) ?? [];
    const next = links[Math.min(row.at, links.length - 1)] ?? document.getElementById(CONTENT_ID);
    next?.focus();
  }, [frame, shown]);
  return ({ target }: FocusEvent<HTMLElement>): void => {
    // What React lets bubble out of a dialog stands elsewhere in the page.
    if (!frame.current?.contains(target)) return;
    const link = linkOf(target, frame.current);
    const at = [...frame.current.querySelectorAll(ROW_LINK)].findIndex((one) => one === link);
    const id = link?.getAttribute('data-row') ?? null;
    last.current = id === null ? null : { id, at };
  };
}

/** Of the row that an element stands in; null beside the rows. */
function linkOf(element: Element, frame: Element): Element | null {
  for (let step: Element | null = element; step !== null && step !== frame; step = step.parentElement) {
    if (step.matches(ROW_LINK)) return step;
    const links = step.querySelectorAll(ROW_LINK);
    if (links.length > 0) return links.length === 1 ? (links[0] ?? null) : null;
  }
  return null;
}

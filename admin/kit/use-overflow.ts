import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Whether the content is wider than its frame. Only then the frame scrolls by itself: a scrolling frame would carry the
 * header away with the page.
 */
export function useOverflow(): [RefObject<HTMLDivElement | null>, boolean] {
  const frame = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const measure = () => setOverflows(element.scrollWidth > element.clientWidth + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    const table = element.querySelector('table');
    if (table !== null) observer.observe(table);
    return () => observer.disconnect();
  }, []);
  return [frame, overflows];
}

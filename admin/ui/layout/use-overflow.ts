import { type RefObject, useEffect, useRef, useState } from 'react';

interface Overflow {
  frame: RefObject<HTMLDivElement | null>;
  overflows: boolean;
  /** Of the frame. */
  sx: { position: 'relative'; overflowX: 'auto' | 'visible'; maskImage?: string };
}

/** Over what width the edge fades behind which there is more, in pixels. */
const FADE = 40;

/**
 * Whether the content is wider than its frame. Only then the frame scrolls by itself: a scrolling frame would carry the
 * header away with the page. Its edge fades for as long as there is more behind it.
 */
export function useOverflow(): Overflow {
  const frame = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  const [isMore, setMore] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const measure = () => {
      const behind = element.scrollWidth - element.clientWidth;
      setOverflows(behind > 1);
      // From right to left the position counts below zero.
      setMore(behind - Math.abs(element.scrollLeft) > 1);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    const table = element.querySelector('table');
    if (table !== null) observer.observe(table);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, []);
  const fading = { maskImage: `linear-gradient(to right, #000 calc(100% - ${FADE}px), transparent)` };
  return {
    frame,
    overflows,
    sx: { position: 'relative', overflowX: overflows ? 'auto' : 'visible', ...(isMore && fading) },
  };
}

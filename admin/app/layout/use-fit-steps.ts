import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

interface Tightness {
  content: string;
  step: number;
}

/**
 * How many steps shorter the element's content must be to fit its width: 0 where all of it does. A step is taken back
 * when there is room again for what once did not fit.
 * @param content tells when the content is another one
 * @param steps the most that it can be shortened
 */
export function useFitSteps(content: string, steps: number): [RefObject<HTMLElement | null>, number] {
  const element = useRef<HTMLElement>(null);
  /** The width that each step needed and did not find. */
  const needed = useRef<number[]>([]);
  const [tightness, setTightness] = useState<Tightness>({ content, step: 0 });
  const step = tightness.content === content ? tightness.step : 0;
  useLayoutEffect(() => {
    needed.current = [];
  }, [content]);
  useLayoutEffect(() => {
    const box = element.current;
    if (box === null) return;
    const measure = () => {
      const before = needed.current[step - 1];
      if (box.scrollWidth > box.clientWidth && step < steps) {
        needed.current[step] = box.scrollWidth;
        setTightness({ content, step: step + 1 });
      } else if (before !== undefined && box.clientWidth >= before) {
        setTightness({ content, step: step - 1 });
      }
    };
    const observer = new ResizeObserver(measure);
    // Its content grows by itself as fonts arrive and counts do.
    for (const one of [box, ...box.children]) observer.observe(one);
    return () => observer.disconnect();
  }, [content, step, steps]);
  useEffect(() => {
    // What was needed before was that of other letters.
    const measureAnew = () => {
      needed.current = [];
      setTightness({ content, step: 0 });
    };
    document.fonts.addEventListener('loadingdone', measureAnew);
    return () => document.fonts.removeEventListener('loadingdone', measureAnew);
  }, [content]);
  return [element, step];
}

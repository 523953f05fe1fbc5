import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

interface Tightness {
  content: string;
  step: number;
}

interface FitOptions {
  /** Tells when the content is another one. */
  content: string;
  /** Those of the content: it is measured anew when fonts arrive that they are written in. */
  words: string;
  /** The most that it can be shortened. */
  steps: number;
  /** Nothing changes until it is let go, as while a menu is open that would lose its button. */
  isHeld: boolean;
}

/**
 * How many steps shorter the element's content must be to fit its width: 0 where all of it does. A step is taken back
 * when there is room again for what once did not fit.
 */
export function useFitSteps({ content, words, steps, isHeld }: FitOptions): [RefObject<HTMLElement | null>, number] {
  const element = useRef<HTMLElement>(null);
  /** The width that each step needed and did not find. */
  const needed = useRef<number[]>([]);
  /** Width of the words in the letters that were there when it was measured. */
  const letters = useRef(0);
  const [tightness, setTightness] = useState<Tightness>({ content, step: 0 });
  const step = tightness.content === content ? tightness.step : 0;
  useLayoutEffect(() => {
    needed.current = [];
    letters.current = widthOf(words, element.current);
  }, [content, words]);
  useLayoutEffect(() => {
    const box = element.current;
    if (box === null || isHeld) return;
    const measure = () => {
      // It begins anew, and this step is about to go.
      if (needed.current.length < step) return;
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
  }, [content, step, steps, isHeld]);
  useEffect(() => {
    // What was needed before was that of other letters; most letters that come are not of its words.
    const measureAnew = () => {
      if (isHeld) return;
      const width = widthOf(words, element.current);
      if (width === letters.current) return;
      // What has the focus may be one of those that come and go with the steps: once it is elsewhere, then.
      if (element.current?.contains(document.activeElement)) {
        document.addEventListener('focusin', measureAnew, { once: true });
        return;
      }
      letters.current = width;
      needed.current = [];
      setTightness({ content, step: 0 });
    };
    measureAnew();
    document.fonts.addEventListener('loadingdone', measureAnew);
    return () => {
      document.fonts.removeEventListener('loadingdone', measureAnew);
      document.removeEventListener('focusin', measureAnew);
    };
  }, [content, words, isHeld]);
  return [element, step];
}

/** Of words in the letters of an element, in pixels. */
function widthOf(words: string, element: HTMLElement | null): number {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null || element === null) return 0;
  // All in one, `font`, says nothing where the letters have features of their own.
  const { fontWeight, fontSize, fontFamily } = getComputedStyle(element.firstElementChild ?? element);
  context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  return context.measureText(words).width;
}

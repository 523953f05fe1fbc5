import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * Whether the element's content needs more width than it has. It stays so until there is room again for what once did
 * not fit; `content` tells when the content is another one.
 */
export function useTight(content: string): [RefObject<HTMLElement | null>, boolean] {
  const element = useRef<HTMLElement>(null);
  const needed = useRef(0);
  const [tightContent, setTightContent] = useState<string>();
  useLayoutEffect(() => {
    const box = element.current;
    if (box === null) return;
    const measure = () => {
      if (box.scrollWidth > box.clientWidth) {
        needed.current = box.scrollWidth;
        setTightContent(content);
      } else if (box.clientWidth >= needed.current) {
        setTightContent(undefined);
      }
    };
    needed.current = 0;
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [content]);
  return [element, tightContent === content];
}

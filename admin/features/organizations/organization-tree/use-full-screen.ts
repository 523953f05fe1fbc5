import { type RefObject, useCallback, useEffect, useState } from 'react';

/**
 * The element over everything else. The document itself is what the browser shows full screen: menus, dialogs and
 * messages stand beside the element and would be out of sight otherwise. Where the browser has no full screen for
 * pages, the element fills the window.
 */
export function useFullScreen(element: RefObject<HTMLElement | null>): [isFull: boolean, toggle: () => void] {
  const [isFull, setFull] = useState(false);
  const toggle = useCallback(() => {
    setFull((wasFull) => {
      if (wasFull) void leave();
      else void enter();
      return !wasFull;
    });
  }, []);
  useEffect(() => {
    if (!isFull) return undefined;
    const onChange = () => {
      if (document.fullscreenElement === null) setFull(false);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && document.fullscreenElement === null) setFull(false);
    };
    document.addEventListener('fullscreenchange', onChange);
    window.addEventListener('keydown', onKeyDown);
    const restore = element.current === null ? undefined : setAside(element.current);
    return () => {
      document.removeEventListener('fullscreenchange', onChange);
      window.removeEventListener('keydown', onKeyDown);
      restore?.();
    };
  }, [isFull, element]);
  // A page that is left takes nothing with it.
  useEffect(() => () => void leave(), []);
  return [isFull, toggle];
}

async function enter(): Promise<void> {
  try {
    await document.documentElement.requestFullscreen?.();
  } catch {
    // Refused or unknown: the element fills the window all the same.
  }
}

async function leave(): Promise<void> {
  if (document.fullscreenElement !== null) await document.exitFullscreen();
}

/** Nothing that lies behind may be reached by keyboard; answers how to bring it back. */
function setAside(element: HTMLElement): () => void {
  const behind: Element[] = [];
  for (let at: Element = element; at.parentElement && at !== document.body; at = at.parentElement)
    behind.push(...[...at.parentElement.children].filter((other) => other !== at && !other.hasAttribute('inert')));
  behind.forEach((other) => other.setAttribute('inert', ''));
  return () => behind.forEach((other) => other.removeAttribute('inert'));
}

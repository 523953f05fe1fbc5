import type { PopoverActions } from '@mui/material';
import { useCallback, useRef } from 'react';

/**
 * For a popover whose rows come while it is open: what has grown is placed anew, so that it stays in the window.
 * Answers the `action` of the popover, and the reference of what grows in it.
 */
export function useReposition() {
  const action = useRef<PopoverActions>(null);
  const content = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => action.current?.updatePosition());
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [action, content] as const;
}

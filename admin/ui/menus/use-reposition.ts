import type { PopoverActions } from '@mui/material';
import { useCallback, useRef } from 'react';

/**
 * For a popover that grows while it is open, as rows and letters come: it is placed anew, so that it stays in the window.
 * @returns props of the popover
 */
export function useReposition() {
  const action = useRef<PopoverActions>(null);
  const ref = useCallback((root: HTMLElement | null) => {
    const paper = root?.querySelector('.MuiPopover-paper');
    if (!paper) return undefined;
    const observer = new ResizeObserver(() => action.current?.updatePosition());
    observer.observe(paper);
    return () => observer.disconnect();
  }, []);
  return { action, ref };
}

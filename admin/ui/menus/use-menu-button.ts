import { type MouseEvent, useId, useState } from 'react';
import { useReposition } from './use-reposition.ts';

/** A button that opens a menu: the props of both. */
export function useMenuButton() {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const place = useReposition();
  const close = () => setAnchor(null);
  return {
    button: {
      'aria-haspopup': 'menu',
      'aria-expanded': anchor !== null,
      'aria-controls': anchor === null ? undefined : id,
      onClick: (event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
    } as const,
    menu: { id, anchorEl: anchor, open: anchor !== null, onClose: close, ...place },
    close,
    /** Closes the menu and does what was chosen. */
    pick: (step: () => void) => () => {
      close();
      step();
    },
  };
}

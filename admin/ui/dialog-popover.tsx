import { Popover } from '@mui/material';
import type { ReactNode } from 'react';
import { focusFirstItem } from './focus-first-item.ts';
import { useReposition } from './use-reposition.ts';

interface DialogPopoverProps {
  id?: string;
  /** What it is called to who does not see it. */
  label: string;
  /** What it opens below; null while it is closed. */
  anchor: Element | null;
  /** In pixels. */
  minWidth: number;
  /** The next key is for it: who knows the keys does not wait for it to unfold. */
  isInstant?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Below a button: a few things to choose from, the first of which has the focus, and which stays in the window. */
export function DialogPopover({ id, label, anchor, minWidth, isInstant, onClose, children }: DialogPopoverProps) {
  const [action, content] = useReposition();
  return (
    <Popover
      action={action}
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      {...(isInstant === true && { transitionDuration: 0 })}
      slotProps={{
        transition: { onEntered: focusFirstItem },
        paper: {
          id,
          role: 'dialog',
          'aria-label': label,
          sx: {
            marginTop: 1,
            border: 1,
            borderColor: 'divider',
            minWidth,
            maxWidth: 'min(360px, calc(100vw - 32px))',
          },
        },
      }}
    >
      <div ref={content}>{children}</div>
    </Popover>
  );
}

import { Popover } from '@mui/material';
import type { ReactNode } from 'react';
import { useReposition } from '../menus/use-reposition.ts';

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
  return (
    <Popover
      {...useReposition()}
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
      {children}
    </Popover>
  );
}

/**
 * Of a popover that has opened: the chosen item of the list in it gets the focus, or the first, or an input, or a button. A list's
 * items register after the popover has taken the focus, so the list itself comes too late; and what an input opens would
 * be placed by where the input was on its way. What has the focus in it keeps it.
 */
function focusFirstItem(paper: HTMLElement): void {
  const { activeElement } = document;
  if (paper !== activeElement && paper.contains(activeElement)) return;
  const item =
    paper.querySelector<HTMLElement>('[role^="menuitem"][aria-checked="true"]') ??
    paper.querySelector<HTMLElement>('[role^="menuitem"]') ??
    paper.querySelector<HTMLElement>('input') ??
    paper.querySelector<HTMLElement>('button');
  item?.focus();
}

import { Button } from '@mui/material';
import { createContext, use, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useUnsavedChanges } from '../unsaved/unsaved-changes.tsx';
import { useWrittenChanges } from '../unsaved/use-written-changes.ts';
import { Dialog, type DialogProps } from './dialog.tsx';

export interface WritingDialogProps extends Omit<DialogProps, 'isOpen' | 'onClose' | 'paper'> {
  /** What is written is on its way. */
  isBusy?: boolean;
  /** Whether there is something to lose; without it, the inputs are looked at. */
  isDirty?: boolean | undefined;
  /** Forgets what is kept of it for another time. */
  onDiscard?: (() => void) | undefined;
  onClose: () => void;
}

const LeaveContext = createContext<() => void>(() => undefined);

/** A dialog to write in: Escape, a click beside it and `LeaveButton` close it, after a question where work would be lost. */
export function WritingDialog({ isBusy = false, isDirty, onDiscard, onClose, ...dialog }: WritingDialogProps) {
  const [paper, setPaper] = useState<HTMLElement | null>(null);
  const isWritten = useWrittenChanges(paper);
  const ask = useUnsavedChanges({
    isDirty: () => !isBusy && (isDirty ?? isWritten()),
    ...(onDiscard && { discard: onDiscard }),
  });
  const leave = () => ask(onClose);
  return (
    <LeaveContext value={leave}>
      <Dialog {...dialog} onClose={leave} paper={setPaper} />
    </LeaveContext>
  );
}

/** Closes the dialog around it without doing what it is for. */
export function LeaveButton({ label = 'ra.action.cancel' }: { label?: string }) {
  const translate = useTranslate();
  return <Button onClick={use(LeaveContext)}>{translate(label)}</Button>;
}

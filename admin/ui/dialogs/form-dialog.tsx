import { Button } from '@mui/material';
import type { FormEvent, ReactNode } from 'react';
import { FormViolations } from '../form/form-violations.tsx';
import { LeaveButton, WritingDialog, type WritingDialogProps } from './writing-dialog.tsx';

interface FormDialogProps extends Pick<WritingDialogProps, 'title' | 'size' | 'isDirty' | 'onDiscard' | 'onClose'> {
  /** The verb of the button. */
  action: string;
  isBusy: boolean;
  /** It takes something away. */
  isDangerous?: boolean;
  /** The form is not complete yet. */
  isBlocked?: boolean;
  /** For rows of several inputs; on a phone such a form takes the whole screen. */
  isWide?: boolean;
  /** Of the button that leaves it: a key of admin/i18n. */
  leaveLabel?: string | undefined;
  /** Beside the button that sends it. */
  beside?: ReactNode;
  onSubmit: () => Promise<void> | void;
  children: ReactNode;
}

/** A dialog that is a form: Enter sends it, Escape leaves it, and its buttons stay in view. */
export function FormDialog(props: FormDialogProps) {
  const { action, isDangerous = false, isBlocked = false, isWide = false, ...rest } = props;
  const { leaveLabel, beside, onSubmit, ...dialog } = rest;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!dialog.isBusy && !isBlocked) void onSubmit();
  };
  return (
    <WritingDialog
      size={isWide ? 'md' : 'sm'}
      fullScreenBelow={isWide ? 'sm' : undefined}
      sx={{ '&&': { paddingTop: 1 } }}
      {...dialog}
      onSubmit={submit}
      actions={
        <>
          <FormViolations />
          <LeaveButton {...(leaveLabel !== undefined && { label: leaveLabel })} />
          {beside}
          <Button
            type="submit"
            variant="contained"
            color={isDangerous ? 'error' : 'primary'}
            loading={dialog.isBusy}
            disabled={isBlocked}
          >
            {action}
          </Button>
        </>
      }
    />
  );
}

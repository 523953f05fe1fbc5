import { Box, Button, DialogActions, DialogContent, DialogTitle, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { type FormEvent, type ReactNode, useId } from 'react';
import { FormViolations } from './form-violations/form-violations.tsx';
import { LeaveButton, WritingDialog } from './unsaved/writing-dialog.tsx';

interface FormDialogProps {
  title: string;
  /** The verb of the button. */
  action: string;
  isBusy: boolean;
  /** It takes something away. */
  isDangerous?: boolean;
  /** The form is not complete yet. */
  isBlocked?: boolean;
  /** For rows of several inputs; on a phone such a form takes the whole screen. */
  isWide?: boolean;
  /** Where that is not enough: beside a preview, say. */
  maxWidth?: 'sm' | 'md' | 'lg';
  /** Whether there is something to lose; without it, the inputs are looked at. False where nothing is kept anyway. */
  isDirty?: boolean | undefined;
  /** Forgets what is kept of it for another time. */
  onDiscard?: (() => void) | undefined;
  onSubmit: () => Promise<void> | void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that is a form: Enter sends it, Escape leaves it, and its buttons stay in view. */
export function FormDialog(props: FormDialogProps) {
  const {
    title,
    action,
    isBusy,
    isDangerous = false,
    isBlocked = false,
    isWide = false,
    maxWidth = isWide ? 'md' : 'sm',
    isDirty,
    onDiscard,
    onSubmit,
    onClose,
    children,
  } = props;
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!isBusy && !isBlocked) void onSubmit();
  };
  return (
    <WritingDialog
      isBusy={isBusy}
      isDirty={isDirty}
      onDiscard={onDiscard}
      onClose={onClose}
      maxWidth={maxWidth}
      fullScreen={isWide && isNarrow}
      aria-labelledby={id}
    >
      <Box
        component="form"
        noValidate
        onSubmit={submit}
        sx={{ display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0, overflow: 'hidden' }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ '&&': { paddingTop: 1 } }}>{children}</DialogContent>
        <DialogActions>
          <FormViolations />
          <LeaveButton />
          <Button
            type="submit"
            variant="contained"
            color={isDangerous ? 'error' : 'primary'}
            loading={isBusy}
            disabled={isBlocked}
          >
            {action}
          </Button>
        </DialogActions>
      </Box>
    </WritingDialog>
  );
}

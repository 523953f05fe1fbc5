import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';

interface FormDialogProps {
  title: string;
  /** The verb of the button. */
  action: string;
  isBusy: boolean;
  /** The form is not complete yet. */
  isBlocked?: boolean;
  onSubmit: () => Promise<void> | void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that is a form: Enter sends it, Escape leaves it. */
export function FormDialog({ title, action, isBusy, isBlocked = false, onSubmit, onClose, children }: FormDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!isBusy && !isBlocked) void onSubmit();
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </DialogTitle>
        <DialogContent sx={{ '&&': { paddingTop: 1 } }}>{children}</DialogContent>
        <DialogActions sx={{ padding: 4 }}>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" loading={isBusy} disabled={isBlocked}>
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';

interface ReadingDialogProps {
  title: string;
  maxWidth?: 'xs' | 'sm';
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that is read, not answered. */
export function ReadingDialog({ title, maxWidth = 'sm', onClose, children }: ReadingDialogProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open onClose={onClose} maxWidth={maxWidth} fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

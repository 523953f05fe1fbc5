import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  text: string;
  /** The verb of the button that does it. */
  action: string;
  /** It gives, or changes, and takes nothing away. */
  isHarmless?: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Asks before something is done that is not done lightly. */
export function ConfirmDialog({
  isOpen,
  title,
  text,
  action,
  isHarmless = false,
  onCancel,
  onConfirm,
}: ConfirmDialogProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog
      open={isOpen}
      onClose={onCancel}
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClick={(event) => event.stopPropagation()}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{text}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel} autoFocus={!isHarmless}>
          {translate('ra.action.cancel')}
        </Button>
        <Button onClick={onConfirm} variant="contained" color={isHarmless ? 'primary' : 'error'} autoFocus={isHarmless}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

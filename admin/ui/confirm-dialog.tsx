import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  text: string;
  /** The verb of the button that does it. */
  action: string;
  /** Takes something away, rather than gives or changes. */
  isDangerous?: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Asks before something is done that is not done lightly. */
export function ConfirmDialog({
  isOpen,
  title,
  text,
  action,
  isDangerous = true,
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
        <Button onClick={onCancel} autoFocus={isDangerous}>
          {translate('ra.action.cancel')}
        </Button>
        <Button
          onClick={onConfirm}
          variant="contained"
          color={isDangerous ? 'error' : 'primary'}
          autoFocus={!isDangerous}
        >
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Typography,
} from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';

interface DeleteDialogProps {
  title: string;
  text: string;
  /** What stands in the way, further than the text says it. */
  children?: ReactNode;
  /** It can't be deleted: there is only something to be read. */
  isBlocked: boolean;
  isPending: boolean;
  /** Why it was refused. */
  errorText: string | null;
  onClose: () => void;
  onDelete: () => void;
}

/** Asks before something is deleted, or says why it stays. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { title, text, children, isBlocked, isPending, errorText, onClose, onDelete } = props;
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      // A dialog of a row is no click on the row.
      onClick={(event) => event.stopPropagation()}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{text}</DialogContentText>
        {children}
        {errorText !== null && (
          <Typography role="alert" sx={{ marginTop: 3, color: 'error.main' }}>
            {errorText}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {translate(isBlocked ? 'ra.action.close' : 'ra.action.cancel')}
        </Button>
        {!isBlocked && (
          <Button variant="contained" color="error" loading={isPending} onClick={onDelete}>
            {translate('ra.action.delete')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

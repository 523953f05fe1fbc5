import { Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Dialog } from './dialog.tsx';

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
  return (
    <Dialog
      size="xs"
      title={title}
      text={text}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} autoFocus>
            {translate(isBlocked ? 'ra.action.close' : 'ra.action.cancel')}
          </Button>
          {!isBlocked && (
            <Button variant="contained" color="error" loading={isPending} onClick={onDelete}>
              {translate('ra.action.delete')}
            </Button>
          )}
        </>
      }
    >
      {children}
      {errorText !== null && (
        <Typography role="alert" sx={{ marginTop: 3, color: 'error.main' }}>
          {errorText}
        </Typography>
      )}
    </Dialog>
  );
}

import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Dialog, type DialogProps } from './dialog.tsx';

interface ReadingDialogProps extends Pick<DialogProps, 'title' | 'size'> {
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that is read, not answered. */
export function ReadingDialog({ onClose, ...dialog }: ReadingDialogProps) {
  const translate = useTranslate();
  return (
    <Dialog
      {...dialog}
      onClose={onClose}
      actions={
        <Button onClick={onClose} autoFocus>
          {translate('ra.action.close')}
        </Button>
      }
    />
  );
}

import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Dialog } from './dialog.tsx';

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
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, text, action, isDangerous = true, onCancel, onConfirm } = props;
  const translate = useTranslate();
  return (
    <Dialog
      isOpen={isOpen}
      size="xs"
      title={title}
      text={text}
      onClose={onCancel}
      actions={
        <>
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
        </>
      }
    />
  );
}

import { Button } from '@mui/material';
import { useCloseNotification, useTranslate } from 'react-admin';

/** In a toast: takes back what the toast tells of. */
export function UndoButton({ onUndo }: { onUndo: () => void }) {
  const translate = useTranslate();
  const close = useCloseNotification();
  return (
    <Button
      size="small"
      className="RaNotification-undo"
      onClick={() => {
        onUndo();
        close();
      }}
    >
      {translate('ra.action.undo')}
    </Button>
  );
}

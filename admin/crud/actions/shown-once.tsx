import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import { Box, Button, TextField } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';
import { Dialog } from '../../ui/dialogs/dialog.tsx';

interface ShownOnceProps {
  title: string;
  text: string;
  onClose: () => void;
}

/** What nobody can read again, as a secret: to be copied now. */
export function ShownOnce({ title, text, onClose }: ShownOnceProps) {
  const translate = useTranslate();
  const notify = useNotify();
  // Where the browser keeps the clipboard to itself, the field is there to copy from.
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify('app.shown_once.copied', { type: 'success' }),
      () => notify('app.shown_once.not_copied', { type: 'warning' }),
    );
  return (
    <Dialog
      isOpen
      title={title}
      text={translate('app.shown_once.text')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{translate('ra.action.close')}</Button>}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, marginTop: 4 }}>
        <TextField
          size="small"
          value={text}
          onFocus={({ target }) => target.select()}
          slotProps={{ htmlInput: { readOnly: true, dir: 'ltr', 'aria-label': title } }}
          sx={{ flex: '1 1 240px' }}
        />
        <Button variant="outlined" startIcon={<ContentCopy />} onClick={() => void copy()}>
          {translate('app.shown_once.copy')}
        </Button>
      </Box>
    </Dialog>
  );
}

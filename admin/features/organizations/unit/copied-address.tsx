import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import OpenInNew from '@mui/icons-material/OpenInNewOutlined';
import { Button, Stack, TextField } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';

interface CopiedAddressProps {
  address: string;
  /** What it is, for who does not see where it stands. */
  label: string;
  open: string;
}

/** An address to be copied or opened. */
export function CopiedAddress({ address, label, open }: CopiedAddressProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => notify('app.kiosk.copied', { type: 'success' }),
      () => notify('app.kiosk.not_copied', { type: 'warning' }),
    );
  return (
    <Stack sx={{ gap: 3 }}>
      <TextField
        size="small"
        fullWidth
        value={address}
        onFocus={({ target }) => target.select()}
        slotProps={{ htmlInput: { readOnly: true, dir: 'ltr', 'aria-label': label } }}
      />
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
        <Button size="small" variant="outlined" startIcon={<ContentCopy />} onClick={() => void copy()}>
          {translate('app.kiosk.copy')}
        </Button>
        <Button size="small" variant="outlined" startIcon={<OpenInNew />} href={address} target="_blank" rel="noopener">
          {open}
        </Button>
      </Stack>
    </Stack>
  );
}

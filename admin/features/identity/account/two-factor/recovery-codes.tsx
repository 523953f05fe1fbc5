import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Download from '@mui/icons-material/DownloadOutlined';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';
import { Dialog } from '../../../../ui/dialogs/dialog.tsx';

interface RecoveryCodesProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Shows the codes this once; it closes by its button alone, so that no stray click loses them. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const translate = useTranslate();
  return (
    <Dialog
      title={translate('app.account.two_factor.recovery_title')}
      sx={{ display: 'grid', gap: 4 }}
      actions={
        <Button variant="contained" onClick={onClose}>
          {translate('app.account.two_factor.kept')}
        </Button>
      }
    >
      <Alert severity="warning">{translate('app.account.two_factor.recovery_text')}</Alert>
      <Box
        component="ul"
        dir="ltr"
        aria-label={translate('app.account.two_factor.recovery_title')}
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
          gap: 2,
          margin: 0,
          padding: { xs: 2, sm: 4 },
          listStyle: 'none',
          borderRadius: 1,
          backgroundColor: 'background.default',
        }}
      >
        {codes.map((code) => (
          <Typography key={code} component="li" sx={{ fontFamily: 'monospace', fontSize: 14, textAlign: 'center' }}>
            {code}
          </Typography>
        ))}
      </Box>
      <KeepCodes codes={codes} />
    </Dialog>
  );
}

function KeepCodes({ codes }: { codes: readonly string[] }) {
  const translate = useTranslate();
  const notify = useNotify();
  const text = `${codes.join('\n')}\n`;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify('app.account.two_factor.copied', { type: 'success' }),
      () => notify('app.account.two_factor.not_copied', { type: 'warning' }),
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Button variant="outlined" startIcon={<ContentCopy />} onClick={() => void copy()}>
        {translate('app.account.two_factor.copy')}
      </Button>
      <Button
        variant="outlined"
        startIcon={<Download />}
        component="a"
        href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        download="feedtree-recovery-codes.txt"
      >
        {translate('app.account.two_factor.download')}
      </Button>
    </Box>
  );
}

import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import OpenInNew from '@mui/icons-material/OpenInNewOutlined';
import { Button, Card, Skeleton, Stack, TextField, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { NodeRecord } from '../../../generated/types.ts';
import { hasRight } from '../organization-tree/unit.ts';
import { useKioskAddress } from './use-kiosk-address.ts';

/** The address for a device that stands at the unit; nothing for who may not edit it. */
export function KioskAddress({ unit }: { unit: NodeRecord }) {
  return hasRight(unit, 'node_edit') ? <EditorsAddress unitId={unit.id} /> : null;
}

function EditorsAddress({ unitId }: { unitId: number }) {
  const translate = useTranslate();
  const kiosk = useKioskAddress(unitId);
  if (kiosk.address === null) return null;
  return (
    <Card component="section" sx={{ padding: 4 }}>
      <Typography variant="h3" component="h2" sx={{ marginBottom: 1 }}>
        {translate('app.kiosk.title')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', marginBottom: 3 }}>
        {translate('app.kiosk.text')}
      </Typography>
      <Address kiosk={kiosk} />
    </Card>
  );
}

function Address({ kiosk: { address, error, retry, copy } }: { kiosk: ReturnType<typeof useKioskAddress> }) {
  const translate = useTranslate();
  if (error)
    return (
      <Stack role="alert" sx={{ gap: 2, alignItems: 'start' }}>
        <Typography sx={{ color: 'error.main' }}>{translate(error.message, { _: error.message })}</Typography>
        <Button size="small" variant="outlined" onClick={retry}>
          {translate('app.errors.retry')}
        </Button>
      </Stack>
    );
  if (!address) return <Skeleton variant="rounded" height={80} />;
  return (
    <Stack sx={{ gap: 3 }}>
      <TextField
        size="small"
        fullWidth
        value={address}
        onFocus={({ target }) => target.select()}
        slotProps={{ htmlInput: { readOnly: true, dir: 'ltr', 'aria-label': translate('app.kiosk.address') } }}
      />
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
        <Button size="small" variant="outlined" startIcon={<ContentCopy />} onClick={() => void copy()}>
          {translate('app.kiosk.copy')}
        </Button>
        <Button size="small" variant="outlined" startIcon={<OpenInNew />} href={address} target="_blank" rel="noopener">
          {translate('app.kiosk.open')}
        </Button>
      </Stack>
    </Stack>
  );
}

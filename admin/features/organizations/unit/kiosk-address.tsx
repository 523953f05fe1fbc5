import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import OpenInNew from '@mui/icons-material/OpenInNewOutlined';
import { Button, Card, Skeleton, Stack, TextField, Typography } from '@mui/material';
import { useTranslate, useNotify } from 'react-admin';
import type { NodeRecord } from '../../../generated/types.ts';
import { hasRight } from '../organization-tree/unit.ts';
import { useQuery } from '@tanstack/react-query';
import { node } from '../../../generated/resources.ts';
import { useAct } from '../../../providers/use-act.ts';

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

/** The address of the unit's kiosk, null where it has no code, and the way to copy it. */
function useKioskAddress(unitId: number) {
  const act = useAct();
  const notify = useNotify();
  const { data, error, refetch } = useQuery({
    queryKey: [node.route, 'kiosk_address', unitId],
    // A code keeps its address.
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) =>
      act<{ url: string | null }>(node.route, { action: 'kiosk_address', id: unitId, method: 'GET', signal }),
  });
  const address = data?.url;

  async function copy(): Promise<void> {
    if (!address) return;
    try {
      await navigator.clipboard.writeText(address);
      notify('app.kiosk.copied', { type: 'success' });
    } catch {
      notify('app.kiosk.not_copied', { type: 'warning' });
    }
  }

  return { address, error, retry: () => void refetch(), copy };
}

import { Button, Card, Skeleton, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { NodeRecord } from '../../../generated/types.ts';
import { hasRight } from '../organization-tree/unit.ts';
import { useQuery } from '@tanstack/react-query';
import { node } from '../../../generated/resources.ts';
import { CopiedAddress } from './copied-address.tsx';
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

function Address({ kiosk: { address, error, retry } }: { kiosk: ReturnType<typeof useKioskAddress> }) {
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
  return <CopiedAddress address={address} label={translate('app.kiosk.address')} open={translate('app.kiosk.open')} />;
}

/** The address of the unit's kiosk, null where it has no code, and the way to copy it. */
function useKioskAddress(unitId: number) {
  const act = useAct();
  const { data, error, refetch } = useQuery({
    queryKey: [node.route, 'kiosk_address', unitId],
    // A code keeps its address.
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) =>
      act<{ url: string | null }>(node.route, { action: 'kiosk_address', id: unitId, method: 'GET', signal }),
  });
  return { address: data?.url, error, retry: () => void refetch() };
}

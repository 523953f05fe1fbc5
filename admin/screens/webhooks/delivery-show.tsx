import Replay from '@mui/icons-material/ReplayOutlined';
import { Box, Button } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { webhookDelivery } from '../../generated/resources.ts';
import type { WebhookDeliveryRecord } from '../../generated/types.ts';
import { fields } from '../../generated/webhook_delivery.tsx';
import { EntityShow } from '../../kit/index.ts';
import { useToldChange } from '../../kit/use-change.ts';
import { useAct } from '../../providers/use-act.ts';

/** A delivery, which can be sent once more. */
export default function DeliveryShow() {
  return (
    <EntityShow entity={webhookDelivery} fields={fields}>
      <Resend />
    </EntityShow>
  );
}

function Resend() {
  const translate = useTranslate();
  const act = useAct();
  const { make, isRunning } = useToldChange();
  const record = useRecordContext<WebhookDeliveryRecord>();
  if (record === undefined || record.state === 'queued') return null;
  const resend = () =>
    make(() => act(webhookDelivery.route, { action: 'resend', id: record.id, input: {} }), {
      message: 'app.webhooks.resent',
    });
  return (
    <Box sx={{ marginTop: 6 }}>
      <Button variant="outlined" size="small" startIcon={<Replay />} disabled={isRunning} onClick={() => void resend()}>
        {translate('app.webhooks.resend')}
      </Button>
    </Box>
  );
}

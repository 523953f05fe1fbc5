import Replay from '@mui/icons-material/ReplayOutlined';
import { Button, IconButton, Tooltip } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { webhookDelivery } from '../../../generated/resources.ts';
import type { WebhookDeliveryRecord } from '../../../generated/types.ts';
import { useServerMutation } from '../../../ui/mutations/use-server-mutation.ts';
import { useAct } from '../../../providers/use-act.ts';

/** Sends the row's delivery once more; nothing for one that is on its way. */
export function Resend({ isIcon = false }: { isIcon?: boolean }) {
  const translate = useTranslate();
  const act = useAct();
  const { mutate, isPending } = useServerMutation({ errors: 'toast' });
  const record = useRecordContext<WebhookDeliveryRecord>();
  if (record === undefined || record.state === 'queued') return null;
  const resend = () =>
    mutate(() => act(webhookDelivery.route, { action: 'resend', id: record.id }), { message: 'app.webhooks.resent' });
  const label = translate('app.webhooks.resend');
  if (!isIcon)
    return (
      <Button variant="outlined" size="small" startIcon={<Replay />} loading={isPending} onClick={() => void resend()}>
        {label}
      </Button>
    );
  return (
    <Tooltip title={label}>
      <IconButton
        size="small"
        aria-label={`${label}: #${record.id}`}
        disabled={isPending}
        onClick={(event) => {
          event.stopPropagation();
          void resend();
        }}
      >
        <Replay fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}

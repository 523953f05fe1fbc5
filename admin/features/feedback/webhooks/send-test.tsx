import Send from '@mui/icons-material/SendOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { webhook } from '../../../generated/resources.ts';
import { OwnerOnly } from '../../../ui/owner-only.tsx';
import { useToldChange } from '../../../ui/use-change.ts';
import { useAct } from '../../../providers/use-act.ts';

/** Sends a test event; what comes of it is among the deliveries. */
export function SendTest({ id, isOff }: { id: number; isOff: boolean }) {
  const translate = useTranslate();
  const act = useAct();
  const { make, isRunning } = useToldChange();
  const send = () => make(() => act(webhook.route, { action: 'test', id }), { message: 'app.webhooks.test_sent' });
  return (
    <OwnerOnly operations={['webhook.test']}>
      <Button
        variant="outlined"
        size="small"
        startIcon={<Send />}
        loading={isRunning}
        disabled={isOff}
        onClick={() => void send()}
      >
        {translate('app.webhooks.send_test')}
      </Button>
    </OwnerOnly>
  );
}

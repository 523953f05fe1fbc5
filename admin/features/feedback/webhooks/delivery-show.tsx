import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { webhookDelivery } from '../../../generated/resources.ts';
import { fields } from '../../../generated/views/webhook_delivery.tsx';
import { EntityShow } from '../../../crud/index.ts';

/** A delivery: what came of it, and that it can be sent once more. */
export default function DeliveryShow() {
  const translate = useTranslate();
  return (
    <EntityShow entity={webhookDelivery} fields={fields}>
      <Typography variant="body2" sx={{ color: 'text.secondary', marginTop: 6 }}>
        {translate('app.webhooks.content_not_kept')}
      </Typography>
    </EntityShow>
  );
}

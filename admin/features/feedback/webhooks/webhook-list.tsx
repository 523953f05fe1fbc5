import Webhook from '@mui/icons-material/WebhookOutlined';
import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { columns, filters } from '../../../generated/views/webhook.tsx';
import { webhook } from '../../../generated/resources.ts';
import { AddButton } from '../../../crud/add-button.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Column, EntityList } from '../../../crud/index.ts';
import { HealthCell } from './health.tsx';
import { SignatureHelp } from './signature-help.tsx';

const { name, url, events } = columns;

const shown = {
  name,
  is_active: (
    <Column source="is_active" label="resources.webhookdeliveries.fields.state" disableSort>
      <HealthCell />
    </Column>
  ),
  url,
  events,
};

/** The company's webhooks, and how each does. */
export default function WebhookList() {
  return <EntityList entity={webhook} columns={shown} filters={filters} empty={<NoWebhook />} />;
}

function NoWebhook() {
  const translate = useTranslate();
  return (
    <Box sx={{ paddingInline: { xs: 3, sm: 6 }, paddingBottom: 6 }}>
      <EmptyState Icon={Webhook} title={translate('app.webhooks.empty.title')} action={<AddButton entity={webhook} />}>
        {translate('app.webhooks.empty.text')}
      </EmptyState>
      <Box sx={{ maxWidth: 640, marginInline: 'auto' }}>
        <SignatureHelp />
      </Box>
    </Box>
  );
}

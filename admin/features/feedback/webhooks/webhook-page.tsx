import { Alert, Box, Card, Stack, Typography } from '@mui/material';
import { Navigate } from 'react-router';
import { RecordContextProvider, useGetOne, useTranslate } from 'react-admin';
import { webhook } from '../../../generated/resources.ts';
import type { WebhookRecord } from '../../../generated/types.ts';
import { fields, panels } from '../../../generated/views/webhook.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Frame, ShowActions, ShowFields } from '../../../crud/index.ts';
import { useScreen } from '../../../crud/screen-context.tsx';
import { ShowSkeleton } from '../../../ui/states/show-skeleton.tsx';
import { useNames } from '../../../entities/use-names.ts';
import { paths } from '../../../entities/guard.ts';
import { isOfRow } from '../../../entities/place.ts';
import { NewSecret } from './new-secret.tsx';
import { SignatureHelp } from './signature-help.tsx';

/** A webhook: how it does, what it was told, its secret. */
export default function WebhookPage() {
  const { place } = useScreen();
  const { one } = useNames(webhook);
  const id = place.id ?? 0;
  const { data: hook, error, refetch } = useGetOne<WebhookRecord>(webhook.route, { id });
  if (!isOfRow(webhook, place)) return <Navigate to={paths.notFound} replace />;
  return (
    <RecordContextProvider value={hook}>
      <Frame title={hook?.name ?? one} actions={hook && <ShowActions />}>
        {error && hook === undefined ? (
          <Card>
            <ErrorState error={error} onRetry={() => void refetch()} />
          </Card>
        ) : (
          <Stack sx={{ gap: 6 }}>
            {hook === undefined ? (
              <Card sx={{ padding: 4 }}>
                <ShowSkeleton />
              </Card>
            ) : (
              <About hook={hook} />
            )}
            {panels.webhook_delivery}
          </Stack>
        )}
      </Frame>
    </RecordContextProvider>
  );
}

function About({ hook }: { hook: WebhookRecord }) {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
      }}
    >
      <Card sx={{ padding: 4, display: 'grid', gap: 4 }}>
        {!hook.is_active && <Alert severity="warning">{translate('app.webhooks.is_off')}</Alert>}
        <ShowFields entity={webhook} fields={fields} />
      </Card>
      <Card component="section" sx={{ padding: 4, display: 'grid', gap: 3 }}>
        <Typography variant="h3" component="h2">
          {translate('app.webhooks.verify.title')}
        </Typography>
        <SignatureHelp />
        <NewSecret id={hook.id} />
      </Card>
    </Box>
  );
}

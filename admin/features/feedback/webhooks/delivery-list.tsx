import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useListContext, useLocale, useRecordContext, useRefresh, useTranslate } from 'react-admin';
import { formatRelative } from '../../../fields/dates.ts';
import { columns, fields } from '../../../generated/views/webhook_delivery.tsx';
import { webhook, webhookDelivery } from '../../../generated/resources.ts';
import type { WebhookDeliveryRecord } from '../../../generated/types.ts';
import { useIsBare } from '../../../ui/list/list-content.tsx';
import { Column, EntityList } from '../../../crud/index.ts';

const { created_at, event, state, attempts } = columns;

const shown = {
  created_at,
  event,
  state,
  status: (
    <Column source="status" disableSort>
      <AnswerCell />
    </Column>
  ),
  attempts,
};

/** What a webhook was told and what came of it; kept for thirty days. */
export default function DeliveryList() {
  return (
    <EntityList entity={webhookDelivery} columns={shown} filters={{}}>
      <StateChoice />
      <PollDeliveries />
    </EntityList>
  );
}

/** The status that was answered, else why there was no answer. */
function AnswerCell() {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const row = useRecordContext<WebhookDeliveryRecord>();
  if (row === undefined) return null;
  const { status, failure, duration_ms: duration, due_at: due } = row;
  const isTriedAgain = row.state === 'queued' && failure !== null;
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline' }}>
      {status !== null && <Box component="code">{status}</Box>}
      {failure !== null && fields.failure}
      {status === null && failure === null && fields.status}
      {duration !== null && (
        <Typography component="span" variant="caption" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
          <bdi>{duration} ms</bdi>
        </Typography>
      )}
      {isTriedAgain && (
        <Typography variant="caption" sx={{ color: 'text.secondary', flexBasis: '100%' }}>
          {translate('resources.webhookdeliveries.fields.due_at')}: {formatRelative(due, locale, Date.now())}
        </Typography>
      )}
    </Box>
  );
}

const STATES = ['', 'failed', 'queued'] as const;

/** All of them, those that failed, or those that are still on their way. */
function StateChoice() {
  const translate = useTranslate();
  const isBare = useIsBare();
  const { filterValues, setFilters } = useListContext();
  const chosen: unknown = (filterValues as Record<string, unknown>)['state'];
  const value = STATES.find((one) => one === chosen) ?? '';
  if (isBare) return null;
  return (
    <ToggleButtonGroup
      size="small"
      exclusive
      value={value}
      aria-label={translate('resources.webhookdeliveries.fields.state')}
      onChange={(_, next: string | null) => setFilters(next ? { state: next } : {}, {})}
    >
      {STATES.map((one) => (
        <ToggleButton key={one} value={one}>
          {translate(one === '' ? 'app.webhooks.all' : `enums.webhook_delivery.state.${one}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

const PAUSE_MS = 2_000;
/** An attempt that comes later than this is waited for by the reader, not by the page. */
const SOON_MS = 60_000;

/** While something is on its way, the page looks again: at the deliveries, and at how the webhook does. */
function PollDeliveries() {
  const { data = [] } = useListContext<WebhookDeliveryRecord>();
  const refresh = useRefresh();
  const isMoving = data.some((row) => row.state === 'queued' && Date.parse(row.due_at) - Date.now() < SOON_MS);
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(refresh, PAUSE_MS);
    return () => clearInterval(timer);
  }, [isMoving, refresh]);
  useRefetchWebhook(data.map(({ id, state, attempts }) => `${id} ${state} ${attempts}`).join());
  return null;
}

/** Both are read at once, so the webhook may have been read just before what the deliveries tell came about. */
function useRefetchWebhook(told: string): void {
  const queryClient = useQueryClient();
  const known = useRef(told);
  useEffect(() => {
    if (known.current === told) return;
    known.current = told;
    void queryClient.invalidateQueries({ queryKey: [webhook.route, 'getOne'] });
  }, [queryClient, told]);
}

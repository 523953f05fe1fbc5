import { Card, Link as TextLink, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { formatRelative } from '../../../fields/dates.ts';
import {
  draft,
  feedbackExport,
  listImport,
  mailMessage,
  qrExport,
  webhookDelivery,
} from '../../../generated/resources.ts';
import { useAct } from '../../../providers/use-act.ts';
import { useFormats } from '../../../ui/figures/use-formats.ts';
import { ListSkeleton } from '../../../ui/list/list-skeleton.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { type Column, DataTable } from '../../../ui/tables/data-table.tsx';

const LOOK_MS = 10_000;

interface QueueFigures {
  queue: string;
  due: number;
  later: number;
  failed: number;
  waiting_since: string | null;
}

const NAMES: Record<string, string> = {
  [mailMessage.id]: 'app.queues.mails',
  [webhookDelivery.id]: 'app.queues.webhook_calls',
  [feedbackExport.id]: `resources.${feedbackExport.route}.name`,
  [qrExport.id]: `resources.${qrExport.route}.name`,
  [listImport.id]: `resources.${listImport.route}.name`,
  draft_publication: `resources.${draft.route}.name`,
};

/** What waits for the workers, and what they gave up. */
export default function Queues({ title }: { title: string }) {
  const translate = useTranslate();
  return (
    <Stack component="section" aria-label={title} sx={{ gap: 4 }}>
      <div>
        <Typography variant="h1">{title}</Typography>
        <Typography sx={{ color: 'text.secondary', marginTop: 1 }}>{translate('app.queues.about')}</Typography>
      </div>
      <Figures />
    </Stack>
  );
}

function Figures() {
  const act = useAct();
  const { data, error, refetch } = useQuery({
    queryKey: ['queues'],
    queryFn: () => act<{ queues: QueueFigures[] }>(mailMessage.route, { action: 'queues', method: 'GET' }),
    refetchInterval: LOOK_MS,
  });
  const columns = useColumns();
  const label = useTranslate()('app.queues.title');
  if (data === undefined && !error) return <ListSkeleton />;
  return (
    <Card>
      {data === undefined ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          label={label}
          columns={columns}
          rows={data.queues}
          rowKey={({ queue }) => queue}
          scroll={{ role: 'group', 'aria-label': label }}
          sx={{ '& tbody tr:last-child > *': { borderBottom: 0 } }}
        />
      )}
    </Card>
  );
}

function useColumns(): Column<QueueFigures>[] {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { count } = useFormats();
  const header = (name: string) => translate(`app.queues.${name}`);
  return [
    {
      key: 'queue',
      header: header('queue'),
      isRowHeader: true,
      cell: ({ queue }) => translate(NAMES[queue] ?? queue, { smart_count: 2 }),
      bodySx: { fontWeight: 550 },
    },
    { key: 'due', header: header('due'), align: 'right', cell: ({ due }) => count(due) },
    {
      key: 'failed',
      header: header('failed'),
      align: 'right',
      // Of the platform's own matters only mails are sent again by the platform.
      cell: ({ queue, failed }) =>
        queue === mailMessage.id && failed > 0 ? (
          <TextLink component={Link} to={`/${mailMessage.route}`}>
            {count(failed)}
          </TextLink>
        ) : (
          count(failed)
        ),
    },
    {
      key: 'waiting_since',
      header: header('waiting_since'),
      cell: ({ waiting_since: since }) => (since === null ? '–' : formatRelative(since, locale, Date.now())),
      sx: { whiteSpace: 'nowrap' },
    },
    { key: 'later', header: header('later'), align: 'right', cell: ({ later }) => count(later) },
  ];
}

import { Alert, Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { type RaRecord, useLocale, useTranslate } from 'react-admin';
import type { EntityResource } from '../../entities/resource.ts';
import { useMay } from '../../entities/use-access.ts';
import { useRecordLabel } from '../../entities/use-record-label.ts';
import { formatMoment } from '../../fields/dates.ts';
import { useAct } from '../../providers/use-act.ts';
import { ReadingDialog } from '../../ui/dialogs/reading-dialog.tsx';
import { useServerMutation } from '../../ui/mutations/use-server-mutation.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { useCountOf } from '../deletion/use-count-of.ts';
import { ReasonField } from '../history/reason-field.tsx';
import { type BinEntry, useBin } from './use-bin.ts';

interface BinDialogProps {
  entity: EntityResource;
  /** How long it is kept. */
  days: number;
  onClose: () => void;
}

/** What was deleted, by whom and until when it can come back. */
export function BinDialog({ entity, days, onClose }: BinDialogProps) {
  const translate = useTranslate();
  const act = useAct();
  const may = useMay(entity.route);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useBin(entity);
  const { mutate, isPending, errorText } = useServerMutation();
  const [asked, setAsked] = useState<RaRecord['id']>();
  const [reason, setReason] = useState('');
  const entries = data?.pages.flatMap(({ results }) => results) ?? [];

  async function restore({ row: { id } }: BinEntry): Promise<void> {
    setAsked(id);
    await mutate(() => act<RaRecord>(entity.route, { action: `deleted/${id}/restore`, origin: { reason } }), {
      message: 'app.bin.restored',
      words: { smart_count: 1 },
    });
    void refetch();
  }
  return (
    <ReadingDialog title={translate('app.bin.title')} size="sm" onClose={onClose}>
      <Typography sx={{ color: 'text.secondary' }}>{translate('app.bin.text', { smart_count: days })}</Typography>
      {data === undefined && error === null && (
        <LinearProgress aria-label={translate('ra.page.loading')} sx={{ marginTop: 4 }} />
      )}
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data !== undefined && entries.length === 0 && (
        <Typography sx={{ marginTop: 4 }}>{translate('app.bin.none')}</Typography>
      )}
      {entity.history?.reason && entries.length > 0 && may('create') && (
        <ReasonField value={reason} onChange={setReason} />
      )}
      <Stack component="ol" sx={{ margin: 0, marginTop: 2, padding: 0, listStyle: 'none' }}>
        {entries.map((entry, at) => (
          <Box
            component="li"
            key={entry.entry}
            sx={{ paddingBlock: 3, borderTop: at === 0 ? 0 : 1, borderColor: 'divider' }}
          >
            <Entry entity={entity} entry={entry}>
              {may('create') && (
                <Button
                  size="small"
                  loading={isPending && asked === entry.row.id}
                  disabled={isPending}
                  onClick={() => void restore(entry)}
                >
                  {translate('app.bin.restore')}
                </Button>
              )}
            </Entry>
            {errorText !== null && asked === entry.row.id && (
              <Alert severity="error" sx={{ marginTop: 2 }}>
                {errorText}
              </Alert>
            )}
          </Box>
        ))}
      </Stack>
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {translate('app.history.more')}
        </Button>
      )}
    </ReadingDialog>
  );
}

interface EntryProps {
  entity: EntityResource;
  entry: BinEntry;
  children: ReactNode;
}

function Entry({ entity, entry, children }: EntryProps) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const labelOf = useRecordLabel(entity.route);
  const { row, reason, returned, lost } = entry;
  const support = entry.impersonator_name;
  return (
    <Stack direction="row" sx={{ alignItems: 'flex-start', justifyContent: 'space-between', gap: 3 }}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 550 }}>
          <bdi>{labelOf(row)}</bdi>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('app.bin.deleted', { name: entry.actor_name, time: formatMoment(entry.deleted_at, locale) })}
          {support !== null && ` · ${translate('app.history.support', { name: support })}`}
        </Typography>
        {reason !== null && <Typography variant="body2">{translate('app.history.because', { reason })}</Typography>}
        <Counts words="app.bin.returned" counts={returned} />
        <Counts words="app.bin.lost" counts={lost} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('app.bin.until', { time: formatMoment(entry.expires_at, locale) })}
        </Typography>
      </Box>
      <Box sx={{ flexShrink: 0 }}>{children}</Box>
    </Stack>
  );
}

function Counts({ words, counts }: { words: string; counts: Record<string, number> }) {
  const translate = useTranslate();
  const countOf = useCountOf();
  const list = Object.entries(counts).map(([id, count]) => countOf(id, count));
  if (list.length === 0) return null;
  return <Typography variant="body2">{translate(words, { list: list.join(', ') })}</Typography>;
}

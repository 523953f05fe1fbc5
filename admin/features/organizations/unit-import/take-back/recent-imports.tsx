import History from '@mui/icons-material/HistoryOutlined';
import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList, useLocaleState, useTranslate } from 'react-admin';
import { unitImport } from '../../../../generated/resources.ts';
import type { UnitImportRecord } from '../../../../generated/types.ts';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../../ui/states/error-state.tsx';
import { ReadingDialog } from '../../../../ui/dialogs/reading-dialog.tsx';
import { TakeBackDialog } from './take-back-dialog.tsx';
import { useImportName } from './take-back.ts';

const DAYS = 30;
const DAY_MS = 86_400_000;
/** As many as a person looks through. */
const LISTED = 100;

interface RecentImportsProps {
  organizationId: number;
  onClose: () => void;
}

/** The imports of the last days, the latest first; each can be taken back. */
export function RecentImports({ organizationId, onClose }: RecentImportsProps) {
  const translate = useTranslate();
  // Of one opening: a later one would be asked for anew at each moment.
  const [since] = useState(() => new Date(Date.now() - DAYS * DAY_MS).toISOString());
  const { data, error, isPending, refetch } = useGetList<UnitImportRecord>(unitImport.route, {
    filter: { organization_id: organizationId, created_at_gte: since },
    sort: { field: 'created_at', order: 'DESC' },
    pagination: { page: 1, perPage: LISTED },
  });
  return (
    <ReadingDialog title={translate('app.import.recent.title')} onClose={onClose}>
      {isPending ? (
        <Skeleton variant="rounded" height={120} aria-label={translate('ra.page.loading')} role="status" />
      ) : error && data === undefined ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data === undefined || data.length === 0 ? (
        <EmptyState Icon={History} title={translate('app.import.recent.none')}>
          {translate('app.import.recent.none_text')}
        </EmptyState>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {data.map((imported) => (
            <RecentImport key={imported.id} imported={imported} />
          ))}
        </Box>
      )}
    </ReadingDialog>
  );
}

function RecentImport({ imported }: { imported: UnitImportRecord }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const name = useImportName()(imported);
  const [isAsking, setAsking] = useState(false);
  const when = (moment: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(moment));
  const { user_name: who, created_at: begun, taken_back_at: takenBack } = imported;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 3, paddingBlock: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <bdi>{name}</bdi>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[when(begun), who ?? ''].filter(Boolean).join(' · ')}
        </Typography>
        <Counts imported={imported} />
        {takenBack !== null && (
          <Typography variant="body2">
            {translate('app.import.recent.taken_back', { when: when(takenBack) })}
          </Typography>
        )}
      </Box>
      {takenBack === null && (
        <Button
          variant="outlined"
          size="small"
          onClick={() => setAsking(true)}
          aria-label={translate('app.import.take_back.of', { name })}
          sx={{ flexShrink: 0 }}
        >
          {translate('app.import.take_back.short')}
        </Button>
      )}
      {isAsking && <TakeBackDialog imported={imported} onClose={() => setAsking(false)} />}
    </Box>
  );
}

const COUNTS = [
  ['added', 'added_count'],
  ['changed', 'changed_count'],
  ['moved', 'moved_count'],
] as const;

/** What it did, as far as it did anything. */
function Counts({ imported }: { imported: UnitImportRecord }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
      {COUNTS.filter(([, count]) => imported[count] > 0)
        .map(([name, count]) =>
          translate(`app.import.count.${name}`, { count: imported[count].toLocaleString(locale) }),
        )
        .join(' · ')}
    </Typography>
  );
}

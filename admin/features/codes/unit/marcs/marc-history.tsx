import { Box, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'react-admin';
import { formatMoment } from '../../../../fields/dates.ts';
import { marc as marcEntity } from '../../../../generated/resources.ts';
import type { MarcRecord } from '../../../../generated/types.ts';
import { ErrorState } from '../../../../ui/states/error-state.tsx';
import { ReadingDialog } from '../../../../ui/dialogs/reading-dialog.tsx';
import { useAct } from '../../../../providers/use-act.ts';

interface Binding {
  bound_at: string;
  /** Null for a unit that the reader does not see. */
  node_id: number | null;
  unit_name: string | null;
  /** Null for a marc that was made for its unit. */
  bound_by: string | null;
}

interface MarcHistoryProps {
  marc: MarcRecord;
  onClose: () => void;
}

/** Where a marc hung, since when, and who brought it there; the latest first. */
export function MarcHistory({ marc, onClose }: MarcHistoryProps) {
  const translate = useTranslate();
  const act = useAct();
  const { data, error, refetch } = useQuery({
    queryKey: [marcEntity.route, 'getOne', 'history', marc.id],
    queryFn: ({ signal }) =>
      act<{ results: Binding[] }>(marcEntity.route, { action: 'history', id: marc.id, method: 'GET', signal }),
  });
  return (
    <ReadingDialog
      title={translate('app.unit.marcs.history_title', { number: marc.number })}
      size="xs"
      onClose={onClose}
    >
      {data === undefined ? (
        error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton variant="rounded" height={64} />
        )
      ) : (
        <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 3 }}>
          {data.results.map((binding) => (
            <Entry key={binding.bound_at} binding={binding} />
          ))}
        </Box>
      )}
    </ReadingDialog>
  );
}

function Entry({ binding: { bound_at: at, node_id: unit, unit_name: name, bound_by: person } }: { binding: Binding }) {
  const translate = useTranslate();
  const when = formatMoment(at, useLocale() ?? 'en');
  return (
    <Box
      component="li"
      sx={{ borderInlineStart: '2px solid', borderInlineStartColor: 'primary.main', paddingInlineStart: 3 }}
    >
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {unit === null ? (
          translate('app.unit.marcs.unseen_unit')
        ) : (
          <>
            <bdi>{name}</bdi>{' '}
            <Typography component="bdi" variant="caption" sx={{ color: 'text.secondary' }}>
              #{unit}
            </Typography>
          </>
        )}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {person === null
          ? translate('app.unit.marcs.made_for', { when })
          : translate('app.unit.marcs.bound_by', { when, person })}
      </Typography>
    </Box>
  );
}

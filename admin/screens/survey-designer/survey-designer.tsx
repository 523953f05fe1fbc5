import { Box, Skeleton } from '@mui/material';
import { useMemo } from 'react';
import { useGetOne } from 'react-admin';
import { useParams } from 'react-router';
import { survey as surveyEntity } from '../../generated/resources.ts';
import { ErrorState } from '../../kit/error-state.tsx';
import { usePageTitle } from '../../kit/use-page-title.ts';
import { useUserData } from '../../providers/use-session.tsx';
import { DesignProvider } from './design-context.tsx';
import { ConflictDialog } from './shell/conflict-dialog.tsx';
import { Shell } from './shell/shell.tsx';
import { createLocalCopies } from './state/local-copy.ts';
import type { SurveyRow } from './state/survey-row.ts';
import { useDesignSession } from './state/use-design-session.ts';

/** Where a survey is made: `/survey_management/surveys/<id>`. */
export default function SurveyDesigner() {
  const { id } = useParams();
  const read = useGetOne<SurveyRow>(
    surveyEntity.route,
    { id: Number(id) },
    // What is on the screen is the newer one; another tab's changes are told by the next save.
    { refetchOnWindowFocus: false, refetchOnReconnect: false, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  );
  usePageTitle(read.data?.name);
  if (read.error)
    return (
      <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center' }}>
        <ErrorState error={read.error} onRetry={() => void read.refetch()} />
      </Box>
    );
  if (read.data === undefined) return <DesignerSkeleton />;
  return <Session key={read.data.id} row={read.data} />;
}

function Session({ row }: { row: SurveyRow }) {
  const user = useUserData();
  const copies = useMemo(
    () => createLocalCopies(localStorage, `${user?.company_id}.${user?.id}`, row.id),
    [user?.company_id, user?.id, row.id],
  );
  const { design, takeTheirs } = useDesignSession(row, copies);
  return (
    <DesignProvider design={design}>
      <Shell />
      {design.saving === 'conflict' && <ConflictDialog onTake={takeTheirs} onCopied={copies.drop} />}
    </DesignProvider>
  );
}

/** The shape of what is coming. */
function DesignerSkeleton() {
  return (
    <Box aria-busy sx={{ display: 'grid', gridTemplateRows: '56px 1fr', height: '100dvh' }}>
      <Box sx={({ palette }) => ({ backgroundColor: palette.bar.surface })} />
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 320px' }, gap: 6, padding: 6 }}>
        <Box
          sx={{ display: 'grid', gap: 3, alignContent: 'start', maxWidth: 720, width: '100%', marginInline: 'auto' }}
        >
          <Skeleton width={160} height={28} />
          <Skeleton variant="rounded" height={88} />
          <Skeleton variant="rounded" height={88} />
          <Skeleton variant="rounded" height={88} />
        </Box>
        <Skeleton variant="rounded" sx={{ display: { xs: 'none', md: 'block' }, height: '100%' }} />
      </Box>
    </Box>
  );
}

import { Box, Card, Skeleton, Stack } from '@mui/material';
import { Navigate } from 'react-router';
import { useTranslate } from 'react-admin';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Frame } from '../../../crud/index.ts';
import { ListSkeleton } from '../../../ui/list/list-skeleton.tsx';
import { useScreen } from '../../../crud/screen-context.tsx';
import { paths } from '../../../entities/guard.ts';
import { BatchFacts } from './batch-facts.tsx';
import { BatchFiles } from './batch-files.tsx';
import { MarcList } from './marc-list.tsx';
import { useBatch } from './use-batch.ts';
import { useWantedMarcs } from './use-wanted-marcs.ts';

/** A batch of marcs: what it is, where its marcs are, and the files for who makes them. */
export default function BatchPage() {
  const translate = useTranslate();
  const { place } = useScreen();
  const id = place.id ?? 0;
  const wanted = useWantedMarcs();
  const { data: batch, error, refetch, isPlaceholderData } = useBatch(id, wanted);
  if (place.rest.length > 0) return <Navigate to={paths.notFound} replace />;
  return (
    <Frame title={translate('app.marcs.batch', { id })} actions={batch && <BatchFiles batch={batch} />}>
      {batch === undefined ? (
        error ? (
          <Card>
            <ErrorState error={error} onRetry={() => void refetch()} />
          </Card>
        ) : (
          <BatchSkeleton />
        )
      ) : (
        <Stack sx={{ gap: 4 }}>
          <BatchFacts batch={batch} />
          <MarcList batch={batch} wanted={wanted} isStale={isPlaceholderData} />
        </Stack>
      )}
    </Frame>
  );
}

function BatchSkeleton() {
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Skeleton variant="rounded" height={180} />
      <ListSkeleton />
    </Box>
  );
}

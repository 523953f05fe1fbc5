import { Box, Card, Stack } from '@mui/material';
import { Navigate } from 'react-router';
import { RecordContextProvider, useGetOne } from 'react-admin';
import { fields } from '../../../generated/views/plan.tsx';
import { plan } from '../../../generated/resources.ts';
import { Frame, ShowActions, ShowFields } from '../../../crud/index.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { ShowSkeleton } from '../../../ui/states/show-skeleton.tsx';
import { useScreen } from '../../../crud/screen-context.tsx';
import { useNames } from '../../../entities/use-names.ts';
import { useRecordLabel } from '../../../entities/use-record-label.ts';
import { paths } from '../../../entities/guard.ts';
import { PriceMatrix } from './price-matrix.tsx';

/** A plan and its prices: the sub-plans that the spec has at /plan/{id}. */
export default function PlanPage() {
  const { place } = useScreen();
  const { one } = useNames(plan);
  const labelOf = useRecordLabel(plan.route);
  const id = place.id ?? 0;
  const { data: record, error, refetch } = useGetOne(plan.route, { id });
  if (place.rest.length > 0) return <Navigate to={paths.notFound} replace />;
  return (
    <RecordContextProvider value={record}>
      <Frame title={record === undefined ? one : labelOf(record)} id={id} actions={record && <ShowActions />}>
        {error && record === undefined ? (
          <Card>
            <ErrorState error={error} onRetry={() => void refetch()} />
          </Card>
        ) : (
          <Stack sx={{ gap: 6 }}>
            <PriceMatrix planId={id} />
            <Card sx={{ padding: 4 }}>
              <Box sx={{ maxWidth: 720 }}>
                {record === undefined ? <ShowSkeleton /> : <ShowFields entity={plan} fields={fields} />}
              </Box>
            </Card>
          </Stack>
        )}
      </Frame>
    </RecordContextProvider>
  );
}

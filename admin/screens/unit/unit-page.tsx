import { Box, Card, Skeleton, Stack } from '@mui/material';
import { Suspense, useId } from 'react';
import { Navigate } from 'react-router';
import { RecordContextProvider, useGetOne } from 'react-admin';
import { node } from '../../generated/resources.ts';
import type { NodeRecord } from '../../generated/types.ts';
import { ErrorState } from '../../kit/error-state.tsx';
import { useScreen } from '../../kit/screen-context.tsx';
import { ShowSkeleton } from '../../kit/show-skeleton.tsx';
import { paths } from '../../routing/guard.ts';
import { UnitHeading } from './unit-heading.tsx';
import { UnitTabBar } from './unit-tab-bar.tsx';
import { tabAt, tabsOf } from './unit-tabs.ts';

/** A unit: what it is, what visitors see there, what they said, and who may work with it. */
export default function UnitPage() {
  const { place } = useScreen();
  const id = place.id ?? 0;
  const { data: unit, error, refetch } = useGetOne<NodeRecord>(node.route, { id });
  if (tabAt(place.rest) === undefined) return <Navigate to={paths.notFound} replace />;
  if (unit !== undefined) return <Page unit={unit} />;
  return (
    <Stack sx={{ gap: 4 }}>
      <UnitHeading />
      <Card sx={{ padding: 4 }}>
        {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ShowSkeleton />}
      </Card>
    </Stack>
  );
}

function Page({ unit }: { unit: NodeRecord }) {
  const { place } = useScreen();
  const tabId = useId();
  const tabs = tabsOf(unit);
  const wanted = tabAt(place.rest);
  const current = tabs.find((tab) => tab === wanted);
  if (current === undefined) return <Navigate to={paths.notAuthorized} replace />;
  const { Content } = current;
  return (
    <RecordContextProvider value={unit}>
      <Stack sx={{ gap: 4 }}>
        <UnitHeading unit={unit} />
        <UnitTabBar tabs={tabs} current={current} id={tabId} />
        <Box role="tabpanel" id={`${tabId}-panel`} aria-labelledby={`${tabId}-${current.label}`}>
          <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
            <Content unit={unit} />
          </Suspense>
        </Box>
      </Stack>
    </RecordContextProvider>
  );
}

import { Box, Card, Skeleton, Stack } from '@mui/material';
import { useId } from 'react';
import { Navigate } from 'react-router';
import { HttpError, RecordContextProvider, useGetOne, useTranslate } from 'react-admin';
import { ChunkBoundary } from '../../../ui/chunks/chunk-boundary.tsx';
import { node } from '../../../generated/resources.ts';
import type { NodeRecord } from '../../../generated/types.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { NotFoundState } from '../../../ui/states/not-found-state.tsx';
import { OverLimitNote } from '../../billing/limits/over-limit-chip.tsx';
import { useScreen } from '../../../crud/screen-context.tsx';
import { ShowSkeleton } from '../../../ui/states/show-skeleton.tsx';
import { useNames } from '../../../entities/use-names.ts';
import { usePageTitle } from '../../../ui/layout/use-page-title.ts';
import { paths } from '../../../entities/guard.ts';
import { UnitHeading } from './unit-heading.tsx';
import { UnitTabBar } from './unit-tab-bar.tsx';
import { tabAt, tabsOf, type UnitTab } from './unit-tabs.ts';

/** A unit: what it is, what visitors see there, what they said, and who may work with it. */
export function UnitPage({ tabs }: { tabs: readonly UnitTab[] }) {
  const { place } = useScreen();
  const id = place.id ?? 0;
  const { data: unit, error, refetch } = useGetOne<NodeRecord>(node.route, { id });
  if (tabAt(tabs, place.rest) === undefined) return <Navigate to={paths.notFound} replace />;
  if (unit !== undefined) return <Page unit={unit} all={tabs} />;
  if (error instanceof HttpError && error.status === MISSING) return <NotFound text={error.message} />;
  return (
    <Stack sx={{ gap: 4 }}>
      <UnitHeading isPending={error === null} />
      <Card sx={{ padding: 4 }}>
        {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ShowSkeleton />}
      </Card>
    </Stack>
  );
}

/** HTTP status of what is not there, or not for this reader. */
const MISSING = 404;

function NotFound({ text }: { text: string }) {
  const translate = useTranslate();
  const { many } = useNames(node);
  const title = translate('app.unit.not_found');
  usePageTitle(title);
  return (
    <Card role="alert">
      <NotFoundState title={title} text={text} to={`/${node.route}`} back={many} />
    </Card>
  );
}

function Page({ unit, all }: { unit: NodeRecord; all: readonly UnitTab[] }) {
  const { place } = useScreen();
  const tabId = useId();
  const tabs = tabsOf(all, unit);
  const wanted = tabAt(all, place.rest);
  const current = tabs.find((tab) => tab === wanted);
  if (current === undefined) return <Navigate to={paths.notAuthorized} replace />;
  const { Content } = current;
  return (
    <RecordContextProvider value={unit}>
      <Stack sx={{ gap: 4 }}>
        <UnitHeading unit={unit} />
        {unit.is_over_limit && <OverLimitNote />}
        <UnitTabBar tabs={tabs} current={current} id={tabId} />
        <Box role="tabpanel" id={`${tabId}-panel`} aria-labelledby={`${tabId}-${current.label}`}>
          <ChunkBoundary fallback={<Skeleton variant="rounded" height={240} />}>
            <Content unit={unit} />
          </ChunkBoundary>
        </Box>
      </Stack>
    </RecordContextProvider>
  );
}

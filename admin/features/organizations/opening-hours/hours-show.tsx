import { Card } from '@mui/material';
import { use } from 'react';
import { RecordContextProvider, useGetOne } from 'react-admin';
import { openingHours } from '../../../generated/resources.ts';
import type { OpeningHoursRecord } from '../../../generated/types.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { FrameContext } from '../../../crud/frame.tsx';
import { Frame, ShowActions } from '../../../crud/index.ts';
import { useScreen } from '../../../crud/screen-context.tsx';
import { ShowSkeleton } from '../../../ui/states/show-skeleton.tsx';
import { useHoursName } from './use-hours-name.ts';
import { toHours } from './week.ts';
import { WeekView } from './week-view.tsx';

/** Opening hours to read. */
export default function HoursShow() {
  const { place } = useScreen();
  const { data, error, refetch } = useGetOne<OpeningHoursRecord>(openingHours.route, { id: place.id ?? 0 });
  const title = useHoursName(data);
  const isPage = use(FrameContext) === 'page';
  const body = data === undefined ? <ShowSkeleton /> : <WeekView hours={toHours(data)} />;
  return (
    <RecordContextProvider value={data}>
      <Frame title={title} actions={data && <ShowActions />}>
        {error && data === undefined ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : isPage ? (
          <Card sx={{ padding: 4 }}>{body}</Card>
        ) : (
          body
        )}
      </Frame>
    </RecordContextProvider>
  );
}

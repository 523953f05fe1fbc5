import { Card } from '@mui/material';
import { use } from 'react';
import { useGetOne } from 'react-admin';
import { openingHours } from '../../../generated/resources.ts';
import type { OpeningHoursRecord } from '../../../generated/types.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { FrameContext } from '../../../crud/frame.tsx';
import { Frame } from '../../../crud/index.ts';
import { useGoTo, useScreen } from '../../../crud/screen-context.tsx';
import { ShowSkeleton } from '../../../ui/states/show-skeleton.tsx';
import { HoursForm } from './hours-form.tsx';
import { useHoursName } from './use-hours-name.ts';
import { toHours } from './week.ts';

/** Changes opening hours. */
export default function HoursEdit() {
  const { place } = useScreen();
  const goTo = useGoTo();
  const { data, error, refetch } = useGetOne<OpeningHoursRecord>(openingHours.route, { id: place.id ?? 0 });
  const title = useHoursName(data);
  const isPage = use(FrameContext) === 'page';
  const leave = () => goTo('show', place.id);
  const form =
    data === undefined ? (
      <ShowSkeleton />
    ) : (
      <HoursForm start={toHours(data)} own={data} nodeId={data.node_id} onDone={leave} onCancel={leave} />
    );
  return (
    <Frame title={title}>
      {error && data === undefined ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : isPage ? (
        <Card sx={{ padding: 4, overflow: 'visible' }}>{form}</Card>
      ) : (
        form
      )}
    </Frame>
  );
}

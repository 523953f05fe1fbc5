import { Box, Card } from '@mui/material';
import type { ComponentType } from 'react';
import { RecordContextProvider, useGetOne } from 'react-admin';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Frame, ShowActions } from '../../../crud/index.ts';
import { ShowSkeleton } from '../../../ui/states/show-skeleton.tsx';
import { useScreen } from '../../../crud/screen-context.tsx';
import { useNames } from '../../../entities/use-names.ts';
import { type GroupKind, groupKinds, type GroupRow } from './group-kinds.ts';
import { Members } from './members.tsx';

interface GroupPageProps<Row extends GroupRow> {
  kind: GroupKind;
  /** What the units of the group share. */
  Design: ComponentType<{ group: Row }>;
}

/** A group: the units that are in it, and beside them the design that they share. */
export function GroupPage<Row extends GroupRow>({ kind, Design }: GroupPageProps<Row>) {
  const { place } = useScreen();
  const { entity } = groupKinds[kind];
  const { one } = useNames(entity);
  const id = place.id ?? 0;
  const { data: group, error, refetch } = useGetOne<Row>(entity.route, { id });
  return (
    <RecordContextProvider value={group}>
      <Frame title={group?.name ?? one} id={id} actions={group && <ShowActions />}>
        {group === undefined ? (
          <Card sx={{ padding: 4 }}>
            {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ShowSkeleton />}
          </Card>
        ) : (
          <Box
            sx={{
              display: 'grid',
              alignItems: 'start',
              gap: 6,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 400px' },
            }}
          >
            <Members kind={kind} group={group} />
            <Design group={group} />
          </Box>
        )}
      </Frame>
    </RecordContextProvider>
  );
}

import { Box, Card, Skeleton, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import type { NodeRecord } from '../../../../generated/types.ts';
import { ErrorState } from '../../../../ui/states/error-state.tsx';
import { ShowSkeleton } from '../../../../ui/states/show-skeleton.tsx';
import { DesignCard } from './design-card.tsx';
import type { DesignKind } from './design-kind.ts';
import { type Setup, useSetup } from './use-setup.ts';

interface DesignTabProps {
  kind: DesignKind;
  unit: NodeRecord;
  /** The way into the designer of the unit's own design. */
  edit: ReactNode;
  /** What is kept of it and not live, where it is changed in drafts. */
  draft?: ReactNode;
  /** What visitors get. */
  preview: (setup: Setup) => ReactNode;
  /** What the design says, below why it is shown. */
  facts?: (setup: Setup) => ReactNode;
}

/** Which design a unit shows and why, what can be done about it, and how it looks. */
export function DesignTab({ kind, unit, edit, draft, preview, facts }: DesignTabProps) {
  const { data: setup, error, refetch } = useSetup(kind, unit.id);
  if (error && setup === undefined) {
    return (
      <Card>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Card>
    );
  }
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
      }}
    >
      {setup === undefined ? (
        <Card sx={{ padding: 4 }}>
          <ShowSkeleton />
        </Card>
      ) : (
        <div>
          {draft}
          <Stack sx={{ gap: 4 }}>
            <DesignCard kind={kind} unit={unit} setup={setup} edit={edit} />
            {facts?.(setup)}
          </Stack>
        </div>
      )}
      {setup === undefined ? <Skeleton variant="rounded" width={360} height={480} /> : preview(setup)}
    </Box>
  );
}

import History from '@mui/icons-material/HistoryOutlined';
import { Box, Button, Card, Skeleton, Stack } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { EmptyState } from '../../../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../../../ui/states/error-state.tsx';
import { PanelFrame } from '../panel-frame.tsx';
import { useVersions, type VersionRow } from './use-versions.ts';
import { VersionCard } from './version-card.tsx';
import { VersionDialog } from './version-dialog.tsx';

/** What was published when and by whom, and the way back to it. */
export default function VersionsPanel() {
  return (
    <PanelFrame name="versions">
      <Versions />
    </PanelFrame>
  );
}

function Versions() {
  const translate = useTranslate();
  const [shown, setShown] = useState<VersionRow>();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useVersions();
  const versions = data?.pages.flatMap(({ results }) => results);
  if (versions === undefined) {
    return error ? (
      <Card>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Card>
    ) : (
      <Waiting />
    );
  }
  if (versions.length === 0) {
    return (
      <Card>
        <EmptyState Icon={History} title={translate('app.survey_panels.versions.none')}>
          {translate('app.survey_panels.versions.none_text')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <>
      <Stack component="ol" sx={{ gap: 3, margin: 0, padding: 0, listStyle: 'none' }}>
        {versions.map((version, at) => (
          <VersionCard key={version.number} version={version} isCurrent={at === 0} onShow={() => setShown(version)} />
        ))}
      </Stack>
      {hasNextPage && (
        <Box sx={{ display: 'grid', justifyItems: 'center' }}>
          <Button variant="outlined" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {translate('app.survey_panels.versions.older')}
          </Button>
        </Box>
      )}
      {shown !== undefined && (
        <VersionDialog
          version={shown}
          isCurrent={shown.number === versions[0]?.number}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  );
}

const WAITING_CARDS = 3;

function Waiting() {
  return (
    <Stack aria-busy sx={{ gap: 3 }}>
      {Array.from({ length: WAITING_CARDS }, (_, row) => (
        <Skeleton key={row} variant="rounded" height={112} />
      ))}
    </Stack>
  );
}

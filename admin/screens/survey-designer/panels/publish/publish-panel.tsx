import { Alert, Box, Button, Card, Skeleton, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { ErrorState } from '../../../../kit/error-state.tsx';
import { useDesign } from '../../design-context.tsx';
import { PanelFrame, PanelSection } from '../panel-frame.tsx';
import { ChangeList } from './change-list.tsx';
import { FaultList } from './fault-list.tsx';
import { Reach } from './reach.tsx';
import { type PublishCheck, useCheckPublish } from './use-check-publish.ts';
import { usePublish } from './use-publish.ts';

/** What visitors would see changed, what stands in the way, and for how many units it counts; then publishes. */
export default function PublishPanel() {
  const { canEdit } = useDesign();
  const translate = useTranslate();
  const { data, error, refetch } = useCheckPublish();
  return (
    <PanelFrame name="publish">
      {!canEdit ? (
        <Alert severity="info">{translate('app.survey_panels.publish.read_only')}</Alert>
      ) : data !== undefined ? (
        <Summary check={data} />
      ) : error ? (
        <Card>
          <ErrorState error={error} onRetry={() => void refetch()} />
        </Card>
      ) : (
        <Waiting />
      )}
    </PanelFrame>
  );
}

function Summary({ check }: { check: PublishCheck }) {
  const { survey } = useDesign();
  const isFirst = survey.version === null;
  return (
    <>
      {check.faults.length > 0 && (
        <PanelSection name="faults">
          <FaultList faults={check.faults} />
        </PanelSection>
      )}
      {!isFirst && check.changes.length > 0 && (
        <PanelSection name="changes">
          <ChangeList changes={check.changes} />
        </PanelSection>
      )}
      <PanelSection name="reach">
        <Reach check={check} />
      </PanelSection>
      <PublishBar check={check} isFirst={isFirst} />
    </>
  );
}

/** Stays in view: the step itself, and why it can't be taken. */
function PublishBar({ check, isFirst }: { check: PublishCheck; isFirst: boolean }) {
  const translate = useTranslate();
  const { publish, isRunning, fault } = usePublish();
  const { faults, changes, number } = check;
  const isSame = !isFirst && changes.length === 0;
  const reason: ReactNode =
    faults.length > 0
      ? translate('app.survey_panels.publish.has_faults')
      : isSame
        ? translate('app.survey_panels.publish.no_changes', { number: number - 1 })
        : translate('app.survey_panels.publish.becomes', { number });
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 3,
        paddingBlock: 3,
        backgroundColor: 'background.default',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography variant="body2" role="status" sx={{ flex: '1 1 200px', color: 'text.secondary' }}>
        {reason}
      </Typography>
      <Button
        variant="contained"
        loading={isRunning}
        disabled={faults.length > 0 || isSame}
        onClick={() => void publish()}
      >
        {translate('app.survey_panels.publish.action', { number })}
      </Button>
      {fault !== null && (
        <Typography role="alert" variant="body2" sx={{ width: '100%', color: 'error.main' }}>
          {fault}
        </Typography>
      )}
    </Box>
  );
}

const WAITING_SECTIONS = 3;

function Waiting() {
  return (
    <Stack aria-busy sx={{ gap: 4 }}>
      {Array.from({ length: WAITING_SECTIONS }, (_, row) => (
        <Skeleton key={row} variant="rounded" height={120} />
      ))}
    </Stack>
  );
}

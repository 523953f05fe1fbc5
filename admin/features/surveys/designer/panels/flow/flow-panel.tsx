import AltRoute from '@mui/icons-material/AltRouteOutlined';
import RestartAlt from '@mui/icons-material/RestartAltOutlined';
import { Alert, Box, Button, Typography } from '@mui/material';
import { type ReactNode, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { EmptyState } from '../../../../../ui/states/empty-state.tsx';
import { useCounted } from '../../../survey-usage.tsx';
import { useDesign } from '../../design-context.tsx';
import { PHONE, TrialPhone } from '../../preview/preview-phone.tsx';
import { useShownDocument } from '../../preview/use-shown-document.ts';
import type { Told } from '../../preview/use-frame-messages.ts';
import type { Draft } from '../../state/draft.ts';
import { PanelFrame } from '../panel-frame.tsx';
import { progressOf } from './dry-run.ts';
import { FlowMap } from './flow-map.tsx';
import { type Flow, flowOf } from './flow-model.ts';

/** The ways through the survey with what lies on none of them, and beside it the survey itself, to be tried. */
export default function FlowPanel() {
  const translate = useTranslate();
  const document = useDeferredValue(useShownDocument());
  if (document === undefined)
    return (
      <PanelFrame name="flow">
        <EmptyState Icon={AltRoute} title={translate('app.designer.preview.empty')} />
      </PanelFrame>
    );
  return <Ways document={document} />;
}

const NOTHING: Told = { questions: [], answers: {}, isComplete: false, turn: 0 };

function Ways({ document }: { document: Draft }) {
  const flow = useMemo(() => flowOf(document), [document]);
  const [told, setTold] = useState(NOTHING);
  const [round, setRound] = useState(1);
  const progress = useMemo(() => progressOf(document, told), [document, told]);
  const { language } = useDesign();
  const beginAnew = useCallback(() => {
    setTold(NOTHING);
    setRound((before) => before + 1);
  }, []);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: `minmax(0, 1fr) ${PHONE.width + 48}px` },
        height: { lg: '100%' },
        minHeight: 0,
      }}
    >
      <Box sx={{ overflow: { lg: 'auto' }, minHeight: 0 }}>
        <PanelFrame name="flow">
          <Findings flow={flow} />
          <FlowMap flow={flow} progress={progress} />
        </PanelFrame>
      </Box>
      <Trial onBeginAnew={beginAnew}>
        <TrialPhone key={`${language} ${round}`} onTold={setTold} />
      </Trial>
    </Box>
  );
}

/** How many dead ends there are; those of no line are told here. */
function Findings({ flow: { deadEnds } }: { flow: Flow }) {
  const translate = useTranslate();
  const counted = useCounted();
  const hasQuota = deadEnds.some(({ kind }) => kind === 'quota_never_counts');
  if (deadEnds.length === 0) return <Alert severity="success">{translate('app.flow.all_reached')}</Alert>;
  return (
    <Alert severity="warning">
      {counted('app.flow.dead_ends', deadEnds.length)}
      {hasQuota && ` ${translate('app.flow.dead.quota_never_counts')}`}
    </Alert>
  );
}

function Trial({ children, onBeginAnew }: { children: ReactNode; onBeginAnew: () => void }) {
  const translate = useTranslate();
  return (
    <Box
      component="section"
      aria-label={translate('app.flow.trial.title')}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: 2,
        padding: 4,
        height: { xs: PHONE.height, lg: '100%' },
        boxSizing: 'border-box',
        borderInlineStart: { lg: 1 },
        borderTop: { xs: 1, lg: 0 },
        borderColor: { xs: 'divider', lg: 'divider' },
      }}
    >
      <Box sx={{ width: '100%', maxWidth: PHONE.width }}>
        <Box sx={{ display: 'flex', alignItems: 'center' }}>
          <Typography variant="h3" component="h3" sx={{ flexGrow: 1 }}>
            {translate('app.flow.trial.title')}
          </Typography>
          <Button size="small" startIcon={<RestartAlt />} onClick={onBeginAnew}>
            {translate('app.flow.trial.anew')}
          </Button>
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('app.flow.trial.text')}
        </Typography>
      </Box>
      {children}
    </Box>
  );
}

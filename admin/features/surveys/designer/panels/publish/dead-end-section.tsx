import { Alert, Button } from '@mui/material';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useCounted } from '../../../survey-usage.tsx';
import { useShownDocument } from '../../preview/use-shown-document.ts';
import { usePanel } from '../../shell/use-panel.ts';
import { flowOf } from '../flow/flow-model.ts';
import { PanelSection } from '../panel-frame.tsx';

/** That nobody ever comes to some of it, with the way to where they are shown; nothing where all can be reached. */
export function DeadEndSection() {
  const translate = useTranslate();
  const counted = useCounted();
  const { open } = usePanel();
  const document = useShownDocument();
  const count = useMemo(() => (document === undefined ? 0 : flowOf(document).deadEnds.length), [document]);
  if (count === 0) return null;
  return (
    <PanelSection name="dead_ends">
      <Alert
        severity="warning"
        action={
          <Button color="inherit" size="small" onClick={() => open('flow')}>
            {translate('app.survey_panels.publish.see_flow')}
          </Button>
        }
      >
        {counted('app.flow.dead_ends', count)}
      </Alert>
    </PanelSection>
  );
}

import BarChart from '@mui/icons-material/BarChartOutlined';
import Brush from '@mui/icons-material/BrushOutlined';
import MoreHoriz from '@mui/icons-material/MoreHorizOutlined';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ActionMenu } from '../../ui/menus/action-menu.tsx';
import { designerPath, resultsPath } from './designer/designer-path.ts';
import type { SurveyRow } from './survey-row.ts';
import { surveyDialogs, type SurveyStep, useSurveySteps } from './survey-steps.tsx';

/** What can be done with the survey, behind one button. */
export function SurveyActions({ survey }: { survey: SurveyRow }) {
  const translate = useTranslate();
  const [asked, setAsked] = useState<SurveyStep | null>(null);
  const steps = useSurveySteps(survey);
  const Dialog = asked === null ? null : surveyDialogs[asked];
  return (
    <>
      <ActionMenu
        label={translate('app.surveys.actions.of', { name: survey.name })}
        Icon={MoreHoriz}
        actions={[
          { label: translate('app.surveys.actions.design'), Icon: Brush, to: designerPath(survey.id) },
          ...(survey.version === null
            ? []
            : [{ label: translate('app.surveys.actions.results'), Icon: BarChart, to: resultsPath(survey.id) }]),
          ...steps.map(({ step, Icon, isBlocked }) => ({
            label: translate(`app.surveys.actions.${step}`),
            Icon,
            run: () => setAsked(step),
            isOff: isBlocked,
            isDangerous: step === 'delete',
          })),
        ]}
      />
      {Dialog !== null && <Dialog survey={survey} onClose={() => setAsked(null)} />}
    </>
  );
}

import MoreHoriz from '@mui/icons-material/MoreHorizOutlined';
import { IconButton, ListItemIcon, ListItemText, Menu, MenuItem, Tooltip } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslate } from 'react-admin';
import { useMenuButton } from '../../kit/use-menu-button.ts';
import { surveyDialogs, type SurveyStep, useSurveySteps } from './survey-steps.tsx';
import type { SurveyRow } from './survey-row.ts';
import { designerPath } from '../survey-designer/designer-path.ts';

/** What can be done with the survey, behind one button. */
export function SurveyActions({ survey }: { survey: SurveyRow }) {
  const translate = useTranslate();
  const { button, menu, pick } = useMenuButton();
  const [asked, setAsked] = useState<SurveyStep | null>(null);
  const steps = useSurveySteps(survey);
  const Dialog = asked === null ? null : surveyDialogs[asked];
  const label = translate('app.surveys.actions.of', { name: survey.name });
  return (
    <>
      <Tooltip title={translate('app.list.actions')}>
        <IconButton size="small" aria-label={label} {...button}>
          <MoreHoriz />
        </IconButton>
      </Tooltip>
      <Menu {...menu} slotProps={{ list: { 'aria-label': label } }}>
        <MenuItem component={Link} to={designerPath(survey.id)}>
          {translate('app.surveys.actions.design')}
        </MenuItem>
        {steps.map(({ step, Icon, isBlocked }) => (
          <MenuItem key={step} disabled={isBlocked} onClick={pick(() => setAsked(step))}>
            <ListItemIcon>
              <Icon />
            </ListItemIcon>
            <ListItemText>{translate(`app.surveys.actions.${step}`)}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
      {Dialog !== null && <Dialog survey={survey} onClose={() => setAsked(null)} />}
    </>
  );
}

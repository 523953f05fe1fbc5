import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import EditNote from '@mui/icons-material/EditNoteOutlined';
import PendingActions from '@mui/icons-material/PendingActionsOutlined';
import { Chip } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import type { ToneName } from '../../theme/tokens.ts';
import { stateOf, type SurveyRow, type SurveyState } from './survey-row.ts';

const SURVEY_STATE_STYLES: Record<SurveyState, { Icon: typeof CheckCircle; tone: ToneName }> = {
  never_published: { Icon: EditNote, tone: 'quiet' },
  published: { Icon: CheckCircle, tone: 'done' },
  changed: { Icon: PendingActions, tone: 'active' },
};

/** Whether visitors see the survey as it stands in the designer. */
export function SurveyStateChip({ survey }: { survey: Pick<SurveyRow, 'version' | 'is_changed'> }) {
  const translate = useTranslate();
  const format = new Intl.NumberFormat(useLocale());
  const state = stateOf(survey);
  const { Icon, tone } = SURVEY_STATE_STYLES[state];
  const number = survey.version === null ? '' : format.format(survey.version);
  return (
    <Chip
      size="small"
      icon={<Icon />}
      label={translate(`app.surveys.state.${state}`, { number })}
      sx={({ palette }) => ({
        backgroundColor: palette.tones[tone].surface,
        color: palette.tones[tone].text,
        '& .MuiChip-icon': { color: 'inherit', fontSize: 16 },
      })}
    />
  );
}

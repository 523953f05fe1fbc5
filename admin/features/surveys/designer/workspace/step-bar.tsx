import Add from '@mui/icons-material/AddCircleOutlineOutlined';
import Smartphone from '@mui/icons-material/SmartphoneOutlined';
import Tune from '@mui/icons-material/TuneOutlined';
import ViewAgenda from '@mui/icons-material/ViewAgendaOutlined';
import { BottomNavigation, BottomNavigationAction } from '@mui/material';
import type SvgIcon from '@mui/material/SvgIcon';
import { useTranslate } from 'react-admin';
import { useDesign } from '../design-context.tsx';
import { type Step, useWorkspace } from './workspace-context.tsx';

const STEPS: readonly { step: Step; Icon: typeof SvgIcon; needsRight?: true }[] = [
  { step: 'canvas', Icon: ViewAgenda },
  { step: 'add', Icon: Add, needsRight: true },
  { step: 'question', Icon: Tune },
  { step: 'preview', Icon: Smartphone },
];

/** On a phone the parts of the designer are steps. */
export function StepBar() {
  const translate = useTranslate();
  const { canEdit } = useDesign();
  const { step, go } = useWorkspace();
  return (
    <BottomNavigation
      component="nav"
      aria-label={translate('app.designer.steps_bar')}
      value={step}
      showLabels
      onChange={(_, next: Step) => go(next)}
      sx={{
        borderTop: 1,
        borderColor: 'divider',
        '& .MuiBottomNavigationAction-root': { minWidth: 0, paddingInline: 1 },
      }}
    >
      {STEPS.filter(({ needsRight }) => canEdit || needsRight !== true).map(({ step: one, Icon }) => (
        <BottomNavigationAction
          key={one}
          value={one}
          icon={<Icon />}
          label={translate(`app.designer.step.${one}`)}
          aria-current={one === step ? 'step' : undefined}
          sx={{
            '& .MuiBottomNavigationAction-label, & .MuiBottomNavigationAction-label.Mui-selected': {
              fontSize: '0.75rem',
            },
          }}
        />
      ))}
    </BottomNavigation>
  );
}

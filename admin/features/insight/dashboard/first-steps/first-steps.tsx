import Close from '@mui/icons-material/CloseOutlined';
import TaskAlt from '@mui/icons-material/TaskAltOutlined';
import { Box, Card, IconButton, LinearProgress, Tooltip, Typography } from '@mui/material';
import { useEffect, useId } from 'react';
import { useTranslate } from 'react-admin';
import { useGuidance } from '../../../../ui/guidance/use-guidance.ts';
import { startTour } from '../../../../ui/guidance/use-tour.ts';
import { useUserData } from '../../../../providers/use-session.tsx';
import { StepLine } from './step-line.tsx';
import { type FirstSteps as Steps, STEP_NAMES, useFirstSteps } from './use-first-steps.ts';
import { useSearchParams } from 'react-router';

/** What a company does first, ticked by what it has done; gone when all is, or when its reader wants it away. */
export function FirstSteps() {
  const [{ steps: state }, note] = useGuidance();
  const taken = useFirstSteps();
  useGuides();
  const isDone = taken !== undefined && STEP_NAMES.every((name) => taken.steps[name]);
  const isOpen = taken !== undefined && !isDone;
  useEffect(() => {
    if (isOpen && state === 'new') note({ steps: 'open' });
  }, [isOpen, state, note]);
  useTourOnce(isOpen && !taken.steps.unit);
  if (taken === undefined) return null;
  if (!isDone) return <StepList taken={taken} onHide={() => note({ steps: 'hidden' })} />;
  // Who never saw the list needs no word about its end.
  return state === 'open' ? <AllDone onClose={() => note({ steps: 'done' })} /> : null;
}

/** An administrator who has nothing yet is shown around, once. */
function useTourOnce(isNew: boolean): void {
  const user = useUserData();
  const [{ hasSeenTour }] = useGuidance();
  const isDue = isNew && !hasSeenTour && user?.is_admin === true && user.impersonation === null;
  useEffect(() => {
    if (isDue) startTour();
  }, [isDue]);
}

interface StepListProps {
  taken: Steps;
  onHide: () => void;
}

function StepList({ taken, onHide }: StepListProps) {
  const translate = useTranslate();
  const id = useId();
  const count = STEP_NAMES.filter((name) => taken.steps[name]).length;
  const next = STEP_NAMES.find((name) => !taken.steps[name]);
  const label = translate('app.first_steps.progress', { count, total: STEP_NAMES.length });
  return (
    <Card component="section" aria-labelledby={id} data-tour="first-steps" sx={{ padding: { xs: 4, sm: 6 } }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 3 }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography id={id} variant="h2">
            {translate('app.first_steps.title')}
          </Typography>
          <Typography sx={{ color: 'text.secondary', marginTop: 1 }}>{translate('app.first_steps.text')}</Typography>
        </Box>
        <HideButton label={translate('app.first_steps.hide')} onClick={onHide} />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, marginBlock: 4 }}>
        <LinearProgress
          variant="determinate"
          value={(100 * count) / STEP_NAMES.length}
          aria-label={label}
          sx={{ flexGrow: 1, maxWidth: 320, borderRadius: 1 }}
        />
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          {label}
        </Typography>
      </Box>
      <Box component="ol" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {STEP_NAMES.map((name, at) => (
          <StepLine key={name} name={name} number={at + 1} taken={taken} isNext={name === next} />
        ))}
      </Box>
    </Card>
  );
}

function AllDone({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  return (
    <Card role="status" sx={{ paddingInline: 4, paddingBlock: 3, display: 'flex', alignItems: 'center', gap: 3 }}>
      <TaskAlt color="primary" />
      <Typography sx={{ flexGrow: 1 }}>{translate('app.first_steps.done')}</Typography>
      <HideButton label={translate('ra.action.close')} onClick={onClose} />
    </Card>
  );
}

function HideButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} onClick={onClick}>
        <Close fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}

/** What the help menu asks the dashboard for: `?show=first-steps`, `?show=tour`. Done once, and gone from the address. */
function useGuides(): void {
  const [search, setSearch] = useSearchParams();
  const [, note] = useGuidance();
  const asked = search.get('show');
  useEffect(() => {
    if (asked === null) return;
    if (asked === 'first-steps') note({ steps: 'open' });
    if (asked === 'tour') startTour();
    setSearch(
      (before) => {
        before.delete('show');
        return before;
      },
      { replace: true },
    );
  }, [asked, note, setSearch]);
}

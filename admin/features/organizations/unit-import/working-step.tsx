import { Box, Button, DialogActions, DialogContent, LinearProgress, Typography } from '@mui/material';
import { useId } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { type Aim, percentOf, type Progress } from './progress.ts';
import { StepHeading } from '../../../ui/dialogs/step-heading.tsx';

interface WorkingStepProps {
  aim: Aim;
  fileName: string;
  progress: Progress;
  /** What the last phase is called, where nothing is imported. */
  writing?: string;
  onStop: () => void;
}

/** While the file is on its way and the server at work. */
export function WorkingStep({ aim, fileName, progress, writing, onStop }: WorkingStepProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const id = useId();
  const percent = percentOf(aim, progress);
  const shown = { done: progress.done.toLocaleString(locale), total: progress.total.toLocaleString(locale) };
  const isCounted = progress.phase === 'writing' && progress.total > 0;
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 4, alignContent: 'start' }}>
        <StepHeading>
          <bdi>{fileName}</bdi>
        </StepHeading>
        <Box>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 4, marginBottom: 2 }}>
            <Typography id={id} variant="body2" role="status">
              {translate(writing ?? `app.import.phase.${progress.phase}`)}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
              {isCounted ? translate('app.import.written', shown) : `${percent} %`}
            </Typography>
          </Box>
          <LinearProgress
            variant="determinate"
            value={percent}
            aria-labelledby={id}
            sx={{ height: 8, borderRadius: 4 }}
          />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onStop}>{translate('ra.action.cancel')}</Button>
      </DialogActions>
    </>
  );
}

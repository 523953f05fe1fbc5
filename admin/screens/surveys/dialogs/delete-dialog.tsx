import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { survey as surveyEntity } from '../../../generated/resources.ts';
import { useChange } from '../../../kit/use-change.ts';
import { isUsed } from '../survey-row.ts';
import type { SurveyDialogProps } from '../survey-steps.tsx';
import { SurveyUsageList } from '../survey-usage.tsx';

/** Asks before the survey goes; where something shows it, says what, for then it stays. */
export function DeleteDialog({ survey, onClose }: SurveyDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const provider = useDataProvider();
  const { make, isRunning, fault } = useChange();
  const isInUse = isUsed(survey.usage);

  async function remove(): Promise<void> {
    const task = () => provider.delete(surveyEntity.route, { id: survey.id, previousData: survey });
    if ((await make(task, { message: 'app.surveys.delete.done', words: { name: survey.name } })) !== undefined) {
      onClose();
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`} sx={{ overflowWrap: 'anywhere' }}>
        {translate(`app.surveys.delete.${isInUse ? 'in_use_title' : 'title'}`, { name: survey.name })}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>
          {translate(`app.surveys.delete.${isInUse ? 'in_use' : 'text'}`)}
        </DialogContentText>
        {isInUse && (
          <Typography component="div" variant="body2" sx={{ marginTop: 3 }}>
            <SurveyUsageList usage={survey.usage} isComplete />
          </Typography>
        )}
        {fault !== null && (
          <Typography role="alert" sx={{ marginTop: 3, color: 'error.main' }}>
            {fault}
          </Typography>
        )}
      </DialogContent>
      <DialogActions sx={{ padding: 4 }}>
        <Button onClick={onClose} autoFocus>
          {translate(isInUse ? 'ra.action.close' : 'ra.action.cancel')}
        </Button>
        {!isInUse && (
          <Button variant="contained" color="error" loading={isRunning} onClick={() => void remove()}>
            {translate('ra.action.delete')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

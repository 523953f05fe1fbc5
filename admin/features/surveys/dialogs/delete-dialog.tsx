import { Typography } from '@mui/material';
import { useDataProvider, useTranslate } from 'react-admin';
import { survey as surveyEntity } from '../../../generated/resources.ts';
import { DeleteDialog } from '../../../ui/dialogs/delete-dialog.tsx';
import { useServerMutation } from '../../../ui/mutations/use-server-mutation.ts';
import { isUsed } from '../survey-row.ts';
import type { SurveyDialogProps } from '../survey-steps.tsx';
import { SurveyUsageList } from '../survey-usage.tsx';

/** Asks before the survey goes; where something shows it, says what, for then it stays. */
export function DeleteSurveyDialog({ survey, onClose }: SurveyDialogProps) {
  const translate = useTranslate();
  const provider = useDataProvider();
  const { mutate, isPending, errorText } = useServerMutation();
  const isInUse = isUsed(survey.usage);

  async function remove(): Promise<void> {
    const task = () => provider.delete(surveyEntity.route, { id: survey.id, previousData: survey });
    const done = { message: 'app.surveys.delete.done', words: { name: survey.name } };
    if ((await mutate(task, done)) !== undefined) onClose();
  }
  return (
    <DeleteDialog
      title={translate(`app.surveys.delete.${isInUse ? 'in_use_title' : 'title'}`, { name: survey.name })}
      text={translate(`app.surveys.delete.${isInUse ? 'in_use' : 'text'}`)}
      isBlocked={isInUse}
      isPending={isPending}
      errorText={errorText}
      onClose={onClose}
      onDelete={() => void remove()}
    >
      {isInUse && (
        <Typography component="div" variant="body2" sx={{ marginTop: 3 }}>
          <SurveyUsageList usage={survey.usage} isComplete />
        </Typography>
      )}
    </DeleteDialog>
  );
}

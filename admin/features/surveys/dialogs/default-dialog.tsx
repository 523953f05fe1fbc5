import { Alert, DialogContentText } from '@mui/material';
import { useDataProvider, useTranslate } from 'react-admin';
import { companyProfile } from '../../../generated/resources.ts';
import { useUserData } from '../../../providers/use-session.tsx';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { useServerMutation } from '../../../ui/mutations/use-server-mutation.ts';
import type { SurveyDialogProps } from '../survey-steps.tsx';

/** Makes the survey that of every unit for which nothing nearer is designed. */
export function DefaultDialog({ survey, onClose }: SurveyDialogProps) {
  const translate = useTranslate();
  const provider = useDataProvider();
  const companyId = useUserData()?.company_id ?? 0;
  const { mutate, isPending, errorText } = useServerMutation();

  async function submit(): Promise<void> {
    const choose = () =>
      provider.update(companyProfile.route, {
        id: companyId,
        data: { default_survey_id: survey.id },
        previousData: { id: companyId },
      });
    const done = { message: 'app.surveys.make_default.done', words: { name: survey.name } };
    if ((await mutate(choose, done)) !== undefined) onClose();
  }
  return (
    <FormDialog
      title={translate('app.surveys.make_default.title', { name: survey.name })}
      action={translate('app.surveys.make_default.action')}
      isBusy={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <DialogContentText>{translate('app.surveys.make_default.text')}</DialogContentText>
      {errorText !== null && (
        <Alert severity="error" sx={{ marginTop: 3 }}>
          {errorText}
        </Alert>
      )}
    </FormDialog>
  );
}

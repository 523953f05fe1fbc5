import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { survey as surveyEntity } from '../../../generated/resources.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { useServerMutation } from '../../../ui/mutations/use-server-mutation.ts';
import type { SurveyDialogProps } from '../survey-steps.tsx';
import { NameField } from '../name-field.tsx';

interface RenameDialogProps extends Pick<SurveyDialogProps, 'onClose'> {
  survey: Pick<SurveyDialogProps['survey'], 'id' | 'name'>;
  onRenamed?: (name: string) => void;
}

/** Another name, for those who work with the survey; visitors see its title. */
export function RenameDialog({ survey, onClose, onRenamed }: RenameDialogProps) {
  const translate = useTranslate();
  const provider = useDataProvider();
  const { mutate, isPending, errorText, reset } = useServerMutation();
  const [name, setName] = useState(survey.name);
  const wanted = name.trim();

  async function submit(): Promise<void> {
    const rename = async () => {
      // Without a revision: nobody's draft is changed by it.
      await provider.update(surveyEntity.route, {
        id: survey.id,
        data: { name: wanted },
        previousData: { id: survey.id, name: survey.name },
      });
      onRenamed?.(wanted);
      return true;
    };
    if ((await mutate(rename, { message: 'app.surveys.rename.done' })) !== undefined) onClose();
  }
  return (
    <FormDialog
      title={translate('app.surveys.rename.title', { name: survey.name })}
      action={translate('app.surveys.rename.action')}
      isBusy={isPending}
      isBlocked={wanted === '' || wanted === survey.name}
      onSubmit={submit}
      onClose={onClose}
    >
      <NameField
        value={name}
        onChange={(typed) => {
          reset();
          setName(typed);
        }}
        help={translate('app.surveys.rename.help')}
        errorText={errorText}
        autoFocus
      />
    </FormDialog>
  );
}

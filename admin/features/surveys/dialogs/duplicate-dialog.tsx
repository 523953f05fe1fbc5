import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslate } from 'react-admin';
import { survey as surveyEntity } from '../../../generated/resources.ts';
import { useAct } from '../../../providers/use-act.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { useServerMutation } from '../../../ui/mutations/use-server-mutation.ts';
import { NAME_LENGTH, NameField } from '../name-field.tsx';
import type { SurveyRow } from '../survey-row.ts';
import type { SurveyDialogProps } from '../survey-steps.tsx';
import { designerPath } from '../designer/designer-path.ts';

/** A survey of its own that begins with the draft of this one; leads to its designer. */
export function DuplicateDialog({ survey, onClose }: SurveyDialogProps) {
  const translate = useTranslate();
  const act = useAct();
  const navigate = useNavigate();
  const { mutate, isPending, errorText, reset } = useServerMutation();
  const [name, setName] = useState(() =>
    translate('app.surveys.duplicate.copy_of', { name: survey.name }).slice(0, NAME_LENGTH),
  );
  const wanted = name.trim();

  async function submit(): Promise<void> {
    const duplicate = () =>
      act<SurveyRow>(surveyEntity.route, { action: 'duplicate', id: survey.id, input: { name: wanted } });
    const copy = await mutate(duplicate, { message: 'app.surveys.duplicate.done' });
    if (copy !== undefined) void navigate(designerPath(copy.id));
  }
  return (
    <FormDialog
      title={translate('app.surveys.duplicate.title', { name: survey.name })}
      action={translate('app.surveys.duplicate.action')}
      isBusy={isPending}
      isBlocked={wanted === ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <NameField
        value={name}
        onChange={(typed) => {
          reset();
          setName(typed);
        }}
        help={translate('app.surveys.duplicate.help')}
        errorText={errorText}
        autoFocus
        isSuggestion
      />
    </FormDialog>
  );
}

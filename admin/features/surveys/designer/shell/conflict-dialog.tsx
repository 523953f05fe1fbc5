import { Button } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { Dialog } from '../../../../ui/dialogs/dialog.tsx';
import { useNavigate } from 'react-router';
import { survey as surveyEntity } from '../../../../generated/resources.ts';
import { useMay } from '../../../../entities/use-access.ts';
import { useServerMutation } from '../../../../ui/mutations/use-server-mutation.ts';
import { useDesign } from '../design-context.tsx';
import { designerPath } from '../designer-path.ts';
import type { SurveyRow } from '../../survey-row.ts';

interface ConflictDialogProps {
  onTake: (row: SurveyRow) => void;
  onCopied: () => void;
}

/** Somebody else has changed the survey meanwhile: theirs, or what was made here as a survey of its own. */
export function ConflictDialog({ onTake, onCopied }: ConflictDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const provider = useDataProvider();
  const may = useMay(surveyEntity.route);
  const { survey, document } = useDesign();
  const { mutate, isPending } = useServerMutation({ errors: 'toast' });
  const [choice, setChoice] = useState<'take' | 'copy'>();

  const takeTheirs = () => {
    setChoice('take');
    return mutate(async () => {
      const { data } = await provider.getOne<SurveyRow>(surveyEntity.route, { id: survey.id });
      onTake(data);
      notify('app.designer.conflict.taken', { type: 'info' });
    });
  };
  const copyMine = () => {
    setChoice('copy');
    return mutate(async () => {
      const name = translate('app.designer.conflict.copy_name', { name: survey.name });
      const { data } = await provider.create<SurveyRow>(surveyEntity.route, { data: { name, document } });
      onCopied();
      await navigate(designerPath(data.id));
    });
  };

  return (
    <Dialog
      size="xs"
      title={translate('app.designer.conflict.title')}
      text={translate('app.designer.conflict.text')}
      actions={
        <>
          {may('create') && (
            <Button loading={isPending && choice === 'copy'} onClick={() => void copyMine()}>
              {translate('app.designer.conflict.copy')}
            </Button>
          )}
          <Button
            variant="contained"
            autoFocus
            loading={isPending && choice === 'take'}
            onClick={() => void takeTheirs()}
          >
            {translate('app.designer.conflict.theirs')}
          </Button>
        </>
      }
    />
  );
}

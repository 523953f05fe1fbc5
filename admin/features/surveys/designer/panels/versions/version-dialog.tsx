import { Button, DialogContentText, Skeleton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Dialog } from '../../../../../ui/dialogs/dialog.tsx';
import { ErrorState } from '../../../../../ui/states/error-state.tsx';
import { SurveyPhone } from '../../../survey-preview.tsx';
import { useDesign } from '../../design-context.tsx';
import { usePanel } from '../../shell/use-panel.ts';
import { useVersionDocument } from '../../state/use-version-document.ts';
import { useRestore, type VersionRow } from './use-versions.ts';

/** All of the phone and what the dialog says around it are in view at once. */
const PHONE_HEIGHT = 'clamp(320px, calc(100dvh - 340px), 640px)';

interface VersionDialogProps {
  version: VersionRow;
  isCurrent: boolean;
  onClose: () => void;
}

/** An older version as visitors saw it, and the way back to it: into the draft, which is then published. */
export function VersionDialog({ version: { number }, isCurrent, onClose }: VersionDialogProps) {
  const translate = useTranslate();
  const { survey, canEdit } = useDesign();
  const { open } = usePanel();
  const { data, error, refetch } = useVersionDocument(survey.id, number);
  const { restore, isPending, errorText } = useRestore();
  // The latest version is what the draft already is, unless something was changed since.
  const isOffered = canEdit && (!isCurrent || survey.is_changed);

  async function goBack(): Promise<void> {
    if ((await restore(number)) === undefined) return;
    onClose();
    open('publish');
  }
  return (
    <Dialog
      size="xs"
      fullScreenBelow="sm"
      title={translate('app.survey_panels.versions.number', { number })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} autoFocus>
            {translate('ra.action.close')}
          </Button>
          {isOffered && (
            <Button variant="contained" loading={isPending} onClick={() => void goBack()}>
              {translate('app.survey_panels.versions.restore')}
            </Button>
          )}
        </>
      }
    >
      {isOffered && (
        <DialogContentText sx={{ marginBottom: 3 }}>
          {translate('app.survey_panels.versions.restore_text')}
        </DialogContentText>
      )}
      {data !== undefined ? (
        <SurveyPhone document={data.document} height={PHONE_HEIGHT} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton variant="rounded" height={PHONE_HEIGHT} />
      )}
      {errorText !== null && (
        <Typography role="alert" sx={{ marginTop: 3, color: 'error.main' }}>
          {errorText}
        </Typography>
      )}
    </Dialog>
  );
}

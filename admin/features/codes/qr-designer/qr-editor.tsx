import { Alert, Box, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { fallbackLanguage, isLanguage, languageFacts, languages } from '../../../../shared/i18n/languages.ts';
import { DocumentForm } from '../../../crud/document-form/document-form.tsx';
import { KeepDraftButton } from '../../../ui/unsaved/keep-draft-button.tsx';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { ConflictNotice } from '../../../ui/mutations/row-conflict.tsx';
import { DrawingView } from './drawing-view.tsx';
import { TemplateChoice } from './template-choice.tsx';
import { type Designed, type QrEditing, type SampleCode, useQrDraft } from './use-qr-draft.ts';

export interface QrEditorProps {
  /** What is designed, as a person calls it. */
  name: string;
  designed: Designed;
  sample: SampleCode;
  onClose: () => void;
}

/** The designer of a QR code, with its print beside it as it would be. */
export function QrEditor({ name, designed, sample, onClose }: QrEditorProps) {
  const translate = useTranslate();
  const editing = useQrDraft(designed, sample, onClose);
  const { draft, setDraft, isDirty, forget, language, violations, errorText, conflict, isSaving } = editing;
  const { save, keep, isKept } = editing;
  return (
    <FormDialog
      title={translate('app.qr_designer.title', { name })}
      action={translate(isKept ? 'app.draft.save_again' : 'app.form.save_changes')}
      beside={<KeepDraftButton editing={editing} isBlocked={violations.length > 0} />}
      isBusy={isSaving}
      isDirty={isDirty}
      onDiscard={forget}
      isBlocked={violations.length > 0}
      isWide
      onSubmit={isKept && keep ? keep : save}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 6, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' } }}>
        <Stack sx={{ gap: 5, minWidth: 0, order: { xs: 2, md: 1 } }}>
          <ConflictNotice {...conflict} />
          <TemplateChoice editing={editing} />
          <LanguageSelect editing={editing} />
          <DocumentForm
            name="qr_design"
            id="qr-design"
            data={draft}
            onChange={setDraft}
            language={language}
            fallback={fallbackLanguage}
          />
          {errorText !== null && <Alert severity="error">{errorText}</Alert>}
        </Stack>
        <Box sx={{ order: { xs: 1, md: 2 }, position: { md: 'sticky' }, top: 0, alignSelf: 'start', minWidth: 0 }}>
          <Preview editing={editing} />
        </Box>
      </Box>
    </FormDialog>
  );
}

function Preview({ editing }: { editing: QrEditing }) {
  const translate = useTranslate();
  const { drawing, print, name, setName } = editing;
  return (
    <Stack sx={{ gap: 3 }}>
      <Typography variant="subtitle2" component="h3">
        {translate('app.qr_designer.preview')}
      </Typography>
      <Box
        sx={{
          height: { xs: 260, md: 380 },
          padding: 3,
          borderRadius: 1,
          border: 1,
          borderColor: 'divider',
          backgroundColor: 'background.default',
        }}
      >
        <DrawingView drawing={drawing} label={translate('app.qr_code.image', { code: print.code })} />
      </Box>
      <Warnings editing={editing} />
      <TextField
        label={translate('app.qr_designer.sample')}
        value={name}
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: 200, dir: 'auto' } }}
      />
    </Stack>
  );
}

/** What could not be read, while it is chosen. */
function Warnings({ editing: { violations } }: { editing: QrEditing }) {
  const translate = useTranslate();
  return (
    <Box role="status">
      {violations.map(({ pointer, parameters }) => {
        const place = pointer.slice(1).replaceAll('/', '_');
        return (
          <Alert key={pointer} severity="error" sx={{ marginBottom: 2 }}>
            {translate('app.qr_designer.contrast', {
              place: translate(`app.qr_designer.places.${place}`),
              limit: Number(parameters?.limit),
            })}
          </Alert>
        );
      })}
    </Box>
  );
}

function LanguageSelect({ editing: { language, setLanguage } }: { editing: QrEditing }) {
  const translate = useTranslate();
  return (
    <TextField
      select
      label={translate('app.qr_designer.language')}
      helperText={translate('app.qr_designer.language_help')}
      value={language}
      onChange={({ target: { value } }) => isLanguage(value) && setLanguage(value)}
    >
      {languages.map((one) => (
        <MenuItem key={one} value={one} lang={one}>
          {languageFacts[one].name}
        </MenuItem>
      ))}
    </TextField>
  );
}

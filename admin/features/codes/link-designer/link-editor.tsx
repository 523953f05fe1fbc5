import { Alert, Box, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { fallbackLanguage, isLanguage, languageFacts, languages } from '../../../../shared/i18n/languages.ts';
import { DocumentForm } from '../../../crud/document-form/document-form.tsx';
import { KeepDraftButton } from '../../../ui/unsaved/keep-draft-button.tsx';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { ConflictNotice } from '../../../ui/mutations/row-conflict.tsx';
import { PaletteChoice } from '../../surveys/palette/palette-choice.tsx';
import { incompleteLanguages } from './link-draft.ts';
import { LinkPreview } from './link-preview.tsx';
import { type Linked, type LinkEditing, useLinkDraft } from './use-link-draft.ts';

export interface LinkEditorProps {
  /** Whose links they are, as a person calls it; stands in the preview where visitors read the unit's name. */
  name: string;
  linked: Linked;
  onClose: () => void;
}

/** The designer of a page of links, with the page beside it as visitors would get it. */
export function LinkEditor({ name, linked, onClose }: LinkEditorProps) {
  const translate = useTranslate();
  const editing = useLinkDraft(linked, onClose);
  const { draft, isDirty, forget, language, isSaving, isKept, submit } = editing;
  return (
    <FormDialog
      title={translate('app.link_designer.title', { name })}
      action={translate(isKept ? 'app.draft.save_again' : 'app.form.save_changes')}
      beside={<KeepDraftButton editing={editing} />}
      isBusy={isSaving}
      isDirty={isDirty}
      onDiscard={forget}
      isWide
      size="lg"
      onSubmit={submit}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 6, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' } }}>
        <LinkForm editing={editing} />
        <Box sx={{ position: { md: 'sticky' }, top: 0, alignSelf: 'start', minWidth: 0 }}>
          <LinkPreview draft={draft} language={language} name={name} />
        </Box>
      </Box>
    </FormDialog>
  );
}

function LinkForm({ editing }: { editing: LinkEditing }) {
  const translate = useTranslate();
  const { draft, language, change, violations, errorText, conflict } = editing;
  const { theme = {}, ...list } = draft;
  return (
    <Stack sx={{ gap: 5, minWidth: 0 }}>
      <ConflictNotice {...conflict} />
      <div>
        <LanguageSelect editing={editing} />
        <MissingTitles editing={editing} />
      </div>
      <DocumentForm
        name="link_list"
        id="link-list"
        data={list}
        onChange={(data) => change({ opens: undefined, title: undefined, links: [], ...data })}
        language={language}
        fallback={fallbackLanguage}
        violations={violations}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('app.link_designer.clock')}
      </Typography>
      <Stack component="fieldset" sx={{ gap: 4, border: 0, padding: 0, margin: 0, minWidth: 0 }}>
        <Typography component="legend" variant="subtitle2" sx={{ padding: 0, marginBottom: 2 }}>
          {translate('app.link_designer.appearance')}
        </Typography>
        <PaletteChoice
          theme={theme}
          onChoose={({ colors }) => change({ theme: { ...shapeOf(theme), ...colors } })}
          isDisabled={false}
        />
        <DocumentForm
          name="theme"
          id="link-list-theme"
          data={{ ...theme }}
          onChange={(data) => change({ theme: data })}
          language={language}
          fallback={fallbackLanguage}
        />
      </Stack>
      {errorText !== null && <Alert severity="error">{errorText}</Alert>}
    </Stack>
  );
}

/** What of a theme no palette speaks of. */
const shapeOf = ({ accent: _accent, background: _background, ...shape }: NonNullable<LinkEditing['draft']['theme']>) =>
  shape;

function LanguageSelect({ editing: { language, setLanguage } }: { editing: LinkEditing }) {
  const translate = useTranslate();
  return (
    <TextField
      select
      label={translate('app.link_designer.language')}
      helperText={translate('app.link_designer.language_help')}
      value={language}
      onChange={({ target: { value } }) => isLanguage(value) && setLanguage(value)}
      fullWidth
    >
      {languages.map((one) => (
        <MenuItem key={one} value={one} lang={one}>
          {languageFacts[one].name}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Told while it is written, and no more than that: a list may be stored before it is translated. */
function MissingTitles({ editing: { draft } }: { editing: LinkEditing }) {
  const translate = useTranslate();
  const locale = useLocale();
  const incomplete = incompleteLanguages(draft).map((language) => languageFacts[language].name);
  if (incomplete.length === 0) return null;
  const names = new Intl.ListFormat(locale, { type: 'conjunction' }).format(incomplete);
  return (
    <Typography variant="body2" role="status" sx={{ marginTop: 2, color: 'tones.active.text' }}>
      {translate('app.link_designer.missing_in', { languages: names })}
    </Typography>
  );
}

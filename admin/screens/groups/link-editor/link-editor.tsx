import { Alert, Box, FormControlLabel, MenuItem, Skeleton, Stack, Switch, TextField, Typography } from '@mui/material';
import { lazy, Suspense } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { isLanguage, languageFacts, languages } from '../../../../public-app/i18n/languages.ts';
import type { LinkListGroupRecord } from '../../../generated/types.ts';
import { FormDialog } from '../../../kit/form-dialog.tsx';
import { loadChunk } from '../../../kit/load-chunk.ts';
import { PaletteChoice } from '../../survey-designer/panels/theme/palette-choice.tsx';
import { incompleteLanguages, LIMITS } from './link-draft.ts';
import { LinkRows } from './link-rows.tsx';
import { type LinkEditing, useLinkDraft } from './use-link-draft.ts';

const LinkPreview = lazy(() => loadChunk(async () => ({ default: (await import('./link-preview.tsx')).LinkPreview })));

interface LinkEditorProps {
  group: LinkListGroupRecord;
  onClose: () => void;
}

/** The page of links that the units of the group share. */
export function LinkEditor({ group, onClose }: LinkEditorProps) {
  const translate = useTranslate();
  const editing = useLinkDraft(group, onClose);
  const { isSaving, submit } = editing;
  return (
    <FormDialog
      title={translate('app.groups.link_list.edit_title', { name: group.name })}
      action={translate('app.form.save_changes')}
      isBusy={isSaving}
      isWide
      onSubmit={submit}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 6, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' } }}>
        <LinkForm editing={editing} />
        <Box sx={{ position: { md: 'sticky' }, top: 0, alignSelf: 'start' }}>
          <Suspense fallback={<Skeleton variant="rounded" height={560} />}>
            <LinkPreview draft={editing.draft} language={editing.language} name={group.name} />
          </Suspense>
        </Box>
      </Box>
    </FormDialog>
  );
}

function LinkForm({ editing }: { editing: LinkEditing }) {
  const translate = useTranslate();
  const { draft, language, change, fault } = editing;
  return (
    <Stack sx={{ gap: 4 }}>
      <div>
        <LanguageSelect editing={editing} />
        <MissingTitles editing={editing} />
      </div>
      <TextField
        label={translate('app.groups.link_list.page_title')}
        value={draft.title[language] ?? ''}
        onChange={(event) => editing.setTitle(event.target.value)}
        slotProps={{
          htmlInput: { maxLength: LIMITS.title, lang: language, dir: languageFacts[language].direction },
        }}
      />
      <LinkRows editing={editing} />
      <FormControlLabel
        control={<Switch checked={draft.showFirst} onChange={(_, showFirst) => change({ showFirst })} size="small" />}
        label={translate('app.groups.link_list.show_first')}
        sx={{ gap: 1, marginInline: 0 }}
      />
      <div>
        <Typography variant="body2" sx={{ fontWeight: 550, marginBottom: 2 }}>
          {translate('app.groups.link_list.colors')}
        </Typography>
        <PaletteChoice
          theme={draft.theme}
          onChoose={({ colors }) => change({ theme: { ...shapeOf(draft.theme), ...colors } })}
          isDisabled={false}
        />
      </div>
      {fault !== null && <Alert severity="error">{fault}</Alert>}
    </Stack>
  );
}

/** What of a theme no palette speaks of. */
const shapeOf = ({ accent: _accent, background: _background, ...shape }: LinkEditing['draft']['theme']) => shape;

function LanguageSelect({ editing: { language, setLanguage } }: { editing: LinkEditing }) {
  const translate = useTranslate();
  return (
    <TextField
      select
      label={translate('app.groups.link_list.language')}
      helperText={translate('app.groups.link_list.language_help')}
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
      {translate('app.groups.link_list.missing_in', { languages: names })}
    </Typography>
  );
}

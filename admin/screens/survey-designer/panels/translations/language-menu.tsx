import MoreVert from '@mui/icons-material/MoreVertOutlined';
import { IconButton, Menu, MenuItem, Tooltip } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { type Language, languageFacts } from '../../../../../public-app/i18n/languages.ts';
import { ConfirmDialog } from '../../../../kit/confirm-dialog.tsx';
import { useMenuButton } from '../../../../kit/use-menu-button.ts';
import { progressOf } from './draft-texts.ts';
import type { Translations } from './use-translations.ts';

interface LanguageMenuProps {
  language: Language;
  translations: Translations;
}

/** What can be done with one language as a whole. */
export function LanguageMenu({ language, translations }: LanguageMenuProps) {
  const { groups, offered, first, source, setSource, putFirst, remove } = translations;
  const translate = useTranslate();
  const { button, menu, pick } = useMenuButton();
  const [isAsking, setAsking] = useState(false);
  const { name } = languageFacts[language];
  const label = translate('app.survey_panels.translations.menu', { language: name });
  const { written } = progressOf(groups, language);
  return (
    <>
      <Tooltip title={translate('app.list.actions')}>
        <IconButton size="small" aria-label={label} {...button} sx={{ margin: 1 }}>
          <MoreVert />
        </IconButton>
      </Tooltip>
      <Menu {...menu} slotProps={{ list: { 'aria-label': label } }}>
        <MenuItem disabled={language === source} onClick={pick(() => setSource(language))}>
          {translate('app.survey_panels.translations.use_as_source')}
        </MenuItem>
        <MenuItem disabled={language === first} onClick={pick(() => putFirst(language))}>
          {translate('app.survey_panels.translations.make_first')}
        </MenuItem>
        <MenuItem
          disabled={offered.length === 1}
          onClick={pick(() => (written > 0 ? setAsking(true) : remove(language)))}
        >
          {translate('app.survey_panels.translations.remove')}
        </MenuItem>
      </Menu>
      <ConfirmDialog
        isOpen={isAsking}
        title={translate('app.survey_panels.translations.remove_title', { language: name })}
        text={translate('app.survey_panels.translations.remove_text', { smart_count: written, count: written })}
        action={translate('app.survey_panels.translations.remove')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          remove(language);
        }}
      />
    </>
  );
}

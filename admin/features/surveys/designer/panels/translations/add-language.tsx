import Add from '@mui/icons-material/AddOutlined';
import { Button, ListItemText, Menu, MenuItem } from '@mui/material';
import { useId } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { type Language, languageFacts } from '../../../../../../shared/i18n/languages.ts';
import { nameOfLocale } from '../../../../../i18n/locales.ts';
import { useMenuButton } from '../../../../../ui/use-menu-button.ts';
import { furtherLanguages } from './draft-texts.ts';

interface AddLanguageProps {
  offered: readonly Language[];
  onAdd: (language: Language) => void;
}

/** Offers the languages that the survey does not have yet, by their own names and by the reader's. */
export function AddLanguage({ offered, onAdd }: AddLanguageProps) {
  const translate = useTranslate();
  const reader = useLocale();
  const id = useId();
  const { button, menu, pick } = useMenuButton();
  const further = furtherLanguages(offered);
  if (further.length === 0) return null;
  return (
    <>
      <Button id={id} variant="outlined" startIcon={<Add />} {...button} sx={{ borderStyle: 'dashed', minHeight: 84 }}>
        {translate('app.survey_panels.translations.add')}
      </Button>
      <Menu {...menu} slotProps={{ list: { 'aria-labelledby': id } }}>
        {further.map((language) => (
          <MenuItem key={language} onClick={pick(() => onAdd(language))}>
            <ListItemText
              primary={<bdi lang={language}>{languageFacts[language].name}</bdi>}
              secondary={nameOfLocale(language, reader)}
            />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

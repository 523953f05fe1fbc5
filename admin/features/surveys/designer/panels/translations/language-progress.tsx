import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import { Box, ButtonBase, LinearProgress, Typography, Button, ListItemText, Menu, MenuItem } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { type Language, languageFacts } from '../../../../../../shared/i18n/languages.ts';
import { progressOf, furtherLanguages } from './draft-texts.ts';
import { LanguageMenu } from './language-menu.tsx';
import type { Translations } from './use-translations.ts';
import Add from '@mui/icons-material/AddOutlined';
import { useId } from 'react';
import { nameOfLocale } from '../../../../../i18n/locales.ts';
import { useMenuButton } from '../../../../../ui/menus/use-menu-button.ts';

/** The languages that visitors may choose, each with how much of it is there; one of them is translated to. */
export function LanguageProgress({ translations }: { translations: Translations }) {
  const translate = useTranslate();
  const { offered, canEdit } = translations;
  return (
    <Box
      component="ul"
      aria-label={translate('app.survey_panels.translations.languages')}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
        gap: 2,
        margin: 0,
        padding: 0,
        listStyle: 'none',
      }}
    >
      {offered.map((language) => (
        <LanguageCard key={language} language={language} translations={translations} />
      ))}
      {canEdit && (
        <Box component="li" sx={{ display: 'grid' }}>
          <AddLanguage offered={offered} onAdd={translations.add} />
        </Box>
      )}
    </Box>
  );
}

function LanguageCard({ language, translations }: { language: Language; translations: Translations }) {
  const translate = useTranslate();
  const { groups, source, target, setTarget, canEdit } = translations;
  const { written, all } = progressOf(groups, language);
  const isTarget = language === target && language !== source;
  return (
    <Box
      component="li"
      sx={({ palette }) => ({
        display: 'flex',
        alignItems: 'flex-start',
        border: 1,
        borderRadius: 1,
        borderColor: isTarget ? palette.primary.main : palette.divider,
        backgroundColor: isTarget ? palette.accentSurface : palette.background.paper,
      })}
    >
      <ButtonBase
        onClick={() => setTarget(language)}
        disabled={language === source}
        aria-pressed={language === source ? undefined : isTarget}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          justifyItems: 'start',
          alignContent: 'start',
          gap: 1.5,
          flexGrow: 1,
          minWidth: 0,
          padding: 3,
          paddingInlineEnd: 0,
          borderRadius: 1,
          textAlign: 'left',
        }}
      >
        <Typography component="span" lang={language} noWrap sx={{ fontWeight: 600 }}>
          {languageFacts[language].name}
        </Typography>
        <Count written={written} all={all} />
        <LinearProgress
          variant="determinate"
          value={all === 0 ? 0 : (written / all) * 100}
          aria-hidden
          sx={{ width: '100%', borderRadius: 1 }}
        />
        {language === translations.first && (
          <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
            {translate('app.survey_panels.translations.first')}
          </Typography>
        )}
      </ButtonBase>
      {canEdit && (
        <Box sx={{ padding: 1 }}>
          <LanguageMenu language={language} translations={translations} />
        </Box>
      )}
    </Box>
  );
}

function Count({ written, all }: { written: number; all: number }) {
  const translate = useTranslate();
  const format = new Intl.NumberFormat(useLocale());
  const isComplete = written === all;
  const missing = all - written;
  return (
    <Typography
      component="span"
      variant="body2"
      sx={({ palette }) => ({
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        color: isComplete ? palette.tones.done.text : palette.tones.active.text,
      })}
    >
      {isComplete && <CheckCircle sx={{ fontSize: 16 }} />}
      <span>
        {isComplete
          ? translate('app.survey_panels.translations.complete')
          : translate('app.survey_panels.translations.missing', {
              smart_count: missing,
              count: format.format(missing),
              all: format.format(all),
            })}
      </span>
    </Typography>
  );
}

interface AddLanguageProps {
  offered: readonly Language[];
  onAdd: (language: Language) => void;
}

/** Offers the languages that the survey does not have yet, by their own names and by the reader's. */
function AddLanguage({ offered, onAdd }: AddLanguageProps) {
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

import { Box, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { LanguageProgress } from './language-progress.tsx';
import { RemoveLanguages } from './remove-languages.tsx';
import { TextRows } from './text-rows.tsx';
import { TranslationBar } from './translation-bar.tsx';
import { useTranslations } from './use-translations.ts';

/** All texts of the survey side by side: the language that is translated from, and the one that is translated to. */
export default function TranslationsPanel() {
  const translate = useTranslate();
  const translations = useTranslations();
  const { offered, source, target } = translations;
  return (
    <Box sx={{ maxWidth: 1280, marginInline: 'auto', padding: { xs: 4, md: 6 } }}>
      <Stack sx={{ gap: 4 }}>
        <Box>
          <Typography variant="h1" component="h2">
            {translate('app.survey_panels.translations.title')}
          </Typography>
          <Typography sx={{ color: 'text.secondary', marginTop: 1 }}>
            {translate('app.survey_panels.translations.text')}
          </Typography>
        </Box>
        <LanguageProgress translations={translations} />
        {translations.canEdit && (
          <Box>
            <RemoveLanguages translations={translations} />
          </Box>
        )}
        {offered.length > 1 && source !== target && (
          <>
            <TranslationBar translations={translations} />
            <TextRows translations={translations} />
          </>
        )}
      </Stack>
    </Box>
  );
}

import { Box, Tooltip, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useLocale, useTranslate } from 'react-admin';
import type { Language } from '../../../shared/i18n/languages.ts';
import { nameOfLocale } from '../../i18n/locales.ts';
import { languagesOf, type SurveyRow } from './survey-row.ts';

/** How many languages are shown by their codes before the rest is counted. */
const SHOWN = 3;

/** The languages that visitors may choose, and below them those of the draft that they can't, or that lack texts. */
export function SurveyLanguages({ survey }: { survey: SurveyRow }) {
  const translate = useTranslate();
  const { published, incomplete, waiting } = languagesOf(survey);
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      {published.length > 0 && <Codes languages={published} />}
      {waiting.length > 0 && <Line label={translate('app.surveys.languages.waiting')} languages={waiting} />}
      {incomplete.length > 0 && (
        <Line label={translate('app.surveys.languages.incomplete')} languages={incomplete} isWarning />
      )}
    </Box>
  );
}

interface LineProps {
  label: string;
  languages: Language[];
  isWarning?: boolean;
}

function Line({ label, languages, isWarning = false }: LineProps) {
  return (
    <Typography
      variant="caption"
      component="span"
      sx={({ palette }) => ({ color: isWarning ? palette.tones.active.text : palette.text.secondary })}
    >
      {label} <Codes languages={languages} />
    </Typography>
  );
}

/** The first ones by their codes, all by their names on hover. */
function Codes({ languages }: { languages: Language[] }) {
  const locale = useLocale();
  const names = new Intl.ListFormat(locale, { type: 'conjunction' }).format(
    languages.map((language) => nameOfLocale(language, locale)),
  );
  const shown = languages.slice(0, SHOWN).map((language) => language.toUpperCase());
  const rest = languages.length - shown.length;
  return (
    <Tooltip title={names}>
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        <span aria-hidden dir="ltr">
          {shown.join(' · ')}
          {rest > 0 && (
            <Typography component="span" variant="caption" sx={{ color: 'text.secondary', marginInlineStart: 1.5 }}>
              +{rest}
            </Typography>
          )}
        </span>
        <Box component="span" sx={visuallyHidden}>
          {names}
        </Box>
      </Box>
    </Tooltip>
  );
}

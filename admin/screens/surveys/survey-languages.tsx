import { Box, Tooltip, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useLocale } from 'react-admin';
import { nameOfLocale } from '../../i18n/locales.ts';
import { languagesOf } from './survey-row.ts';

/** How many languages are shown by their codes before the rest is counted. */
const SHOWN = 3;

/** The languages that visitors may choose: the first ones by their codes, all by their names on hover. */
export function SurveyLanguages({ draft }: { draft: unknown }) {
  const locale = useLocale();
  const all = languagesOf(draft);
  const names = new Intl.ListFormat(locale, { type: 'conjunction' }).format(
    all.map((language) => nameOfLocale(language, locale)),
  );
  const shown = all.slice(0, SHOWN).map((language) => language.toUpperCase());
  const rest = all.length - shown.length;
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

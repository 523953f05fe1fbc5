import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Warning from '@mui/icons-material/WarningAmberOutlined';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { type ContrastCheck, readableAccent, themeContrasts } from '../../../../../../shared/survey/theme.ts';
import type { DraftTheme } from '../../design-context.tsx';

interface ContrastListProps {
  theme: DraftTheme;
  /** Takes the nearest accent that passes; absent for who may only look. */
  onFix: ((accent: string) => void) | undefined;
}

/** How well the colors can be read, in numbers and in words, and what would help. */
export function ContrastList({ theme, onFix }: ContrastListProps) {
  const translate = useTranslate();
  const checks = themeContrasts(theme);
  const isPassed = checks.every(({ ratio, wanted }) => ratio >= wanted);
  const better = readableAccent(theme).toUpperCase();
  return (
    <Box sx={{ marginTop: 4 }}>
      <Typography variant="body2" component="h4" sx={{ fontWeight: 600, marginBottom: 1 }}>
        {translate('app.survey_panels.theme.contrast')}
      </Typography>
      <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {checks.map((check) => (
          <ContrastLine key={check.pair} check={check} />
        ))}
      </Box>
      {!isPassed && (
        <Alert
          severity="warning"
          sx={{ marginTop: 3, flexWrap: 'wrap' }}
          action={
            onFix && (
              <Button color="inherit" size="small" variant="outlined" onClick={() => onFix(better)}>
                <Box
                  component="span"
                  aria-hidden
                  sx={{ width: 14, height: 14, borderRadius: '50%', marginInlineEnd: 1.5 }}
                  style={{ backgroundColor: better }}
                />
                {translate('app.survey_panels.theme.fix', { color: better })}
              </Button>
            )
          }
        >
          {translate('app.survey_panels.theme.is_darkened')}
        </Alert>
      )}
    </Box>
  );
}

function ContrastLine({ check: { pair, ratio, wanted } }: { check: ContrastCheck }) {
  const translate = useTranslate();
  const locale = useLocale();
  const isPassed = ratio >= wanted;
  const Icon = isPassed ? CheckCircle : Warning;
  const tone = isPassed ? 'done' : 'active';
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 2, paddingBlock: 1 }}>
      <Icon sx={({ palette }) => ({ fontSize: 18, color: palette.tones[tone].text })} aria-hidden />
      <Typography variant="body2" sx={{ flexGrow: 1 }}>
        {translate(`app.survey_panels.theme.pairs.${pair}`)}
      </Typography>
      <Typography
        variant="body2"
        sx={({ palette }) => ({ color: palette.tones[tone].text, fontVariantNumeric: 'tabular-nums', fontWeight: 600 })}
      >
        {translate(`app.survey_panels.theme.${isPassed ? 'passes' : 'too_low'}`, {
          // Never rounded up to what it does not reach.
          ratio: format.format(Math.floor(ratio * 10) / 10),
          wanted: format.format(wanted),
        })}
      </Typography>
    </Box>
  );
}

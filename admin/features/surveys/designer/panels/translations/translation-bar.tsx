import ArrowForward from '@mui/icons-material/ArrowForwardOutlined';
import SkipNext from '@mui/icons-material/KeyboardTabOutlined';
import { Box, Button, FormControlLabel, Switch, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { languageFacts } from '../../../../../../shared/i18n/languages.ts';
import { goToNextMissing } from './next-missing.ts';
import { missingIn, type Translations } from './use-translations.ts';

const ARROW = { fontSize: 16, verticalAlign: '-2px', '[dir=rtl] &': { transform: 'scaleX(-1)' } };

/** Stays in view above the texts: from which language to which, and the way to the next text that is missing. */
export function TranslationBar({ translations }: { translations: Translations }) {
  const translate = useTranslate();
  const { groups, source, target, onlyMissing, setOnlyMissing } = translations;
  const missing = missingIn(groups, target).length;
  return (
    <Box
      role="toolbar"
      aria-label={translate('app.survey_panels.translations.toolbar')}
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 4,
        rowGap: 1,
        paddingBlock: 2,
        backgroundColor: 'background.default',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Typography sx={{ fontWeight: 600, flexGrow: 1 }}>
        <bdi lang={source}>{languageFacts[source].name}</bdi> <ArrowForward aria-hidden sx={ARROW} />{' '}
        <bdi lang={target}>{languageFacts[target].name}</bdi>
      </Typography>
      <FormControlLabel
        control={<Switch size="small" checked={onlyMissing} onChange={(_, isOn) => setOnlyMissing(isOn)} />}
        label={translate('app.survey_panels.translations.only_missing')}
        slotProps={{ typography: { variant: 'body2' } }}
        sx={{ marginInline: 0, gap: 1 }}
      />
      <Button
        variant="outlined"
        size="small"
        endIcon={<SkipNext sx={{ '[dir=rtl] &': { transform: 'scaleX(-1)' } }} />}
        disabled={missing === 0}
        onClick={() => goToNextMissing()}
        aria-keyshortcuts="Control+Enter"
      >
        {translate('app.survey_panels.translations.next_missing')}
      </Button>
      <Typography
        variant="caption"
        component="p"
        sx={{ width: '100%', color: 'text.secondary', display: { xs: 'none', md: 'block' } }}
      >
        {translate('app.survey_panels.translations.keys')}
      </Typography>
    </Box>
  );
}

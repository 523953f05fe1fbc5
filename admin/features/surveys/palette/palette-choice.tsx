import { Box, FormControlLabel, Radio, RadioGroup } from '@mui/material';
import { useTranslate } from 'react-admin';
import { STANDARD_ACCENT, themeGround } from '../../../../shared/survey/theme.ts';
import type { Theme } from '../../../../shared/survey/document.ts';
import { type Palette, paletteOf, palettes } from './palettes.ts';

interface PaletteChoiceProps {
  theme: Theme;
  onChoose: (palette: Palette) => void;
  isDisabled: boolean;
}

/** Colors that go well together, each shown as a small page. */
export function PaletteChoice({ theme, onChoose, isDisabled }: PaletteChoiceProps) {
  const translate = useTranslate();
  const current = paletteOf(theme);
  return (
    <RadioGroup
      aria-label={translate('app.survey_panels.sections.palettes.title')}
      value={current?.name ?? ''}
      onChange={(_, name) => {
        const palette = palettes.find((candidate) => candidate.name === name);
        if (palette !== undefined) onChoose(palette);
      }}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(128px, 1fr))' }}
    >
      {palettes.map((palette) => {
        const isChosen = palette.name === current?.name;
        return (
          <FormControlLabel
            key={palette.name}
            value={palette.name}
            disabled={isDisabled}
            control={<Radio size="small" sx={{ padding: 1 }} />}
            label={<PaletteLabel palette={palette} />}
            slotProps={{ typography: { variant: 'body2', sx: { fontWeight: isChosen ? 600 : 400 } } }}
            sx={({ palette: colors }) => ({
              position: 'relative',
              margin: 0,
              paddingTop: '52px',
              overflow: 'hidden',
              border: isChosen ? 2 : 1,
              borderColor: isChosen ? colors.primary.main : colors.divider,
              borderRadius: 1,
              '&:focus-within': { outline: `2px solid ${colors.primary.main}`, outlineOffset: 2 },
            })}
          />
        );
      })}
    </RadioGroup>
  );
}

/** The background with a button of the accent on it, and the palette's name. */
function PaletteLabel({ palette: { name, colors } }: { palette: Palette }) {
  const translate = useTranslate();
  return (
    <>
      <Box
        component="span"
        aria-hidden
        sx={{
          position: 'absolute',
          insetInline: 0,
          top: 0,
          height: 52,
          display: 'grid',
          placeItems: 'center',
          borderBottom: 1,
          borderColor: 'divider',
        }}
        style={{ backgroundColor: themeGround(colors).light }}
      >
        <Box
          component="span"
          sx={{ width: 56, height: 20, borderRadius: 5 }}
          style={{ backgroundColor: colors.accent ?? STANDARD_ACCENT }}
        />
      </Box>
      {translate(`app.survey_panels.theme.palettes.${name}`)}
    </>
  );
}

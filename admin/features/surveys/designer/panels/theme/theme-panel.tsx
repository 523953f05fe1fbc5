import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useTranslate } from 'react-admin';
import { STANDARD_ACCENT, themeGround } from '../../../../../../shared/survey/theme.ts';
import { useDesign } from '../../design-context.tsx';
import { PanelFrame, PanelSection } from '../panel-frame.tsx';
import { ColorInput } from '../../../../../ui/form/color-input.tsx';
import { ContrastList } from './contrast-list.tsx';
import { LogoField } from './logo-field.tsx';
import { PaletteChoice } from '../../../palette/palette-choice.tsx';
import type { Corner } from '../../../../../../shared/survey/document.ts';
import { setTheme } from './change-theme.ts';

/**
 * How the survey's page looks: the company's colors, shapes and mark. By hand, since the form that the dialect makes
 * knows a color and a word for a corner, but not which colors go together, how well they are read, or how a corner looks.
 */
export default function ThemePanel() {
  const translate = useTranslate();
  const { document, canEdit } = useDesign();
  const setTo = useThemeChange();
  const { theme = {} } = document;
  return (
    <PanelFrame name="theme">
      <PanelSection name="palettes">
        <PaletteChoice
          theme={theme}
          onChoose={({ colors }) => setTo('colors', { accent: undefined, background: undefined, ...colors })}
          isDisabled={!canEdit}
        />
      </PanelSection>
      <PanelSection name="colors">
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
          <ColorInput
            label={translate('app.survey_panels.theme.accent')}
            standard={STANDARD_ACCENT}
            value={theme.accent}
            onChange={(accent) => setTo('accent', { accent })}
            isDisabled={!canEdit}
          />
          <ColorInput
            label={translate('app.survey_panels.theme.background')}
            standard={themeGround().light}
            value={theme.background}
            onChange={(background) => setTo('background', { background })}
            isDisabled={!canEdit}
          />
        </Box>
        <ContrastList theme={theme} onFix={canEdit ? (accent) => setTo('accent', { accent }) : undefined} />
      </PanelSection>
      <PanelSection name="shape">
        <CornerChoice value={theme.corner} onChange={(corner) => setTo('corner', { corner })} isDisabled={!canEdit} />
      </PanelSection>
      <PanelSection name="logo">
        <LogoField logo={theme.logo} onChange={(logo) => setTo('logo', { logo })} isDisabled={!canEdit} />
      </PanelSection>
    </PanelFrame>
  );
}

/** Radius of the sample, in px; the largest is what the page shows where nothing is chosen. */
const CORNERS: Record<Corner, number> = { round: 12, soft: 6, square: 1 };

interface CornerChoiceProps {
  value: Corner | undefined;
  onChange: (corner: Corner) => void;
  isDisabled: boolean;
}

function CornerChoice({ value = 'round', onChange, isDisabled }: CornerChoiceProps) {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value}
      disabled={isDisabled}
      aria-label={translate('app.survey_panels.sections.shape.title')}
      onChange={(_, corner: Corner | null) => corner !== null && onChange(corner)}
    >
      {Object.entries(CORNERS).map(([corner, radius]) => (
        <ToggleButton key={corner} value={corner} sx={{ gap: 2, paddingInline: 3, textTransform: 'none' }}>
          <Box
            component="span"
            aria-hidden
            sx={{
              width: 24,
              height: 24,
              borderTop: 2,
              borderInlineStart: 2,
              borderStartStartRadius: radius,
            }}
          />
          {translate(`app.survey_panels.theme.corners.${corner}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** Changes a part of the theme; several changes of the same part in a row, as while one drags in a color field, are one step. */
function useThemeChange() {
  const translate = useTranslate();
  const { change } = useDesign();
  return (part: string, changes: Parameters<typeof setTheme>[1]): void =>
    change(
      translate(`app.survey_panels.theme.steps.${part}`),
      (draft) => setTheme(draft, changes),
      part === 'logo' ? undefined : `theme ${part}`,
    );
}

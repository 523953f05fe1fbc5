import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Corner } from '../../../../../../shared/survey/document.ts';

/** Radius of the sample, in px; the largest is what the page shows where nothing is chosen. */
const CORNERS: Record<Corner, number> = { round: 12, soft: 6, square: 1 };

interface CornerChoiceProps {
  value: Corner | undefined;
  onChange: (corner: Corner) => void;
  isDisabled: boolean;
}

export function CornerChoice({ value = 'round', onChange, isDisabled }: CornerChoiceProps) {
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

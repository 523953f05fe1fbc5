import PauseCircle from '@mui/icons-material/PauseCircleOutlined';
import { Box, Chip } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import { type CellProps, useValue } from '../../../fields/base/use-value.ts';

/** Says that a unit is paused. */
export function PausedChip() {
  const translate = useTranslate();
  return (
    <Chip
      size="small"
      icon={<PauseCircle />}
      label={translate('app.unit.paused.on')}
      sx={({ palette }) => ({
        backgroundColor: palette.tones.active.surface,
        color: palette.tones.active.text,
        '& .MuiChip-icon': { color: 'inherit', fontSize: 16 },
      })}
    />
  );
}

/** In a list only what is paused catches the eye. */
export function PausedField(props: CellProps) {
  const translate = useTranslate();
  if (useValue(props) === true) return <PausedChip />;
  return (
    <Box component="span" sx={visuallyHidden}>
      {translate('ra.boolean.false')}
    </Box>
  );
}

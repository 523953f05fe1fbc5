import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { BooleanField } from '../../../fields/index.ts';
import { type CellProps, useValue } from '../../../fields/base/use-value.ts';

/** Whether the unit is paused, and what that means for its visitors. */
export function PausedState(props: CellProps) {
  const translate = useTranslate();
  const isPaused = useValue(props) === true;
  return (
    <Box>
      <BooleanField {...props} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate(`app.unit.paused.${isPaused ? 'means' : 'otherwise'}`)}
      </Typography>
    </Box>
  );
}

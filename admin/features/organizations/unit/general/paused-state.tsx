import { Box, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { NodeRecord } from '../../../../generated/types.ts';
import { BooleanField } from '../../../../fields/index.ts';
import { type CellProps, useValue } from '../../../../fields/base/use-value.ts';

/** Whether the unit is paused, and what that means for its visitors. */
export function PausedState(props: CellProps) {
  const translate = useTranslate();
  const isPaused = useValue(props) === true;
  const unit = useRecordContext<NodeRecord>();
  const paused = unit?.parent_id === null ? 'means_at_top' : 'means';
  return (
    <Box>
      <BooleanField {...props} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate(`app.unit.paused.${isPaused ? paused : 'otherwise'}`)}
      </Typography>
    </Box>
  );
}

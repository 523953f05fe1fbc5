import Schedule from '@mui/icons-material/ScheduleOutlined';
import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';

/** What customers are told of support (spec section 1). */
export function SupportPromise() {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, color: 'text.secondary' }}>
      <Schedule sx={{ fontSize: 18, color: 'primary.main' }} />
      <Typography variant="body2">{translate('app.support.promise')}</Typography>
    </Box>
  );
}

import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';

/** A value that is not there: a dash for the eyes, a word for a screen reader. */
export function EmptyValue() {
  const translate = useTranslate();
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      <span aria-hidden>–</span>
      <Box component="span" sx={visuallyHidden}>
        {translate('app.value.none')}
      </Box>
    </Box>
  );
}

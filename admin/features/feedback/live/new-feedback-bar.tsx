import ArrowUpward from '@mui/icons-material/ArrowUpwardOutlined';
import { Box, Button } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { useLiveRows } from './use-live-rows.ts';
import { useNewFeedback } from './use-new-feedback.ts';

/** Above the rows: how much has come since they were read. They stay where they are until it is asked for. */
export function NewFeedbackBar() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { count, show } = useNewFeedback();
  useLiveRows();
  const number = new Intl.NumberFormat(locale).format(count);
  return (
    // Empty, it takes no room of the stack that it stands in.
    <Box role="status" sx={{ display: 'grid', '&:empty': { '&&': { marginTop: -3 } } }}>
      {count > 0 && (
        <Button variant="outlined" size="small" startIcon={<ArrowUpward />} onClick={show}>
          {translate('app.feedback_live.show', { smart_count: count, number })}
        </Button>
      )}
    </Box>
  );
}

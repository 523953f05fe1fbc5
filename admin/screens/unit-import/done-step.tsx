import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import { Box, Button, DialogActions, DialogContent } from '@mui/material';
import { useTranslate } from 'react-admin';
import { EmptyState } from '../../kit/empty-state.tsx';
import { CountChips } from './count-chips.tsx';
import type { ImportReport } from './report.ts';

/** What has been done. */
export function DoneStep({ report, onClose }: { report: ImportReport; onClose: () => void }) {
  const translate = useTranslate();
  return (
    <>
      <DialogContent role="status">
        <EmptyState Icon={CheckCircle} title={translate('app.import.done')}>
          <Box sx={{ marginTop: 2, '& > ul': { justifyContent: 'center' } }}>
            <CountChips counts={report.counts} />
          </Box>
        </EmptyState>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </>
  );
}

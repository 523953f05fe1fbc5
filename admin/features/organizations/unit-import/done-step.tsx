import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import { Box, Button, DialogActions, DialogContent } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { CountChips } from './count-chips.tsx';
import type { ImportReport } from './report.ts';
import { TakeBackDialog } from './take-back/take-back-dialog.tsx';

interface DoneStepProps {
  file: File;
  report: ImportReport;
  onClose: () => void;
}

/** What has been done, and the way back. */
export function DoneStep({ file, report, onClose }: DoneStepProps) {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const { import_id: importId } = report;
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
        {importId !== null && (
          <Button onClick={() => setAsking(true)} sx={{ marginInlineEnd: 'auto' }}>
            {translate('app.import.take_back.open')}
          </Button>
        )}
        <Button variant="contained" autoFocus onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
      {isAsking && importId !== null && (
        <TakeBackDialog
          imported={{ id: importId, file_name: file.name }}
          onClose={(isTakenBack) => {
            setAsking(false);
            if (isTakenBack) onClose();
          }}
        />
      )}
    </>
  );
}

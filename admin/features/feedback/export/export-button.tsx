import Download from '@mui/icons-material/DownloadOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ExportDialog } from './export-dialog.tsx';

/** Above the list: what it shows, as a file. */
export function ExportButton() {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const label = translate('app.feedback_export.open');
  return (
    <>
      <Tooltip title={label}>
        <IconButton aria-label={label} onClick={() => setOpen(true)}>
          <Download />
        </IconButton>
      </Tooltip>
      {isOpen && <ExportDialog onClose={() => setOpen(false)} />}
    </>
  );
}

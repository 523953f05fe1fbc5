import Print from '@mui/icons-material/PrintOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { QrExportDialog, type QrExportDialogProps } from './qr-export-dialog.tsx';

/** The way to the prints of a unit or of a group. */
export function QrExportButton(props: Omit<QrExportDialogProps, 'onClose'>) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" size="small" startIcon={<Print />} onClick={() => setOpen(true)}>
        {translate('app.qr_export.open')}
      </Button>
      {isOpen && <QrExportDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

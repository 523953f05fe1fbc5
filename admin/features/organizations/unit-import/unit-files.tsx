import UploadFile from '@mui/icons-material/UploadFileOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { organization } from '../../../generated/resources.ts';
import { useMay } from '../../../entities/use-access.ts';
import { ExportMenu } from './export-menu.tsx';
import { ImportDialog } from './import-dialog.tsx';

/** An organization's units as files: in, for those who may change it all, and out. */
export function UnitFiles({ organizationId }: { organizationId: number }) {
  const translate = useTranslate();
  const may = useMay(organization.route);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {may('edit') && (
        <Button variant="outlined" startIcon={<UploadFile />} onClick={() => setOpen(true)}>
          {translate('app.import.open')}
        </Button>
      )}
      <ExportMenu organizationId={organizationId} />
      <ImportDialog organizationId={organizationId} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

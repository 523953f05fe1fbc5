import UploadFile from '@mui/icons-material/UploadFileOutlined';
import { Button, Menu, MenuItem } from '@mui/material';
import { useState, useId } from 'react';
import { useTranslate } from 'react-admin';
import { organization } from '../../../generated/resources.ts';
import { useMay } from '../../../entities/use-access.ts';
import { ImportDialog } from './import-dialog.tsx';
import Download from '@mui/icons-material/DownloadOutlined';
import { useMenuButton } from '../../../ui/menus/use-menu-button.ts';
import { fileFormats, useUnitsFile } from './use-units-file.ts';

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

/** Saves the organization's units as a file, in the form that an import reads. */
function ExportMenu({ organizationId }: { organizationId: number }) {
  const translate = useTranslate();
  const id = useId();
  const { button, menu, pick } = useMenuButton();
  const { save, isLoading } = useUnitsFile(organizationId);
  return (
    <>
      <Button
        id={id}
        variant="outlined"
        startIcon={<Download />}
        loading={isLoading}
        loadingPosition="start"
        {...button}
      >
        {translate('app.import.export')}
      </Button>
      <Menu {...menu} slotProps={{ list: { 'aria-labelledby': id } }}>
        {fileFormats.map((format) => (
          <MenuItem key={format} onClick={pick(() => void save(format))}>
            {translate(`app.import.format.${format}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

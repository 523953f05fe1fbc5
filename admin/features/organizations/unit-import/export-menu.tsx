import Download from '@mui/icons-material/DownloadOutlined';
import { Button, Menu, MenuItem } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useMenuButton } from '../../../ui/use-menu-button.ts';
import { fileFormats, useUnitsFile } from './use-units-file.ts';

/** Saves the organization's units as a file, in the form that an import reads. */
export function ExportMenu({ organizationId }: { organizationId: number }) {
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

import Download from '@mui/icons-material/DownloadOutlined';
import { Button, Menu, MenuItem } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { fileFormats, useUnitsFile } from './use-units-file.ts';

/** Saves the organization's units as a file, in the form that an import reads. */
export function ExportMenu({ organizationId }: { organizationId: number }) {
  const translate = useTranslate();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { save, isLoading } = useUnitsFile(organizationId);
  return (
    <>
      <Button
        id={id}
        variant="outlined"
        startIcon={<Download />}
        loading={isLoading}
        loadingPosition="start"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : `${id}-menu`}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate('app.import.export')}
      </Button>
      <Menu
        id={`${id}-menu`}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {fileFormats.map((format) => (
          <MenuItem
            key={format}
            onClick={() => {
              setAnchor(null);
              void save(format);
            }}
          >
            {translate(`app.import.format.${format}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

import Download from '@mui/icons-material/DownloadOutlined';
import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { fileFormats, useUnitsFile } from './use-units-file.ts';

/** Files with the header alone, to fill in. */
export function TemplateLinks({ organizationId }: { organizationId: number }) {
  const translate = useTranslate();
  const { save, isLoading } = useUnitsFile(organizationId);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {fileFormats.map((format) => (
        <Button
          key={format}
          size="small"
          variant="outlined"
          startIcon={<Download />}
          disabled={isLoading}
          onClick={() => void save(format, { isTemplate: true })}
        >
          {translate(`app.import.template.${format}`)}
        </Button>
      ))}
    </Box>
  );
}

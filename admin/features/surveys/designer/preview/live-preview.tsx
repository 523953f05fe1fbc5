import Smartphone from '@mui/icons-material/SmartphoneOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useDesign } from '../design-context.tsx';
import { PhoneDialog } from './phone-dialog.tsx';
import { PHONE, PreviewPhone, usePreviewLink } from './preview-phone.tsx';

/** The real public page beside what is worked on; it follows what is typed and selected, and leads the other way too. */
export function LivePreview() {
  const translate = useTranslate();
  const { survey, language } = useDesign();
  const [isOpen, setOpen] = useState(false);
  const { data: link } = usePreviewLink(survey.id);
  return (
    <Box
      component="section"
      aria-label={translate('app.designer.preview.title')}
      sx={{ display: 'flex', flexDirection: 'column', gap: 2, height: '100%', alignItems: 'center' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', width: '100%', maxWidth: PHONE.width }}>
        <Typography variant="h3" component="h2" sx={{ flexGrow: 1 }}>
          {translate('app.designer.preview.title')}
        </Typography>
        <Button size="small" startIcon={<Smartphone />} disabled={link === undefined} onClick={() => setOpen(true)}>
          {translate('app.designer.preview.phone')}
        </Button>
      </Box>
      <PreviewPhone key={language} />
      {isOpen && link !== undefined && (
        <PhoneDialog address={`${link}&lang=${language}`} onClose={() => setOpen(false)} />
      )}
    </Box>
  );
}

import Add from '@mui/icons-material/AddOutlined';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { survey } from '../../generated/resources.ts';
import { useMay } from '../../entities/use-access.ts';
import { ImportSurveyDialog } from './create/import-survey-dialog.tsx';
import { TemplateDialog } from './create/template-dialog.tsx';

/** The ways to a new survey, for those who may make one. */
export function AddSurvey() {
  const translate = useTranslate();
  const may = useMay(survey.route);
  const [search, setSearch] = useSearchParams();
  const [chosen, setAsked] = useState<'template' | 'import' | null>(null);
  // Who is sent here to make one begins with it.
  const isSent = search.get('new') === 'survey';
  const asked = chosen ?? (isSent ? 'template' : null);
  const close = () => {
    setAsked(null);
    if (isSent) setSearch({}, { replace: true });
  };
  if (!may('create')) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Button variant="outlined" startIcon={<UploadFile />} onClick={() => setAsked('import')}>
        {translate('app.surveys.import.open')}
      </Button>
      <Button variant="contained" startIcon={<Add />} onClick={() => setAsked('template')}>
        {translate('app.surveys.create.open')}
      </Button>
      {asked === 'template' && <TemplateDialog onClose={close} />}
      {asked === 'import' && <ImportSurveyDialog onClose={close} />}
    </Box>
  );
}

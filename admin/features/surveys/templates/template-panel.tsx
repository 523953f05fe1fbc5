import Add from '@mui/icons-material/AddOutlined';
import { Button, Card } from '@mui/material';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { useMay } from '../../../entities/use-access.ts';
import { survey } from '../../../generated/resources.ts';
import type { SurveyTemplateRecord } from '../../../generated/types.ts';
import { TemplateDialog } from '../create/template-dialog.tsx';
import { TemplatePreview } from '../create/template-preview.tsx';
import { ownTemplateId } from '../create/use-templates.ts';

/** The template as a visitor would see it, and the way to a survey that begins as it. */
export default function TemplatePanel() {
  const translate = useTranslate();
  const may = useMay(survey.route);
  const template = useRecordContext<SurveyTemplateRecord>();
  const [isAsked, setAsked] = useState(false);
  if (template === undefined) return null;
  return (
    <Card sx={{ padding: 4 }}>
      {may('create') && (
        <Button variant="contained" startIcon={<Add />} onClick={() => setAsked(true)} sx={{ marginBottom: 4 }}>
          {translate('app.surveys.create.open')}
        </Button>
      )}
      <TemplatePreview template={template} />
      {isAsked && <TemplateDialog first={ownTemplateId(template.id)} onClose={() => setAsked(false)} />}
    </Card>
  );
}

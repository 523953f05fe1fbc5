import BookmarkAdd from '@mui/icons-material/BookmarkAddOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useMay } from '../../../../entities/use-access.ts';
import { surveyTemplate } from '../../../../generated/resources.ts';
import { SaveTemplateDialog } from '../../templates/save-template-dialog.tsx';
import { useDesign } from '../design-context.tsx';

/** Keeps the survey, as it is on the screen, as a template of the company's own. */
export function TemplateButton() {
  const translate = useTranslate();
  const may = useMay(surveyTemplate.route);
  const { survey, document } = useDesign();
  const [isAsked, setAsked] = useState(false);
  const label = translate('app.surveys.actions.save_template');
  if (!may('create')) return null;
  return (
    <>
      <Tooltip title={label}>
        <IconButton onClick={() => setAsked(true)} aria-label={label} aria-haspopup="dialog">
          <BookmarkAdd />
        </IconButton>
      </Tooltip>
      {isAsked && <SaveTemplateDialog name={survey.name} document={document} onClose={() => setAsked(false)} />}
    </>
  );
}

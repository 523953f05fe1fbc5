import NoteAdd from '@mui/icons-material/NoteAddOutlined';
import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { SurveyPhone } from '../survey-preview.tsx';
import { usePresentable } from '../designer/preview/use-shown-document.ts';

/** The document as visitors would see it; one without a question has nothing to show. */
export function TemplatePreview({ template }: { template: { document: Record<string, unknown> } }) {
  const translate = useTranslate();
  const shown = usePresentable(template.document);
  return (
    <Box
      component="section"
      aria-label={translate('app.unit.design.preview.title')}
      sx={{ minWidth: 0, alignSelf: 'start', position: { md: 'sticky' }, top: 0 }}
    >
      {shown === undefined ? (
        <EmptyState Icon={NoteAdd} title={translate('app.surveys.create.blank_title')}>
          {translate('app.surveys.create.blank_text')}
        </EmptyState>
      ) : (
        <SurveyPhone document={shown} height="min(640px, 100dvh - 280px)" />
      )}
    </Box>
  );
}

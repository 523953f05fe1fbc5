import { SaveTemplateDialog } from '../templates/save-template-dialog.tsx';
import type { SurveyDialogProps } from '../survey-steps.tsx';

/** Keeps the draft of the survey as a template. */
export function SurveyTemplateDialog({ survey, onClose }: SurveyDialogProps) {
  return survey.draft && <SaveTemplateDialog name={survey.name} document={survey.draft} onClose={onClose} />;
}

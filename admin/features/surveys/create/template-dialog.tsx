import { Box, Button, DialogActions, DialogContent, Skeleton, Stack } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { NameField } from '../name-field.tsx';
import { TemplateChoice } from './template-choice.tsx';
import { TemplatePreview } from './template-preview.tsx';
import { useCreateSurvey } from './use-create-survey.ts';
import { begunFrom, type SurveyTemplate, useTemplates } from './use-templates.ts';
import { FormViolations } from '../../../ui/form/form-violations.tsx';
import { LeaveButton, WritingDialog } from '../../../ui/dialogs/writing-dialog.tsx';

interface TemplateDialogProps {
  /** Which of them is chosen at first. */
  first?: string;
  onClose: () => void;
}

/** A survey to begin from, with its first page as a visitor's phone shows it, and a name for the new one. */
export function TemplateDialog({ first, onClose }: TemplateDialogProps) {
  const translate = useTranslate();
  const { templates, error, refetch } = useTemplates();
  return (
    <WritingDialog size="md" fullScreenBelow="md" title={translate('app.surveys.create.title')} onClose={onClose}>
      {templates === undefined ? (
        <>
          <DialogContent>
            {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Waiting />}
          </DialogContent>
          <DialogActions>
            <LeaveButton />
          </DialogActions>
        </>
      ) : (
        <TemplateForm templates={templates} first={first} />
      )}
    </WritingDialog>
  );
}

interface TemplateFormProps {
  templates: SurveyTemplate[];
  first: string | undefined;
}

function TemplateForm({ templates, first }: TemplateFormProps) {
  const translate = useTranslate();
  const [chosen, choose] = useState(() => templates.find(({ id }) => id === first) ?? templates[0]);
  // Until somebody writes one, the name is that of the template.
  const [typed, setTyped] = useState<string>();
  const { create, isPending, errorText, reset } = useCreateSurvey();
  const name = typed ?? chosen?.name ?? '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen !== undefined && name.trim() !== '') void create({ name: name.trim(), ...begunFrom(chosen) });
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'contents' }}>
      <DialogContent
        sx={{ display: 'grid', gap: 6, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 360px' } }}
      >
        <Stack sx={{ gap: 4 }}>
          <NameField
            value={name}
            onChange={(typed) => {
              reset();
              setTyped(typed);
            }}
            help={translate('app.surveys.create.name_help')}
            errorText={errorText}
          />
          <TemplateChoice templates={templates} value={chosen} onChange={choose} />
        </Stack>
        {chosen !== undefined && <TemplatePreview template={chosen} />}
      </DialogContent>
      <DialogActions>
        <FormViolations />
        <LeaveButton />
        <Button type="submit" variant="contained" loading={isPending} disabled={name.trim() === ''}>
          {translate('app.surveys.create.action')}
        </Button>
      </DialogActions>
    </Box>
  );
}

const WAITING_ROWS = 6;

function Waiting() {
  return (
    <Stack sx={{ gap: 2 }}>
      {Array.from({ length: WAITING_ROWS }, (_, row) => (
        <Skeleton key={row} variant="rounded" height={64} />
      ))}
    </Stack>
  );
}

import { Alert, Box, Button, DialogActions, DialogContent, Stack, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { NAME_LENGTH, NameField } from '../name-field.tsx';
import { useCounted } from '../survey-usage.tsx';
import { countQuestions } from './count-questions.ts';
import { LeftOutList } from '../left-out-list.tsx';
import { TemplatePreview } from './template-preview.tsx';
import type { Converted } from './use-convert.ts';
import { useCreateSurvey } from './use-create-survey.ts';
import { FormViolations } from '../../../ui/form/form-violations.tsx';
import { LeaveButton } from '../../../ui/dialogs/writing-dialog.tsx';

interface ImportedStepProps {
  converted: Converted;
  onBack: () => void;
}

/** What came of the definition, before anything is stored. */
export function ImportedStep({ converted, onBack }: ImportedStepProps) {
  const translate = useTranslate();
  const { create, isPending, errorText, reset } = useCreateSurvey();
  const [name, setName] = useState(converted.name.slice(0, NAME_LENGTH));
  const questions = countQuestions(converted.document);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') void create({ name: name.trim(), document: converted.document });
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'contents' }}>
      <DialogContent
        sx={{ display: 'grid', gap: 6, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 360px' } }}
      >
        <Stack sx={{ gap: 4 }}>
          <Summary questions={questions} leftOut={converted.left_out_count} />
          <NameField
            value={name}
            onChange={(typed) => {
              reset();
              setName(typed);
            }}
            help={translate('app.surveys.create.name_help')}
            errorText={errorText}
            autoFocus
          />
          {converted.left_out_count > 0 && <LeftOutList items={converted.left_out} count={converted.left_out_count} />}
        </Stack>
        <TemplatePreview template={converted} />
      </DialogContent>
      <DialogActions>
        <FormViolations />
        <Button onClick={onBack} sx={{ marginInlineEnd: 'auto' }}>
          {translate('ra.action.back')}
        </Button>
        <LeaveButton />
        <Button type="submit" variant="contained" loading={isPending} disabled={name.trim() === '' || questions === 0}>
          {translate('app.surveys.create.action')}
        </Button>
      </DialogActions>
    </Box>
  );
}

function Summary({ questions, leftOut }: { questions: number; leftOut: number }) {
  const counted = useCounted();
  const translate = useTranslate();
  if (questions === 0) return <Alert severity="error">{translate('app.surveys.import.nothing')}</Alert>;
  return (
    <Alert severity={leftOut === 0 ? 'success' : 'warning'} role="status">
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {counted('app.surveys.import.taken', questions)}
      </Typography>
      {leftOut === 0 ? translate('app.surveys.import.complete') : counted('app.surveys.import.left_out', leftOut)}
    </Alert>
  );
}

import { Alert, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useMay } from '../../../entities/use-access.ts';
import { surveyTemplate } from '../../../generated/resources.ts';
import type { SurveyTemplateRecord } from '../../../generated/types.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { useServerMutation } from '../../../ui/mutations/use-server-mutation.ts';
import { useOwnTemplates } from '../create/use-own-templates.ts';
import { NameField } from '../name-field.tsx';

/** In characters. */
const LENGTHS = { name: 120, description: 500 };

interface SaveTemplateDialogProps {
  /** Of the survey. */
  name: string;
  /** What the template is to be a copy of. */
  document: object;
  onClose: () => void;
}

/** Keeps the design as a template that new surveys begin as; one of the same name is replaced. */
export function SaveTemplateDialog({ name: survey, document, onClose }: SaveTemplateDialogProps) {
  const translate = useTranslate();
  const may = useMay(surveyTemplate.route);
  const { templates = [] } = useOwnTemplates();
  const [name, setName] = useState(survey.slice(0, LENGTHS.name));
  const [description, setDescription] = useState<string>();
  const { save, isPending, errorText, reset } = useSaveTemplate();
  const wanted = name.trim();
  const replaced = templates.find((template) => template.name === wanted && may('edit', template));
  const said = description ?? replaced?.description ?? '';
  const submit = async () => {
    const row = { name: wanted, description: said.trim() === '' ? null : said.trim(), document };
    if (await save(row, replaced)) onClose();
  };
  return (
    <FormDialog
      title={translate('app.surveys.save_template.title', { name: survey })}
      action={translate(`app.surveys.save_template.${replaced === undefined ? 'action' : 'replace'}`)}
      isBusy={isPending}
      isBlocked={wanted === ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack sx={{ gap: 4 }}>
        <NameField
          value={name}
          label={translate(`resources.${surveyTemplate.route}.fields.name`)}
          maxLength={LENGTHS.name}
          onChange={(typed) => {
            reset();
            setName(typed);
          }}
          help={translate('app.surveys.save_template.help')}
          errorText={errorText}
          autoFocus
          isSuggestion
        />
        <TextField
          label={translate(`resources.${surveyTemplate.route}.fields.description`)}
          helperText={translate(`resources.${surveyTemplate.route}.help.description`)}
          value={said}
          onChange={({ target }) => setDescription(target.value)}
          multiline
          minRows={2}
          maxRows={6}
          slotProps={{ htmlInput: { maxLength: LENGTHS.description, dir: 'auto' } }}
        />
        {replaced !== undefined && (
          <Alert severity="warning" role="status">
            {translate('app.surveys.save_template.replaces', { name: wanted })}
          </Alert>
        )}
      </Stack>
    </FormDialog>
  );
}

type Saved = { name: string; description: string | null; document: object };

function useSaveTemplate() {
  const provider = useDataProvider();
  const { mutate, ...state } = useServerMutation();

  /** @returns whether it was taken */
  async function save(row: Saved, replaced: SurveyTemplateRecord | undefined): Promise<boolean> {
    const task = () =>
      replaced === undefined
        ? provider.create(surveyTemplate.route, { data: row })
        : provider.update(surveyTemplate.route, {
            id: replaced.id,
            data: { ...row, revision: replaced.revision },
            previousData: replaced,
          });
    const done = { message: 'app.surveys.save_template.done', words: { name: row.name } };
    return (await mutate(task, done)) !== undefined;
  }
  return { save, ...state };
}

import { Alert, Stack } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { textIn } from '../../../../../shared/survey/localize.ts';
import { libraryQuestion } from '../../../../generated/resources.ts';
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx';
import { useServerMutation } from '../../../../ui/mutations/use-server-mutation.ts';
import { NameField } from '../../name-field.tsx';
import { useDesign } from '../design-context.tsx';
import type { DraftQuestion } from '../state/draft.ts';
import { libraryDocument, losesParts } from '../state/library.ts';

/** In characters. */
const NAME_LENGTH = 300;

/** Keeps a copy of the question in the company's library; says what of it only this survey can have. */
export function SaveQuestionDialog({ question, onClose }: { question: DraftQuestion; onClose: () => void }) {
  const translate = useTranslate();
  const provider = useDataProvider();
  const { document, language } = useDesign();
  const { mutate, isPending, errorText, reset } = useServerMutation();
  const [name, setName] = useState(() => textIn(language, question.title).slice(0, NAME_LENGTH));
  const wanted = name.trim();

  async function submit(): Promise<void> {
    const row = { name: wanted, document: libraryDocument(document, question) };
    const done = { message: 'app.designer.library.done', words: { name: wanted } };
    const made = await mutate(() => provider.create(libraryQuestion.route, { data: row }), done);
    if (made !== undefined) onClose();
  }
  return (
    <FormDialog
      title={translate('app.designer.library.title')}
      action={translate('app.designer.library.action')}
      isBusy={isPending}
      isBlocked={wanted === ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack sx={{ gap: 4 }}>
        <NameField
          value={name}
          label={translate(`resources.${libraryQuestion.route}.fields.name`)}
          maxLength={NAME_LENGTH}
          onChange={(typed) => {
            reset();
            setName(typed);
          }}
          help={translate('app.designer.library.help')}
          errorText={errorText}
          autoFocus
          isSuggestion
        />
        {losesParts(question) && <Alert severity="info">{translate('app.designer.library.dropped')}</Alert>}
      </Stack>
    </FormDialog>
  );
}

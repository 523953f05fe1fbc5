import { TextField } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { savedFilter } from '../../../generated/resources.ts';
import type { SavedFilterRecord } from '../../../generated/types.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { useServerMutation } from '../../../ui/mutations/use-server-mutation.ts';
import { useViews } from './use-views.ts';

/** As the schema has it. */
const LONGEST_NAME = 60;

interface NameViewDialogProps {
  /** Gets another name; without it the list's filters are kept by a new one. */
  view?: SavedFilterRecord;
  onClose: () => void;
}

export function NameViewDialog({ view, onClose }: NameViewDialogProps) {
  const translate = useTranslate();
  const provider = useDataProvider();
  const { filter, views } = useViews();
  const { mutate, isPending, errorText, reset } = useServerMutation();
  const [name, setName] = useState(view?.name ?? '');
  const wanted = name.trim();
  // Behind all others.
  const position = Math.max(-1, ...views.map((one) => one.position)) + 1;
  async function submit(): Promise<void> {
    const done =
      view === undefined
        ? await mutate(() => provider.create(savedFilter.route, { data: { name: wanted, filter, position } }), {
            message: 'ra.notification.created',
          })
        : await mutate(
            () => provider.update(savedFilter.route, { id: view.id, data: { name: wanted }, previousData: view }),
            { message: 'ra.notification.updated', words: { smart_count: 1 } },
          );
    if (done !== undefined) onClose();
  }
  return (
    <FormDialog
      title={translate(`app.feedback.views.${view === undefined ? 'save' : 'rename'}_title`)}
      action={translate(view === undefined ? 'app.feedback.views.save_action' : 'app.feedback.views.rename')}
      isBusy={isPending}
      isBlocked={wanted === '' || wanted === view?.name}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={translate('app.feedback.views.name')}
        value={name}
        onChange={(event) => {
          reset();
          setName(event.target.value);
        }}
        error={errorText !== null}
        helperText={errorText ?? translate('app.feedback.views.help')}
        autoFocus
        slotProps={{ htmlInput: { maxLength: LONGEST_NAME, dir: 'auto' } }}
      />
    </FormDialog>
  );
}

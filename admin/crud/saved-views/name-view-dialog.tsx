import { Checkbox, FormControlLabel, TextField } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { SavedFilterRecord } from '../../generated/types.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { useServerMutation } from '../../ui/mutations/use-server-mutation.ts';
import { routeOf } from '../../entities/site.ts';
import { useWritableFields } from '../../entities/use-access.ts';
import { useScreen } from '../screen-context.tsx';
import type { useViews } from './use-views.ts';

const SAVED_FILTER = routeOf('saved_filter');
/** As the schema has it. */
const LONGEST_NAME = 60;

interface NameViewDialogProps {
  /** Gets another name; without it the list is kept as it is by a new one. */
  view?: SavedFilterRecord;
  state: Pick<ReturnType<typeof useViews>, 'shown' | 'views'>;
  onClose: () => void;
}

export function NameViewDialog({ view, state, onClose }: NameViewDialogProps) {
  const translate = useTranslate();
  const provider = useDataProvider();
  const { entity } = useScreen();
  const { shown, views } = state;
  const mayShare = useWritableFields(SAVED_FILTER, 'create').includes('is_shared');
  const { mutate, isPending, errorText, reset } = useServerMutation();
  const [name, setName] = useState(view?.name ?? '');
  const [isShared, setShared] = useState(view?.is_shared ?? false);
  const wanted = name.trim();
  const share = mayShare ? { is_shared: isShared } : {};
  // Behind all others.
  const position = Math.max(-1, ...views.map((one) => one.position)) + 1;
  async function submit(): Promise<void> {
    const done =
      view === undefined
        ? await mutate(
            () =>
              provider.create(SAVED_FILTER, {
                data: { name: wanted, list: entity.id, ...shown, ...share, position },
              }),
            {
              message: 'ra.notification.created',
            },
          )
        : await mutate(
            () => provider.update(SAVED_FILTER, { id: view.id, data: { name: wanted, ...share }, previousData: view }),
            { message: 'ra.notification.updated', words: { smart_count: 1 } },
          );
    if (done !== undefined) onClose();
  }
  return (
    <FormDialog
      title={translate(`app.list.views.${view === undefined ? 'save' : 'rename'}_title`)}
      action={translate(view === undefined ? 'app.list.views.save_action' : 'app.list.views.rename')}
      isBusy={isPending}
      isBlocked={wanted === '' || (wanted === view?.name && isShared === view.is_shared)}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={translate('app.list.views.name')}
        value={name}
        onChange={(event) => {
          reset();
          setName(event.target.value);
        }}
        error={errorText !== null}
        helperText={errorText ?? translate(isShared ? 'app.list.views.shared_help' : 'app.list.views.help')}
        autoFocus
        slotProps={{ htmlInput: { maxLength: LONGEST_NAME, dir: 'auto' } }}
      />
      {mayShare && (
        <FormControlLabel
          sx={{ marginTop: 2 }}
          control={<Checkbox size="small" checked={isShared} onChange={(_, checked) => setShared(checked)} />}
          label={translate('app.list.views.share')}
        />
      )}
    </FormDialog>
  );
}

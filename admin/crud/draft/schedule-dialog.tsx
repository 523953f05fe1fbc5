import { Alert, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import type { EntityResource } from '../../entities/resource.ts';
import { isoToLocalInput, localInputToIso } from '../../fields/dates.ts';
import { useAct } from '../../providers/use-act.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { useServerMutation } from '../../ui/mutations/use-server-mutation.ts';
import type { Draft } from './use-drafts.ts';

interface ScheduleDialogProps {
  entity: EntityResource;
  record: RaRecord;
  draft: Draft;
  onClose: () => void;
}

const LAST = '9999-12-31T23:59';

/** Asks when a draft is to be published, or no longer by itself. */
export function ScheduleDialog({ entity, record, draft, onClose }: ScheduleDialogProps) {
  const translate = useTranslate();
  const act = useAct();
  const [typed, setTyped] = useState(() => isoToLocalInput(draft.publish_at));
  const { mutate, isPending, errorText } = useServerMutation();
  const at = localInputToIso(typed);
  const schedule = async (publishAt: unknown, message: string): Promise<void> => {
    const input = { revision: draft.revision, publish_at: publishAt };
    const done = await mutate(() => act(entity.route, { action: 'draft/schedule', id: record.id, input }), { message });
    if (done !== undefined) onClose();
  };
  return (
    <Dialog
      size="xs"
      title={translate('app.draft.schedule_question')}
      text={translate('app.draft.schedule_text', { zone: Intl.DateTimeFormat().resolvedOptions().timeZone })}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        void schedule(at, 'app.draft.schedule_done');
      }}
      actions={
        <>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          {draft.state === 'scheduled' && (
            <Button onClick={() => void schedule(null, 'app.draft.unscheduled')}>
              {translate('app.draft.unschedule')}
            </Button>
          )}
          <Button type="submit" variant="contained" loading={isPending} disabled={at === null || at === ''}>
            {translate('app.draft.schedule')}
          </Button>
        </>
      }
    >
      <TextField
        type="datetime-local"
        label={translate('app.draft.at')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { dir: 'ltr', max: LAST } }}
        autoFocus
        required
        fullWidth
        sx={{ marginTop: 4 }}
      />
      {errorText !== null && (
        <Alert severity="error" sx={{ marginTop: 4 }}>
          {errorText}
        </Alert>
      )}
    </Dialog>
  );
}

/** In the form of a row: keeps what is written as a draft, or goes on with the one that there is. */
import { Alert, Button } from '@mui/material';
import { type Ref, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { type RaRecord, useRecordContext, useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import type { EntityResource } from '../../entities/resource.ts';
import { changedFields } from '../../providers/data-provider.ts';
import { fieldErrorsOf } from '../../providers/problem.ts';
import { useAct } from '../../providers/use-act.ts';
import { useNotifyError } from '../../ui/mutations/use-notify-error.ts';
import { useServerMutation } from '../../ui/mutations/use-server-mutation.ts';
import { takesUpDraft } from './take-up.ts';
import { useDrafts } from './use-drafts.ts';
import { Who } from './who.tsx';

/** Whether the form goes on with the draft of its row. */
export function useTakenUp(): [isTakenUp: boolean, takeUp: () => void] {
  const { state } = useLocation();
  const [isTakenUp, setTakenUp] = useState(() => takesUpDraft(state));
  return [isTakenUp, () => setTakenUp(true)];
}

interface DraftInFormProps {
  entity: EntityResource;
  isTakenUp: boolean;
  onTakeUp: () => void;
}

/** Above the inputs: that there is a draft. Once it is taken up, its values are those of the form. */
export function DraftInForm({ entity, isTakenUp, onTakeUp }: DraftInFormProps) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const draft = useDrafts(entity, useRecordContext())?.draft ?? null;
  const { defaultValues } = useFormState();
  // The library begins anew with the row when that is there, whatever was filled in before.
  useEffect(() => {
    if (!isTakenUp || draft === null) return;
    for (const [name, value] of Object.entries(draft.changes)) setValue(name, value, { shouldDirty: true });
  }, [isTakenUp, draft, defaultValues, setValue]);
  if (draft === null) return null;
  return (
    <Alert
      severity="info"
      sx={{ marginBottom: 4, overflowWrap: 'anywhere' }}
      action={
        !isTakenUp && (
          <Button size="small" color="inherit" onClick={onTakeUp} sx={{ whiteSpace: 'nowrap' }}>
            {translate('app.draft.open')}
          </Button>
        )
      }
    >
      <Who draft={draft} at={draft.saved_at ?? draft.updated_at} words="who" nobody="whoever" />
      {isTakenUp && translate('app.draft.taken_up')}
    </Alert>
  );
}

interface SaveDraftButtonProps {
  entity: EntityResource;
  isTakenUp: boolean;
  button: Ref<HTMLButtonElement>;
  /** Answers whether the refusal is told already. */
  onRefused: (error: unknown) => boolean;
  onSaved: (row: RaRecord) => void;
}

/** Not there while there is a draft that the form does not go on with: it would be lost. */
export function SaveDraftButton({ entity, isTakenUp, button, onRefused, onSaved }: SaveDraftButtonProps) {
  const translate = useTranslate();
  const act = useAct();
  const record = useRecordContext();
  const drafts = useDrafts(entity, record);
  const notifyError = useNotifyError();
  const { handleSubmit, setError } = useFormContext();
  const { isDirty } = useFormState();
  const { mutate, isPending } = useServerMutation({
    errors(error) {
      const atFields = Object.entries(fieldErrorsOf(error)).flatMap(([name, message]) =>
        name.startsWith(IN_CHANGES) ? [[name.slice(IN_CHANGES.length), message] as const] : [],
      );
      for (const [name, message] of atFields) setError(name, { type: 'server', message });
      if (!onRefused(error) && atFields.length === 0) notifyError(error);
    },
  });
  const open = drafts?.draft ?? null;
  if (record === undefined || drafts === undefined || (open !== null && !isTakenUp)) return null;
  const save = handleSubmit(async (values) => {
    const kept = Object.entries(changedFields(values, record)).filter(([name]) => entity.draft?.includes(name));
    const seen = typeof values['revision'] === 'number' ? { revision: values['revision'] } : {};
    const input = {
      changes: { ...Object.fromEntries(kept), ...seen },
      note: open?.note ?? null,
      ...(open && { revision: open.revision }),
    };
    const done = await mutate(() => act(entity.route, { action: 'draft', id: record.id, input }), {
      message: 'app.draft.saved',
    });
    if (done !== undefined) onSaved(record);
  });
  return (
    <Button ref={button} variant="outlined" loading={isPending} disabled={!isDirty} onClick={() => void save()}>
      {translate(open === null ? 'app.draft.save' : 'app.draft.save_again')}
    </Button>
  );
}

/** Where the server has the changes of a draft. */
const IN_CHANGES = 'changes.';

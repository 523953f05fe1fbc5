import { Alert, Box, Button, Stack } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import type { EntityResource } from '../../entities/resource.ts';
import { useAct } from '../../providers/use-act.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { useServerMutation } from '../../ui/mutations/use-server-mutation.ts';
import { ReasonField } from '../history/reason-field.tsx';
import type { Pieces } from '../filter-bar.tsx';
import { between, DraftChanges } from './draft-changes.tsx';
import { DraftReach } from './draft-reach.tsx';
import { type Draft, type Drafts, outdatedOf } from './use-drafts.ts';

interface PublishDialogProps {
  entity: EntityResource;
  fields: Pieces;
  record: RaRecord;
  draft: Draft;
  drafts: Drafts;
  /** Makes the draft live, or takes its publication back. */
  step: 'publish' | 'revert';
  onClose: () => void;
}

const DONE = { publish: 'app.draft.published', revert: 'app.draft.reverted' } as const;

/** Says what a publication changes, or what takes it back, and for how many; asks again where something has changed since. */
export function PublishDialog({ entity, fields, record, draft, drafts, step, onClose }: PublishDialogProps) {
  const translate = useTranslate();
  const act = useAct();
  const { mutate, isPending, error, errorText } = useServerMutation();
  const [reason, setReason] = useState(step === 'publish' ? (draft.reason ?? '') : '');
  const outdated = error === null ? null : outdatedOf(error);
  const becomes = step === 'publish' ? draft.changes : draft.base;
  const changes = between(record, becomes);
  const go = async (): Promise<void> => {
    const input = { revision: draft.revision, reason: reason.trim() || null, ...(outdated && { over: outdated.over }) };
    const done = await mutate(() => act(entity.route, { action: `draft/${step}`, id: record.id, input }), {
      message: DONE[step],
    });
    if (done !== undefined) onClose();
  };
  return (
    <Dialog
      size="sm"
      title={translate(`app.draft.${step}_question`)}
      text={translate(`app.draft.${step}_text`)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button variant="contained" loading={isPending} onClick={() => void go()} autoFocus>
            {translate(outdated === null ? `app.draft.${step}` : `app.draft.${step}_over`)}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 4, marginTop: 4 }}>
        {outdated === null && <DraftChanges {...{ entity, fields, record, changes }} />}
        <DraftReach entity={entity} touches={drafts.touches} languages={step === 'publish' ? drafts.languages : []} />
        {errorText !== null && (
          <Alert severity={outdated === null ? 'error' : 'warning'}>
            {errorText}
            {outdated !== null && (
              <Box sx={{ marginTop: 3 }}>
                <DraftChanges
                  {...{ entity, fields, record }}
                  changes={Object.fromEntries(
                    outdated.conflicts.map(({ field, now, becomes: to }) => [field, [now, to]]),
                  )}
                />
              </Box>
            )}
          </Alert>
        )}
      </Stack>
      <ReasonField value={reason} onChange={setReason} />
    </Dialog>
  );
}

import { Box, Typography } from '@mui/material';
import { useState } from 'react';
// oxlint-disable-next-line eslint/no-restricted-imports -- react-admin waits with it as long as it can be undone
import { type RaRecord, useDeleteMany, useListContext, useNotify, useTranslate } from 'react-admin';
import { wordsOf } from '../../providers/problem.ts';
import { DeleteDialog } from '../../ui/dialogs/delete-dialog.tsx';
import { useDeleteWithUndo } from '../bin/use-delete-with-undo.tsx';
import { ReasonField } from '../history/reason-field.tsx';
import { useScreen } from '../screen-context.tsx';
import { useRecordLabel } from '../../entities/use-record-label.ts';
import { GoesWith } from './goes-with.tsx';
import { Checking } from './delete-row.tsx';
import { useDeletionText } from './use-deletion.ts';
import { type Refusal, useDeletionCheck } from './use-deletion-check.ts';
import { Reasons } from './uses.tsx';

/** Asks before the selected rows are deleted: which of them stay, and why; the others can go. */
export function DeleteSeveral({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const { entity } = useScreen();
  const { selectedIds, onUnselectItems } = useListContext();
  const [reason, setReason] = useState('');
  const withUndo = useDeleteWithUndo(entity);
  const { refused, error } = useDeletionCheck(entity, selectedIds);
  const staying = new Set(refused?.map(({ id }) => id));
  const going = selectedIds.filter((id) => !staying.has(Number(id)));
  const remove = useRemoveMany(going);
  const text = useDeletionText(entity, going.length);
  const isBlocked = error !== null || going.length === 0;
  return (
    <DeleteDialog
      title={
        isBlocked && error === null
          ? translate('app.deletion.none_title', { smart_count: selectedIds.length })
          : translate('ra.message.bulk_delete_title', { smart_count: going.length })
      }
      text={isBlocked ? '' : text}
      isBlocked={isBlocked}
      isPending={refused === undefined || withUndo.isPending}
      errorText={error === null ? withUndo.errorText : translate(wordsOf(error), { _: wordsOf(error) })}
      onClose={onClose}
      onDelete={() => {
        if (entity.history?.bin !== undefined) {
          const leave = () => {
            onClose();
            onUnselectItems();
          };
          void withUndo.remove(going, reason, leave);
          return;
        }
        onClose();
        remove();
      }}
    >
      <Checking isOn={refused === undefined && error === null} />
      {!isBlocked && <GoesWith entity={entity} />}
      {!isBlocked && entity.history?.reason && <ReasonField value={reason} onChange={setReason} />}
      {refused !== undefined && refused.length > 0 && <Staying refused={refused} />}
    </DeleteDialog>
  );
}

function Staying({ refused }: { refused: Refusal[] }) {
  const translate = useTranslate();
  const { entity } = useScreen();
  const { data = [] } = useListContext<RaRecord>();
  const labelOf = useRecordLabel(entity.route);
  const rows = new Map(data.map((row) => [Number(row.id), row]));
  return (
    <Box sx={{ marginTop: 3 }}>
      <Typography variant="subtitle2">{translate('app.deletion.staying', { smart_count: refused.length })}</Typography>
      <Box component="dl" sx={{ margin: 0 }}>
        {refused.map((refusal) => {
          const row = rows.get(refusal.id);
          return (
            <Box key={refusal.id} sx={{ marginTop: 2 }}>
              <Typography component="dt" variant="body2">
                <bdi>{row === undefined ? `#${refusal.id}` : labelOf(row)}</bdi>
              </Typography>
              <Box component="dd" sx={{ margin: 0, color: 'text.secondary' }}>
                <Reasons refusal={refusal} />
              </Box>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}

/** Deletes them, with a way back while the toast stands. */
function useRemoveMany(ids: RaRecord['id'][]): () => void {
  const notify = useNotify();
  const { onUnselectItems, resource } = useListContext();
  const [deleteMany] = useDeleteMany(
    resource,
    { ids },
    {
      mutationMode: 'undoable',
      onSuccess: () => {
        notify('ra.notification.deleted', { messageArgs: { smart_count: ids.length }, undoable: true });
        onUnselectItems();
      },
      onError: (error: Error) => notify(error.message, { type: 'error', messageArgs: { _: error.message } }),
    },
  );
  return () => void deleteMany();
}

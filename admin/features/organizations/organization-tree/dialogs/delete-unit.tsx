import { Box, Button, DialogContentText, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import { Dialog } from '../../../../ui/dialogs/dialog.tsx';
import { node } from '../../../../generated/resources.ts';
import { ErrorState } from '../../../../ui/states/error-state.tsx';
import { useAct } from '../../../../providers/use-act.ts';
import { treeKeys } from '../data/tree-keys.ts';
import { useAffected } from '../data/use-affected.ts';
import type { Unit } from '../unit.ts';
import { useWords } from '../use-words.ts';
import { ErrorAlert } from './error-text.tsx';
import { ACTION_TOAST_MS } from '../../../../ui/toasts/toast-times.ts';
import { UndoButton } from '../../../../ui/toasts/undo-button.tsx';
import { useServerMutation } from '../../../../ui/mutations/use-server-mutation.ts';
import { useRestore } from './use-restore.ts';

interface DeleteUnitDialogProps {
  unit: Unit;
  onClose: () => void;
  /** After the deletion; the dialog has closed. */
  onDone?: () => void;
  /** After it was taken back, and when that was wished for. */
  onRestored?: (wishedAt: number) => void;
}

/** What would go. */
interface Loss {
  unit_count: number;
  code_count: number;
  open_feedback_count: number;
  /** Where visitors of the codes come afterwards; a unit that the reader does not see has no name. */
  codes_lead_to: { kind: 'unit' | 'contact'; id: number | null; name: string | null };
}

/** Says what would go with a unit, deletes it, and offers to undo that. */
export function DeleteUnitDialog({ unit, onClose, onDone, onRestored }: DeleteUnitDialogProps) {
  const { translate, nameOf, count } = useWords();
  const act = useAct();
  const {
    data: loss,
    error,
    refetch,
  } = useQuery({
    queryKey: [...treeKeys.all, 'check_delete', unit.id],
    queryFn: () => act<Loss>(node.route, { action: 'check_delete', id: unit.id, method: 'GET' }),
    gcTime: 0,
  });
  const {
    remove,
    isPending,
    error: refusal,
  } = useDelete(unit, {
    onRestored,
    onDeleted() {
      onClose();
      onDone?.();
    },
  });
  return (
    <Dialog
      size="xs"
      title={translate('app.tree.delete.title', { name: nameOf(unit) })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} autoFocus>
            {translate('ra.action.cancel')}
          </Button>
          <Button
            variant="contained"
            color="error"
            disabled={loss === undefined}
            loading={isPending}
            onClick={() => void remove()}
          >
            {loss === undefined
              ? translate('ra.action.delete')
              : translate('app.tree.delete.confirm', { smart_count: loss.unit_count, count: count(loss.unit_count) })}
          </Button>
        </>
      }
    >
      {error && loss === undefined ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <LossTable loss={loss} />
          <Aftermath loss={loss} />
          {refusal !== null && (
            <Box sx={{ marginTop: 3 }}>
              <ErrorAlert error={refusal} />
            </Box>
          )}
        </>
      )}
    </Dialog>
  );
}

const LOSSES = [
  ['unit_count', 'resources.units.name'],
  ['code_count', 'app.tree.delete.code_count'],
  ['open_feedback_count', 'resources.units.fields.open_feedback_count'],
] as const;

function LossTable({ loss }: { loss: Loss | undefined }) {
  const { translate, count } = useWords();
  return (
    <Box component="dl" sx={{ margin: 0, display: 'grid', gridTemplateColumns: '1fr auto', rowGap: 2, columnGap: 4 }}>
      {LOSSES.map(([figure, label]) => (
        <Box key={figure} sx={{ display: 'contents' }}>
          <Box component="dt">{translate(label, { smart_count: 2 })}</Box>
          <Box component="dd" sx={{ margin: 0, textAlign: 'right', fontWeight: 600 }}>
            {loss === undefined ? <Skeleton width={32} /> : count(loss[figure])}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** What becomes of the codes, which must not be told before it is known, and of the feedback. */
function Aftermath({ loss }: { loss: Loss | undefined }) {
  const { translate, nameOf } = useWords();
  if (loss === undefined) return <Skeleton height={72} sx={{ marginTop: 4 }} />;
  const { kind, id, name } = loss.codes_lead_to;
  const place = id !== null && name !== null ? nameOf({ id, name }) : null;
  const codes = kind === 'unit' && place === null ? 'unseen' : kind;
  return (
    <DialogContentText sx={{ marginTop: 4 }}>
      {translate(`app.tree.delete.codes.${codes}`, { place })} {translate('app.tree.delete.kept')}
    </DialogContentText>
  );
}

interface AfterDelete {
  onDeleted: () => void;
  onRestored: DeleteUnitDialogProps['onRestored'];
}

function useDelete(unit: Unit, { onDeleted, onRestored }: AfterDelete) {
  const provider = useDataProvider();
  const affected = useAffected();
  const notify = useNotify();
  const { restore } = useRestore();
  const { mutate, isPending, error } = useServerMutation();
  async function undo(): Promise<void> {
    const wishedAt = Date.now();
    await restore(unit.id, () => {
      onRestored?.(wishedAt);
      return affected(unit.organization_id, [unit]);
    });
  }
  async function remove(): Promise<void> {
    const deleted = await mutate(() => provider.delete(node.route, { id: unit.id, previousData: unit }));
    if (deleted === undefined) return;
    notify('ra.notification.deleted', {
      type: 'success',
      messageArgs: { smart_count: 1 },
      autoHideDuration: ACTION_TOAST_MS,
      action: <UndoButton onUndo={() => void undo()} />,
    });
    onDeleted();
    await affected(unit.organization_id, [unit]);
  }
  return { remove, isPending, error };
}

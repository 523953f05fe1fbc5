import { Button, DialogContentText } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslate } from 'react-admin';
import { useMay } from '../../../entities/use-access.ts';
import { type GroupKind, groupKinds, type GroupRow } from './group-kinds.ts';
import { GroupPicker, useHasGroups } from './group-picker.tsx';
import { useGroupAction, useNotifyGroupChanged } from './use-group-action.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';

interface JoinGroupDialogProps {
  kind: GroupKind;
  nodeId: number;
  /** Null: the unit is in no group of this kind yet. */
  currentGroupId: number | null;
  onClose: () => void;
  /** After the unit is in its new group; the dialog has closed. */
  onDone?: () => void;
}

/** Includes a unit in a group, or moves it from its group to another one. */
export function JoinGroupDialog({ kind, nodeId, currentGroupId, onClose, onDone }: JoinGroupDialogProps) {
  const translate = useTranslate();
  const notifyGroupChanged = useNotifyGroupChanged();
  const { run, isPending, errorText, reset } = useGroupAction();
  const [group, setGroup] = useState<GroupRow | null>(null);
  const hasGroups = useHasGroups(kind, currentGroupId);
  const isMove = currentGroupId !== null;

  async function submit(): Promise<void> {
    if (group === null) return;
    const answer = isMove
      ? await run('move_node_to_other_group', { kind, node_id: nodeId, group_id: group.id })
      : await run('multi_add', { kind, node_ids: [nodeId], group_id: group.id, with_subunits: false, replace: true });
    if (answer === undefined) return;
    notifyGroupChanged(kind);
    onClose();
    onDone?.();
  }
  return (
    <FormDialog
      size="xs"
      title={translate(`app.groups.${kind}.${isMove ? 'move' : 'include'}`)}
      action={translate(isMove ? 'app.groups.actions.move' : 'app.groups.actions.include')}
      isBusy={isPending}
      isBlocked={group === null}
      onSubmit={submit}
      onClose={onClose}
    >
      <DialogContentText sx={{ marginBottom: 4 }}>{translate(`app.groups.${kind}.shares`)}</DialogContentText>
      {hasGroups === false ? (
        <NoGroup kind={kind} isMove={isMove} />
      ) : (
        <GroupPicker
          kind={kind}
          exceptId={currentGroupId}
          value={group}
          onChange={(chosen) => {
            reset();
            setGroup(chosen);
          }}
          errorText={errorText}
          autoFocus
        />
      )}
    </FormDialog>
  );
}

function NoGroup({ kind, isMove }: { kind: GroupKind; isMove: boolean }) {
  const translate = useTranslate();
  const { entity } = groupKinds[kind];
  const may = useMay(entity.route);
  return (
    <>
      <DialogContentText role="status">
        {translate(isMove ? `app.groups.${kind}.no_other` : `resources.${groupKinds[kind].entity.route}.empty.title`)}
      </DialogContentText>
      {may('create') && (
        <Button component={Link} to={`/${entity.route}/create`} variant="outlined" sx={{ marginTop: 3 }}>
          {translate(`app.groups.${kind}.create`)}
        </Button>
      )}
    </>
  );
}

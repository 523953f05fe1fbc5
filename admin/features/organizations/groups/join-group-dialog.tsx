import { Button, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { Link } from 'react-router';
import { useTranslate } from 'react-admin';
import { useMay } from '../../../entities/use-access.ts';
import { type GroupKind, groupKinds, type GroupRow } from './group-kinds.ts';
import { GroupPicker, useHasGroups } from './group-picker.tsx';
import { useGroupAction, useSayChanged } from './use-group-action.ts';
import { FormViolations } from '../../../ui/form-violations/form-violations.tsx';
import { LeaveButton, WritingDialog } from '../../../ui/unsaved/writing-dialog.tsx';

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
  const id = useId();
  const sayChanged = useSayChanged();
  const { run, isPending, errorText, reset } = useGroupAction();
  const [group, setGroup] = useState<GroupRow | null>(null);
  const hasGroups = useHasGroups(kind, currentGroupId);
  const isMove = currentGroupId !== null;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (group === null || isPending) return;
    const answer = isMove
      ? await run('move_node_to_other_group', { kind, node_id: nodeId, group_id: group.id })
      : await run('multi_add', { kind, node_ids: [nodeId], group_id: group.id, with_subunits: false, replace: true });
    if (answer === undefined) return;
    sayChanged(kind);
    onClose();
    onDone?.();
  }
  return (
    <WritingDialog onClose={onClose} maxWidth="xs" aria-labelledby={id}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <DialogTitle id={id}>{translate(`app.groups.${kind}.${isMove ? 'move' : 'include'}`)}</DialogTitle>
        <DialogContent>
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
        </DialogContent>
        <DialogActions>
          <FormViolations />
          <LeaveButton />
          <Button type="submit" variant="contained" disabled={group === null} loading={isPending}>
            {translate(isMove ? 'app.groups.actions.move' : 'app.groups.actions.include')}
          </Button>
        </DialogActions>
      </form>
    </WritingDialog>
  );
}

function NoGroup({ kind, isMove }: { kind: GroupKind; isMove: boolean }) {
  const translate = useTranslate();
  const { entity } = groupKinds[kind];
  const may = useMay(entity.route);
  return (
    <>
      <DialogContentText role="status">
        {translate(`app.groups.${kind}.${isMove ? 'no_other' : 'none'}`)}
      </DialogContentText>
      {may('create') && (
        <Button component={Link} to={`/${entity.route}/create`} variant="outlined" sx={{ marginTop: 3 }}>
          {translate(`app.groups.${kind}.create`)}
        </Button>
      )}
    </>
  );
}

import Brush from '@mui/icons-material/BrushOutlined';
import DriveFileMove from '@mui/icons-material/DriveFileMoveOutlined';
import RemoveCircle from '@mui/icons-material/RemoveCircleOutlineOutlined';
import { Box, IconButton, Tooltip } from '@mui/material';
import type SvgIcon from '@mui/material/SvgIcon';
import { useState } from 'react';
import { useTranslate, useDataProvider } from 'react-admin';
import { groupNode } from '../../../generated/resources.ts';
import type { GroupNodeRecord } from '../../../generated/types.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { ROW_ACTIONS_CLASS } from '../../../crud/row-actions.tsx';
import { useMay } from '../../../entities/use-access.ts';
import type { GroupKind, GroupRow } from './group-kinds.ts';
import { JoinGroupDialog } from './join-group-dialog.tsx';
import { useServerMutation } from '../../../ui/mutations/use-server-mutation.ts';
import { useAct } from '../../../providers/use-act.ts';

interface MemberActionsProps {
  kind: GroupKind;
  group: GroupRow;
  member: GroupNodeRecord;
}

type Step = 'move' | MemberChange;

const ICONS: Record<Step, typeof SvgIcon> = { move: DriveFileMove, convert: Brush, remove: RemoveCircle };

/** To another group, to a design of its own, or out of the group. */
export function MemberActions({ kind, group, member }: MemberActionsProps) {
  const translate = useTranslate();
  const may = useMay(groupNode.route);
  const [step, setStep] = useState<Step | null>(null);
  const { make, isPending } = useMemberChange(kind);
  const stop = () => setStep(null);
  const steps: Step[] = [
    ...(may('edit', member) ? (['move'] as const) : []),
    // There is nothing to copy out of a group without a design.
    ...(may('edit', member) && group.has_design ? (['convert'] as const) : []),
    ...(may('delete', member) ? (['remove'] as const) : []),
  ];
  return (
    <Box className={ROW_ACTIONS_CLASS} sx={{ display: 'inline-flex' }}>
      {steps.map((name) => (
        <Action key={name} name={name} unit={member.node_name} disabled={isPending} onClick={() => setStep(name)} />
      ))}
      {step === 'move' && (
        <JoinGroupDialog kind={kind} nodeId={member.node_id} currentGroupId={group.id} onClose={stop} />
      )}
      {(step === 'convert' || step === 'remove') && (
        <ConfirmDialog
          isOpen
          isDangerous={step === 'remove'}
          title={translate(`app.groups.${step}.title`, { unit: member.node_name })}
          text={translate(`app.groups.${step}.text`, { unit: member.node_name, group: group.name })}
          action={translate(`app.groups.actions.${step}`)}
          onCancel={stop}
          onConfirm={() => {
            stop();
            void make(step, member);
          }}
        />
      )}
    </Box>
  );
}

interface ActionProps {
  name: Step;
  unit: string;
  disabled: boolean;
  onClick: () => void;
}

function Action({ name, unit, disabled, onClick }: ActionProps) {
  const translate = useTranslate();
  const label = translate(`app.groups.member.${name}`);
  const Icon = ICONS[name];
  return (
    <Tooltip title={label}>
      <span>
        <IconButton size="small" disabled={disabled} onClick={onClick} aria-label={`${label}: ${unit}`}>
          <Icon fontSize="small" />
        </IconButton>
      </span>
    </Tooltip>
  );
}

type MemberChange = 'convert' | 'remove';

/** Leads a unit out of its group, with the group's design or without; says that it is done, or why not. */
function useMemberChange(kind: GroupKind) {
  const act = useAct();
  const provider = useDataProvider();
  const { mutate, isPending } = useServerMutation({ errors: 'toast' });

  const steps: Record<MemberChange, (member: GroupNodeRecord) => Promise<unknown>> = {
    convert: ({ node_id }) => act(groupNode.route, { action: 'convert_group_to_one_design', input: { kind, node_id } }),
    remove: (member) => provider.delete(groupNode.route, { id: member.id, previousData: member }),
  };

  return {
    isPending,
    make: (change: MemberChange, member: GroupNodeRecord) =>
      mutate(() => steps[change](member), { message: `app.groups.${kind}.changed` }),
  };
}

import { useGetList } from 'react-admin';
import { groupNode } from '../../../../generated/resources.ts';
import type { GroupNodeRecord } from '../../../../generated/types.ts';
import { type GroupKind, groupKinds } from '../../groups/group-kinds.ts';
import { JoinGroupDialog } from '../../groups/join-group-dialog.tsx';
import type { Unit } from '../unit.ts';

interface UnitGroupProps {
  kind: GroupKind;
  unit: Unit;
  onClose: () => void;
}

/** Puts the unit into a group, or from its group into another one. */
export function UnitGroup({ kind, unit, onClose }: UnitGroupProps) {
  const { data } = useGetList<GroupNodeRecord>(groupNode.route, {
    filter: { node_id: unit.id, kind },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'node_id', order: 'ASC' },
  });
  if (data === undefined) return null;
  const current = data[0]?.[groupKinds[kind].field] ?? null;
  return <JoinGroupDialog kind={kind} nodeId={unit.id} currentGroupId={current} onClose={onClose} />;
}

import { useTranslate } from 'react-admin';
import { AddButton } from '../../kit/add-button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import type { Pieces } from '../../kit/filter-bar.tsx';
import { iconOf } from '../../kit/icon-of.ts';
import { Column, EntityList } from '../../kit/index.ts';
import { DesignStateField } from './design-state.tsx';
import { type GroupKind, groupKinds } from './group-kinds.ts';

interface GroupListProps {
  kind: GroupKind;
  columns: Pieces;
  filters: Pieces;
}

const designColumn = (
  <Column source="has_design">
    <DesignStateField />
  </Column>
);

/** The groups of a kind: each with the state of its design and how many units share it. */
export function GroupList({ kind, columns, filters }: GroupListProps) {
  return (
    <EntityList
      entity={groupKinds[kind].entity}
      columns={{ ...columns, has_design: designColumn }}
      filters={filters}
      empty={<NoGroups kind={kind} />}
    />
  );
}

function NoGroups({ kind }: { kind: GroupKind }) {
  const translate = useTranslate();
  const { entity } = groupKinds[kind];
  return (
    <EmptyState
      Icon={iconOf(entity)}
      title={translate(`app.groups.${kind}.none`)}
      action={<AddButton entity={entity} />}
    >
      {translate(`app.groups.${kind}.shares`)}
    </EmptyState>
  );
}

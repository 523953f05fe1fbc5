import { useTranslate } from 'react-admin';
import { AddButton } from '../../../crud/add-button.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import type { Pieces } from '../../../crud/filter-bar.tsx';
import { iconOf } from '../../../entities/icon-of.ts';
import { Column, EntityList } from '../../../crud/index.ts';
import { useMay } from '../../../entities/use-access.ts';
import { DesignStateField } from './design-state.tsx';
import { type GroupKind, groupKinds } from './group-kinds.ts';

interface GroupListProps {
  kind: GroupKind;
  columns: Pieces;
  moreColumns: Pieces;
  filters: Pieces;
}

const designColumn = (
  <Column source="has_design">
    <DesignStateField />
  </Column>
);

/** The groups of a kind: each with the state of its design and how many units share it. */
export function GroupList({ kind, columns, moreColumns, filters }: GroupListProps) {
  return (
    <EntityList
      entity={groupKinds[kind].entity}
      columns={{ ...columns, has_design: designColumn }}
      moreColumns={moreColumns}
      filters={filters}
      empty={<NoGroups kind={kind} />}
    />
  );
}

function NoGroups({ kind }: { kind: GroupKind }) {
  const translate = useTranslate();
  const { entity } = groupKinds[kind];
  const may = useMay(entity.route);
  // Who can't make one may also just not see those that there are.
  const [title, text] = may('create')
    ? [`app.groups.${kind}.none`, `app.groups.${kind}.shares`]
    : ['app.list.nothing_yet', `app.groups.${kind}.for_managers`];
  return (
    <EmptyState Icon={iconOf(entity)} title={translate(title)} action={<AddButton entity={entity} />}>
      {translate(text)}
    </EmptyState>
  );
}

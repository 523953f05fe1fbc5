/** The groups of units that share one page of links. */
import { columns, filters, inputs, moreColumns } from '../../../generated/views/link_list_group.tsx';
import { linkListGroup } from '../../../generated/resources.ts';
import type { LinkListGroupRecord } from '../../../generated/types.ts';
import { EntityCreate, EntityEdit } from '../../../crud/index.ts';
import { useMay } from '../../../entities/use-access.ts';
import { EditLinks } from '../link-designer/edit-links.tsx';
import { LinkFacts } from '../link-designer/link-facts.tsx';
import { DesignCard } from '../../organizations/groups/design-card.tsx';
import { GroupList } from '../../organizations/groups/group-list.tsx';
import { GroupPage } from '../../organizations/groups/group-page.tsx';

const { name } = inputs;

export function LinkListGroupList() {
  return <GroupList kind="link_list" columns={columns} moreColumns={moreColumns} filters={filters} />;
}

export function LinkListGroupPage() {
  return <GroupPage kind="link_list" Design={LinksOfGroup} />;
}

/** The page of links has an editor of its own. */
export function LinkListGroupCreate() {
  return <EntityCreate entity={linkListGroup} inputs={{ name }} />;
}

export function LinkListGroupEdit() {
  return <EntityEdit entity={linkListGroup} inputs={{ name }} />;
}

function LinksOfGroup({ group }: { group: LinkListGroupRecord }) {
  const may = useMay(linkListGroup.route);
  const edit = may('edit', group) && (
    <EditLinks name={group.name} linked={{ resource: linkListGroup.route, row: group }} />
  );
  return (
    <DesignCard kind="link_list" group={group} action={edit}>
      <LinkFacts document={group.document} />
      {edit}
    </DesignCard>
  );
}

import { useRecordContext } from 'react-admin';
import { linkListGroup } from '../../../generated/resources.ts';
import type { LinkListGroupRecord } from '../../../generated/types.ts';
import { useMay } from '../../../entities/use-access.ts';
import { EditLinks } from '../link-designer/edit-links.tsx';
import { LinkFacts } from '../link-designer/link-facts.tsx';
import { DesignCard } from '../../organizations/groups/design-card.tsx';

/** The links that the units of a group share, with the way to their designer. */
export default function LinksOfGroup() {
  const may = useMay(linkListGroup.route);
  const group = useRecordContext<LinkListGroupRecord>();
  if (group === undefined) return null;
  const edit = may('edit', group) && <EditLinks name={group.name} entity={linkListGroup} row={group} />;
  return (
    <DesignCard kind="link_list" group={group} action={edit}>
      <LinkFacts document={group.document} />
      {edit}
    </DesignCard>
  );
}

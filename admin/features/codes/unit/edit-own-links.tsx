import { useGetList } from 'react-admin';
import { nodeLinkList } from '../../../generated/resources.ts';
import type { NodeLinkListRecord, NodeRecord } from '../../../generated/types.ts';
import { EditLinks } from '../link-designer/edit-links.tsx';

/** The way into the designer of a unit's own page of links. */
export function EditOwnLinks({ unit }: { unit: NodeRecord }) {
  const { data } = useGetList<NodeLinkListRecord>(nodeLinkList.route, {
    filter: { node_id: unit.id },
    pagination: { page: 1, perPage: 1 },
  });
  const [own] = data ?? [];
  if (own === undefined) return null;
  return <EditLinks name={unit.name} linked={{ resource: nodeLinkList.route, row: own }} />;
}

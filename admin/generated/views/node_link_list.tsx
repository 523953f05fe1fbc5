// Generated from schemas/survey/node_link_list.schema.json. Do not edit; edit the schema.
import { DateTimeField, TreeReferenceField, TreeReferenceFilter } from '../../fields/index.ts';
import { Column, EntityList, EntityShow } from '../../crud/index.ts';
import { nodeLinkList } from '../resources.ts';

/** How each field is shown. */
export const fields = {
  node_id: <TreeReferenceField source="node_id" reference="units" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};

/** The columns of the list, and those that have to be chosen. */
export const columns = {
  node_id: <Column source="node_id" disableSort>{fields.node_id}</Column>,
  updated_at: <Column source="updated_at">{fields.updated_at}</Column>,
};
export const moreColumns = {
  created_at: <Column source="created_at">{fields.created_at}</Column>,
};

/** What a form asks for. */
export const inputs = {};

/** What the list can be narrowed by. */
export const filters = {
  node_id: <TreeReferenceFilter source="node_id" reference="units" />,
};

export function NodeLinkListList() {
  return <EntityList entity={nodeLinkList} columns={columns} moreColumns={moreColumns} filters={filters} />;
}

export function NodeLinkListShow() {
  return <EntityShow entity={nodeLinkList} fields={fields} />;
}

export const views = { list: NodeLinkListList, show: NodeLinkListShow };

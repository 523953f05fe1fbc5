// Generated from schemas/feedback/feedback_tag.schema.json. Do not edit; edit the schema.
import {
  DateTimeField,
  ReferenceListField,
  ReferenceListInput,
  TreeReferenceField,
  TreeReferenceFilter,
} from '../../fields/index.ts';
import { Column, EntityEdit, EntityList } from '../../crud/index.ts';
import { feedbackTag } from '../resources.ts';

/** How each field is shown. */
export const fields = {
  node_id: <TreeReferenceField source="node_id" reference="units" />,
  tag_ids: <ReferenceListField source="tag_ids" reference="companytags" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};

/** The columns of the list, and those that have to be chosen. */
export const columns = {
  node_id: <Column source="node_id" disableSort>{fields.node_id}</Column>,
  tag_ids: <Column source="tag_ids" disableSort>{fields.tag_ids}</Column>,
};
export const moreColumns = {
  created_at: <Column source="created_at">{fields.created_at}</Column>,
  updated_at: <Column source="updated_at">{fields.updated_at}</Column>,
};

/** What a form asks for. */
export const inputs = {
  tag_ids: (
    <ReferenceListInput
      source="tag_ids"
      maxItems={20}
      defaultValue={[]}
      reference="companytags"
      searchable
      sortBy="name"
    />
  ),
};

/** What the list can be narrowed by. */
export const filters = {
  node_id: <TreeReferenceFilter source="node_id" reference="units" />,
};

export function FeedbackTagList() {
  return <EntityList entity={feedbackTag} columns={columns} moreColumns={moreColumns} filters={filters} />;
}

export function FeedbackTagEdit() {
  return <EntityEdit entity={feedbackTag} inputs={inputs} />;
}

export const views = { list: FeedbackTagList, edit: FeedbackTagEdit };

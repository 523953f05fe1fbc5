// Generated from schemas/support/support_comment_media.schema.json. Do not edit; edit the schema.
import { DateTimeField, NumberField, ReferenceField, ReferenceFilter, TextField } from '../../fields/index.ts';
import { Column, EntityList } from '../../crud/index.ts';
import { supportCommentMedia } from '../resources.ts';

/** How each field is shown. */
export const fields = {
  support_ticket_id: <ReferenceField source="support_ticket_id" reference="support" />,
  support_comment_id: <ReferenceField source="support_comment_id" reference="supportcomments" />,
  file_name: <TextField source="file_name" />,
  media_type: <TextField source="media_type" />,
  byte_size: <NumberField source="byte_size" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};

/** The columns of the list, and those that have to be chosen. */
export const columns = {
  file_name: <Column source="file_name">{fields.file_name}</Column>,
  media_type: <Column source="media_type">{fields.media_type}</Column>,
  byte_size: <Column source="byte_size" numeric>{fields.byte_size}</Column>,
  support_ticket_id: <Column source="support_ticket_id" disableSort>{fields.support_ticket_id}</Column>,
  support_comment_id: <Column source="support_comment_id" disableSort>{fields.support_comment_id}</Column>,
  created_at: <Column source="created_at">{fields.created_at}</Column>,
};
export const moreColumns = {
  updated_at: <Column source="updated_at">{fields.updated_at}</Column>,
};

/** What a form asks for. */
export const inputs = {};

/** What the list can be narrowed by. */
export const filters = {
  support_ticket_id: <ReferenceFilter source="support_ticket_id" reference="support" searchable sortBy="updated_at" />,
  support_comment_id: (
    <ReferenceFilter
      source="support_comment_id"
      reference="supportcomments"
      searchable={false}
      sortBy="created_at"
    />
  ),
};

export function SupportCommentMediaList() {
  return <EntityList entity={supportCommentMedia} columns={columns} moreColumns={moreColumns} filters={filters} />;
}

export const views = { list: SupportCommentMediaList };

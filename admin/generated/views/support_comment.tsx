// Generated from schemas/support/support_comment.schema.json. Do not edit; edit the schema.
import {
  BooleanField,
  BooleanFilter,
  DateTimeField,
  LongTextField,
  LongTextInput,
  ReferenceField,
  ReferenceFilter,
  ReferenceInput,
  TextField,
} from '../../fields/index.ts';
import { Column, EntityCreate, EntityList } from '../../crud/index.ts';
import { supportComment } from '../resources.ts';

/** How each field is shown. */
export const fields = {
  support_ticket_id: <ReferenceField source="support_ticket_id" reference="support" />,
  text: <LongTextField source="text" />,
  from_platform: <BooleanField source="from_platform" />,
  author_name: <TextField source="author_name" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};

/** The columns of the list, and those that have to be chosen. */
export const columns = {
  created_at: <Column source="created_at">{fields.created_at}</Column>,
  author_name: <Column source="author_name">{fields.author_name}</Column>,
  from_platform: <Column source="from_platform">{fields.from_platform}</Column>,
  text: <Column source="text">{fields.text}</Column>,
  support_ticket_id: <Column source="support_ticket_id" disableSort>{fields.support_ticket_id}</Column>,
};
export const moreColumns = {
  updated_at: <Column source="updated_at">{fields.updated_at}</Column>,
};

/** What a form asks for. */
export const inputs = {
  support_ticket_id: (
    <ReferenceInput
      source="support_ticket_id"
      required
      reference="support"
      searchable
      sortBy="updated_at"
    />
  ),
  text: <LongTextInput source="text" required minLength={1} maxLength={10000} />,
};

/** What the list can be narrowed by. */
export const filters = {
  support_ticket_id: <ReferenceFilter source="support_ticket_id" reference="support" searchable sortBy="updated_at" />,
  from_platform: <BooleanFilter source="from_platform" />,
};

export function SupportCommentList() {
  return <EntityList entity={supportComment} columns={columns} moreColumns={moreColumns} filters={filters} />;
}

export function SupportCommentCreate() {
  return <EntityCreate entity={supportComment} inputs={inputs} />;
}

export const views = { list: SupportCommentList, create: SupportCommentCreate };

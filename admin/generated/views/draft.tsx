// Generated from schemas/company/draft.schema.json. Do not edit; edit the schema.
import {
  BooleanField,
  DateTimeField,
  EnumField,
  EnumFilter,
  ReferenceField,
  ReferenceFilter,
  StateField,
  TextField,
  TextFilter,
  TimeZoneField,
} from '../../fields/index.ts';
import { Column, EntityList, EntityShow, OwnPanel } from '../../crud/index.ts';
import { draft } from '../resources.ts';

/** How each field is shown. */
export const fields = {
  record_name: <TextField source="record_name" />,
  entity: (
    <EnumField
      source="entity"
      choices={['survey_group', 'qr_code_group', 'link_list_group', 'node_qr_code', 'node_link_list']}
      translation="enums.draft.entity"
    />
  ),
  state: (
    <StateField
      source="state"
      choices={['draft', 'scheduled', 'published', 'reverted', 'discarded']}
      translation="enums.draft.state"
    />
  ),
  author_id: <ReferenceField source="author_id" reference="user_management" />,
  note: <TextField source="note" />,
  saved_at: <DateTimeField source="saved_at" />,
  publish_at: <DateTimeField source="publish_at" />,
  time_zone: <TimeZoneField source="time_zone" />,
  each_clock: <BooleanField source="each_clock" />,
  reason: <TextField source="reason" />,
  published_at: <DateTimeField source="published_at" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};

/** The columns of the list, and those that have to be chosen. */
export const columns = {
  record_name: <Column source="record_name">{fields.record_name}</Column>,
  entity: <Column source="entity">{fields.entity}</Column>,
  state: <Column source="state">{fields.state}</Column>,
  author_id: <Column source="author_id" disableSort>{fields.author_id}</Column>,
  saved_at: <Column source="saved_at">{fields.saved_at}</Column>,
  publish_at: <Column source="publish_at">{fields.publish_at}</Column>,
  published_at: <Column source="published_at">{fields.published_at}</Column>,
  reason: <Column source="reason">{fields.reason}</Column>,
};
export const moreColumns = {
  note: <Column source="note">{fields.note}</Column>,
  time_zone: <Column source="time_zone">{fields.time_zone}</Column>,
  each_clock: <Column source="each_clock">{fields.each_clock}</Column>,
  created_at: <Column source="created_at">{fields.created_at}</Column>,
  updated_at: <Column source="updated_at">{fields.updated_at}</Column>,
};

/** What a form asks for. */
export const inputs = {};

/** What the list can be narrowed by. */
export const filters = {
  state: (
    <EnumFilter
      source="state"
      choices={['draft', 'scheduled', 'published', 'reverted', 'discarded']}
      translation="enums.draft.state"
    />
  ),
  entity: (
    <EnumFilter
      source="entity"
      choices={['survey_group', 'qr_code_group', 'link_list_group', 'node_qr_code', 'node_link_list']}
      translation="enums.draft.entity"
    />
  ),
  author_id: <ReferenceFilter source="author_id" reference="user_management" searchable sortBy="full_name" />,
  record_name: <TextFilter source="record_name" />,
};

/** Beside the fields on the page of a row. */
export const panels = {
  row: <OwnPanel name="row" />,
};

export function DraftList() {
  return <EntityList entity={draft} columns={columns} moreColumns={moreColumns} filters={filters} />;
}

export function DraftShow() {
  return <EntityShow entity={draft} fields={fields} panels={panels} />;
}

export const views = { list: DraftList, show: DraftShow };

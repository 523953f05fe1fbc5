// Generated from schemas/survey/group_node.schema.json. Do not edit; edit the schema.
import {
  DateTimeField,
  EnumField,
  EnumFilter,
  EnumInput,
  ReferenceField,
  ReferenceFilter,
  ReferenceInput,
  TreeReferenceField,
  TreeReferenceFilter,
  TreeReferenceInput,
} from '../../fields/index.ts';
import { Column, EntityCreate, EntityEdit, EntityList, EntityShow } from '../../crud/index.ts';
import { groupNode } from '../resources.ts';

/** How each field is shown. */
export const fields = {
  node_id: <TreeReferenceField source="node_id" reference="units" />,
  kind: <EnumField source="kind" choices={['survey', 'qr_code', 'link_list']} translation="enums.group_node.kind" />,
  survey_group_id: <ReferenceField source="survey_group_id" reference="survey_management/groups" />,
  qr_code_group_id: <ReferenceField source="qr_code_group_id" reference="qrcode_management" />,
  link_list_group_id: <ReferenceField source="link_list_group_id" reference="link_list_management" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};

/** The columns of the list, and those that have to be chosen. */
export const columns = {
  node_id: <Column source="node_id" disableSort>{fields.node_id}</Column>,
  kind: <Column source="kind">{fields.kind}</Column>,
  survey_group_id: <Column source="survey_group_id" disableSort>{fields.survey_group_id}</Column>,
  qr_code_group_id: <Column source="qr_code_group_id" disableSort>{fields.qr_code_group_id}</Column>,
  link_list_group_id: <Column source="link_list_group_id" disableSort>{fields.link_list_group_id}</Column>,
};
export const moreColumns = {
  created_at: <Column source="created_at">{fields.created_at}</Column>,
  updated_at: <Column source="updated_at">{fields.updated_at}</Column>,
};

/** What a form asks for. */
export const inputs = {
  node_id: <TreeReferenceInput source="node_id" required reference="units" />,
  kind: (
    <EnumInput
      source="kind"
      required
      helperText="resources.groupnodes.help.kind"
      choices={['survey', 'qr_code', 'link_list']}
      translation="enums.group_node.kind"
    />
  ),
  survey_group_id: (
    <ReferenceInput
      source="survey_group_id"
      reference="survey_management/groups"
      searchable
      sortBy="name"
    />
  ),
  qr_code_group_id: <ReferenceInput source="qr_code_group_id" reference="qrcode_management" searchable sortBy="name" />,
  link_list_group_id: (
    <ReferenceInput
      source="link_list_group_id"
      reference="link_list_management"
      searchable
      sortBy="name"
    />
  ),
};

/** What the list can be narrowed by. */
export const filters = {
  node_id: <TreeReferenceFilter source="node_id" reference="units" />,
  kind: <EnumFilter source="kind" choices={['survey', 'qr_code', 'link_list']} translation="enums.group_node.kind" />,
  survey_group_id: (
    <ReferenceFilter
      source="survey_group_id"
      reference="survey_management/groups"
      searchable
      sortBy="name"
    />
  ),
  qr_code_group_id: (
    <ReferenceFilter
      source="qr_code_group_id"
      reference="qrcode_management"
      searchable
      sortBy="name"
    />
  ),
  link_list_group_id: (
    <ReferenceFilter
      source="link_list_group_id"
      reference="link_list_management"
      searchable
      sortBy="name"
    />
  ),
};

export function GroupNodeList() {
  return <EntityList entity={groupNode} columns={columns} moreColumns={moreColumns} filters={filters} />;
}

export function GroupNodeShow() {
  return <EntityShow entity={groupNode} fields={fields} />;
}

export function GroupNodeCreate() {
  return <EntityCreate entity={groupNode} inputs={inputs} />;
}

export function GroupNodeEdit() {
  return <EntityEdit entity={groupNode} inputs={inputs} />;
}

export const views = { list: GroupNodeList, show: GroupNodeShow, create: GroupNodeCreate, edit: GroupNodeEdit };

// Generated from schemas/qr/code_finding.schema.json. Do not edit; edit the schema.
import {
  DateField,
  DateInput,
  DateTimeField,
  EnumField,
  EnumFilter,
  NumberField,
  ReferenceField,
  ReferenceFilter,
  StateField,
  StateInput,
  TextField,
  TextInput,
  TreeReferenceField,
  TreeReferenceFilter,
} from '../../fields/index.ts';
import { Column, EntityEdit, EntityList, EntityShow, OwnPanel } from '../../crud/index.ts';
import { codeFinding } from '../resources.ts';

/** How each field is shown. */
export const fields = {
  node_id: <TreeReferenceField source="node_id" reference="units" />,
  node_qr_code_id: <ReferenceField source="node_qr_code_id" reference="nodeqrcode" />,
  code: <TextField source="code" />,
  kind: (
    <EnumField
      source="kind"
      choices={['company_silent', 'silent', 'no_answers', 'never_scanned']}
      translation="enums.code_finding.kind"
    />
  ),
  state: (
    <StateField
      source="state"
      choices={['open', 'dismissed', 'checked', 'resolved']}
      translation="enums.code_finding.state"
    />
  ),
  dismissed_until: <DateField source="dismissed_until" />,
  note: <TextField source="note" />,
  since: <DateTimeField source="since" />,
  last_read_at: <DateTimeField source="last_read_at" />,
  expected: <NumberField source="expected" />,
  chance: <NumberField source="chance" />,
  reads: <NumberField source="reads" />,
  weekly_reads: <NumberField source="weekly_reads" />,
  found_at: <DateTimeField source="found_at" />,
  handled_by_id: <ReferenceField source="handled_by_id" reference="user_management" />,
  handled_at: <DateTimeField source="handled_at" />,
  resolved_at: <DateTimeField source="resolved_at" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};

/** The columns of the list, and those that have to be chosen. */
export const columns = {
  kind: <Column source="kind">{fields.kind}</Column>,
  node_id: <Column source="node_id" disableSort>{fields.node_id}</Column>,
  code: <Column source="code">{fields.code}</Column>,
  since: <Column source="since">{fields.since}</Column>,
  expected: <Column source="expected" numeric>{fields.expected}</Column>,
  reads: <Column source="reads" numeric>{fields.reads}</Column>,
  state: <Column source="state">{fields.state}</Column>,
  found_at: <Column source="found_at">{fields.found_at}</Column>,
};
export const moreColumns = {
  node_qr_code_id: <Column source="node_qr_code_id" disableSort>{fields.node_qr_code_id}</Column>,
  dismissed_until: <Column source="dismissed_until">{fields.dismissed_until}</Column>,
  note: <Column source="note">{fields.note}</Column>,
  last_read_at: <Column source="last_read_at">{fields.last_read_at}</Column>,
  chance: <Column source="chance" numeric>{fields.chance}</Column>,
  weekly_reads: <Column source="weekly_reads" numeric>{fields.weekly_reads}</Column>,
  handled_by_id: <Column source="handled_by_id" disableSort>{fields.handled_by_id}</Column>,
  handled_at: <Column source="handled_at">{fields.handled_at}</Column>,
  resolved_at: <Column source="resolved_at">{fields.resolved_at}</Column>,
  created_at: <Column source="created_at">{fields.created_at}</Column>,
  updated_at: <Column source="updated_at">{fields.updated_at}</Column>,
};

/** What a form asks for. */
export const inputs = {
  state: (
    <StateInput
      source="state"
      defaultValue="open"
      helperText="resources.code_health.help.state"
      choices={['open', 'dismissed', 'checked', 'resolved']}
      translation="enums.code_finding.state"
      states={{ open: ['dismissed', 'checked'], dismissed: ['open', 'checked'], checked: ['open'], resolved: [] }}
    />
  ),
  dismissed_until: <DateInput source="dismissed_until" helperText="resources.code_health.help.dismissed_until" />,
  note: <TextInput source="note" maxLength={500} defaultValue="" helperText="resources.code_health.help.note" />,
};

/** What the list can be narrowed by. */
export const filters = {
  kind: (
    <EnumFilter
      source="kind"
      choices={['company_silent', 'silent', 'no_answers', 'never_scanned']}
      translation="enums.code_finding.kind"
    />
  ),
  node_id: <TreeReferenceFilter source="node_id" reference="units" />,
  state: (
    <EnumFilter
      source="state"
      choices={['open', 'dismissed', 'checked', 'resolved']}
      translation="enums.code_finding.state"
    />
  ),
  node_qr_code_id: <ReferenceFilter source="node_qr_code_id" reference="nodeqrcode" searchable sortBy="node_id" />,
};

/** Beside the fields on the page of a row. */
export const panels = {
  sentence: <OwnPanel name="sentence" />,
  rhythm: <OwnPanel name="rhythm" />,
};

export function CodeFindingList() {
  return <EntityList entity={codeFinding} columns={columns} moreColumns={moreColumns} filters={filters} />;
}

export function CodeFindingShow() {
  return <EntityShow entity={codeFinding} fields={fields} panels={panels} />;
}

export function CodeFindingEdit() {
  return <EntityEdit entity={codeFinding} inputs={inputs} />;
}

export const views = { list: CodeFindingList, show: CodeFindingShow, edit: CodeFindingEdit };

// Generated from schemas/company/custom_field.schema.json. Do not edit; edit the schema.
import {
  BooleanField,
  BooleanInput,
  DateTimeField,
  EnumField,
  EnumFilter,
  EnumInput,
  NumberField,
  NumberInput,
  StringListField,
  StringListInput,
  TextField,
  TextInput,
} from '../../fields/index.ts';
import { Column, EntityCreate, EntityEdit, EntityList, EntityShow } from '../../crud/index.ts';
import { customField } from '../resources.ts';

/** How each field is shown. */
export const fields = {
  entity: (
    <EnumField
      source="entity"
      choices={['customer_user', 'support_ticket', 'node', 'feedback']}
      translation="enums.custom_field.entity"
    />
  ),
  label: <TextField source="label" />,
  key: <TextField source="key" />,
  kind: (
    <EnumField
      source="kind"
      choices={[
  'text',
  'long_text',
  'number',
  'percent',
  'yes_or_no',
  'date',
  'choice',
  'multiple_choice',
  'color',
  'web_address',
  'email',
  'phone',
  'country',
  'language',
]}
      translation="enums.custom_field.kind"
    />
  ),
  choices: <StringListField source="choices" />,
  help: <TextField source="help" />,
  is_required: <BooleanField source="is_required" />,
  seen_by: (
    <EnumField
      source="seen_by"
      choices={['everyone', 'administrators']}
      translation="enums.custom_field.seen_by"
    />
  ),
  in_list: <BooleanField source="in_list" />,
  position: <NumberField source="position" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};

/** The columns of the list, and those that have to be chosen. */
export const columns = {
  label: <Column source="label">{fields.label}</Column>,
  entity: <Column source="entity">{fields.entity}</Column>,
  kind: <Column source="kind">{fields.kind}</Column>,
  is_required: <Column source="is_required">{fields.is_required}</Column>,
  seen_by: <Column source="seen_by">{fields.seen_by}</Column>,
  in_list: <Column source="in_list">{fields.in_list}</Column>,
  position: <Column source="position" numeric>{fields.position}</Column>,
};
export const moreColumns = {
  key: <Column source="key">{fields.key}</Column>,
  choices: <Column source="choices" disableSort>{fields.choices}</Column>,
  help: <Column source="help">{fields.help}</Column>,
  created_at: <Column source="created_at">{fields.created_at}</Column>,
  updated_at: <Column source="updated_at">{fields.updated_at}</Column>,
};

/** What a form asks for. */
export const inputs = {
  entity: (
    <EnumInput
      source="entity"
      defaultValue="customer_user"
      choices={['customer_user', 'support_ticket', 'node', 'feedback']}
      translation="enums.custom_field.entity"
    />
  ),
  label: <TextInput source="label" required minLength={1} maxLength={80} />,
  key: (
    <TextInput
      source="key"
      minLength={1}
      maxLength={40}
      pattern="^(?!.*_(gte|lte|within)$|constructor$|prototype$)[a-z][a-z0-9_]*$"
      helperText="resources.customfields.help.key"
    />
  ),
  kind: (
    <EnumInput
      source="kind"
      defaultValue="text"
      helperText="resources.customfields.help.kind"
      choices={[
  'text',
  'long_text',
  'number',
  'percent',
  'yes_or_no',
  'date',
  'choice',
  'multiple_choice',
  'color',
  'web_address',
  'email',
  'phone',
  'country',
  'language',
]}
      translation="enums.custom_field.kind"
    />
  ),
  choices: (
    <StringListInput
      source="choices"
      when={{ kind: { $in: ['choice', 'multiple_choice'] } }}
      minItems={1}
      maxItems={200}
      helperText="resources.customfields.help.choices"
    />
  ),
  help: <TextInput source="help" maxLength={300} helperText="resources.customfields.help.help" />,
  is_required: (
    <BooleanInput
      source="is_required"
      defaultValue={false}
      helperText="resources.customfields.help.is_required"
    />
  ),
  seen_by: (
    <EnumInput
      source="seen_by"
      defaultValue="everyone"
      helperText="resources.customfields.help.seen_by"
      choices={['everyone', 'administrators']}
      translation="enums.custom_field.seen_by"
    />
  ),
  in_list: <BooleanInput source="in_list" defaultValue={false} helperText="resources.customfields.help.in_list" />,
  position: (
    <NumberInput
      source="position"
      minimum={0}
      maximum={10000}
      defaultValue={0}
      helperText="resources.customfields.help.position"
      step={1}
    />
  ),
};

/** What the list can be narrowed by. */
export const filters = {
  entity: (
    <EnumFilter
      source="entity"
      choices={['customer_user', 'support_ticket', 'node', 'feedback']}
      translation="enums.custom_field.entity"
    />
  ),
  kind: (
    <EnumFilter
      source="kind"
      choices={[
  'text',
  'long_text',
  'number',
  'percent',
  'yes_or_no',
  'date',
  'choice',
  'multiple_choice',
  'color',
  'web_address',
  'email',
  'phone',
  'country',
  'language',
]}
      translation="enums.custom_field.kind"
    />
  ),
  seen_by: (
    <EnumFilter
      source="seen_by"
      choices={['everyone', 'administrators']}
      translation="enums.custom_field.seen_by"
    />
  ),
};

export function CustomFieldList() {
  return <EntityList entity={customField} columns={columns} moreColumns={moreColumns} filters={filters} />;
}

export function CustomFieldShow() {
  return <EntityShow entity={customField} fields={fields} />;
}

export function CustomFieldCreate() {
  return <EntityCreate entity={customField} inputs={inputs} />;
}

export function CustomFieldEdit() {
  return <EntityEdit entity={customField} inputs={inputs} />;
}

export const views = { list: CustomFieldList, show: CustomFieldShow, create: CustomFieldCreate, edit: CustomFieldEdit };

// Generated from schemas/feedback/report_subscription.schema.json. Do not edit; edit the schema.
import {
  BooleanField,
  BooleanFilter,
  BooleanInput,
  DateTimeField,
  EnumField,
  EnumFilter,
  EnumInput,
  NumberField,
  NumberInput,
  TimeZoneField,
  TimeZoneInput,
  TreeReferenceField,
  TreeReferenceFilter,
  TreeReferenceInput,
} from '../../fields/index.ts';
import { Column, EntityCreate, EntityEdit, EntityList, EntityShow } from '../../crud/index.ts';
import { reportSubscription } from '../resources.ts';

/** How each field is shown. */
export const fields = {
  rhythm: (
    <EnumField
      source="rhythm"
      choices={['daily', 'weekly', 'monthly']}
      translation="enums.report_subscription.rhythm"
    />
  ),
  node_id: <TreeReferenceField source="node_id" reference="units" />,
  weekday: (
    <EnumField
      source="weekday"
      choices={['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']}
      translation="enums.report_subscription.weekday"
    />
  ),
  hour: <NumberField source="hour" />,
  time_zone: <TimeZoneField source="time_zone" />,
  only_with_answers: <BooleanField source="only_with_answers" />,
  is_active: <BooleanField source="is_active" />,
  next_at: <DateTimeField source="next_at" />,
  ended_because: (
    <EnumField
      source="ended_because"
      choices={['right_lost', 'unit_deleted']}
      translation="enums.report_subscription.ended_because"
    />
  ),
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};

/** The columns of the list, and those that have to be chosen. */
export const columns = {
  rhythm: <Column source="rhythm">{fields.rhythm}</Column>,
  node_id: <Column source="node_id" disableSort>{fields.node_id}</Column>,
  weekday: <Column source="weekday">{fields.weekday}</Column>,
  hour: <Column source="hour" numeric>{fields.hour}</Column>,
  is_active: <Column source="is_active">{fields.is_active}</Column>,
  next_at: <Column source="next_at">{fields.next_at}</Column>,
};
export const moreColumns = {
  time_zone: <Column source="time_zone">{fields.time_zone}</Column>,
  only_with_answers: <Column source="only_with_answers">{fields.only_with_answers}</Column>,
  ended_because: <Column source="ended_because">{fields.ended_because}</Column>,
  created_at: <Column source="created_at">{fields.created_at}</Column>,
  updated_at: <Column source="updated_at">{fields.updated_at}</Column>,
};

/** What a form asks for. */
export const inputs = {
  rhythm: (
    <EnumInput
      source="rhythm"
      defaultValue="weekly"
      helperText="resources.reportsubscriptions.help.rhythm"
      choices={['daily', 'weekly', 'monthly']}
      translation="enums.report_subscription.rhythm"
    />
  ),
  node_id: (
    <TreeReferenceInput
      source="node_id"
      helperText="resources.reportsubscriptions.help.node_id"
      reference="units"
    />
  ),
  weekday: (
    <EnumInput
      source="weekday"
      defaultValue="monday"
      helperText="resources.reportsubscriptions.help.weekday"
      choices={['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']}
      translation="enums.report_subscription.weekday"
    />
  ),
  hour: <NumberInput source="hour" minimum={0} maximum={23} defaultValue={8} step={1} />,
  time_zone: (
    <TimeZoneInput
      source="time_zone"
      minLength={1}
      maxLength={60}
      defaultValue="UTC"
      helperText="resources.reportsubscriptions.help.time_zone"
    />
  ),
  only_with_answers: (
    <BooleanInput
      source="only_with_answers"
      defaultValue
      helperText="resources.reportsubscriptions.help.only_with_answers"
    />
  ),
  is_active: <BooleanInput source="is_active" defaultValue />,
};

/** What the list can be narrowed by. */
export const filters = {
  rhythm: (
    <EnumFilter
      source="rhythm"
      choices={['daily', 'weekly', 'monthly']}
      translation="enums.report_subscription.rhythm"
    />
  ),
  node_id: <TreeReferenceFilter source="node_id" reference="units" />,
  is_active: <BooleanFilter source="is_active" />,
};

export function ReportSubscriptionList() {
  return <EntityList entity={reportSubscription} columns={columns} moreColumns={moreColumns} filters={filters} />;
}

export function ReportSubscriptionShow() {
  return <EntityShow entity={reportSubscription} fields={fields} />;
}

export function ReportSubscriptionCreate() {
  return <EntityCreate entity={reportSubscription} inputs={inputs} />;
}

export function ReportSubscriptionEdit() {
  return <EntityEdit entity={reportSubscription} inputs={inputs} />;
}

export const views = { list: ReportSubscriptionList, show: ReportSubscriptionShow, create: ReportSubscriptionCreate, edit: ReportSubscriptionEdit };

// Generated from schemas/organization/opening_hours.schema.json. Do not edit; edit the schema.
import {
  CompositeField,
  CompositeInput,
  DateTimeField,
  StringListField,
  StringListInput,
  TimeZoneField,
  TimeZoneInput,
  TreeReferenceField,
  TreeReferenceFilter,
  TreeReferenceInput,
} from '../../fields/index.ts';
import { Column, EntityCreate, EntityEdit, EntityList, EntityShow } from '../../crud/index.ts';
import { openingHours } from '../resources.ts';

/** How each field is shown. */
export const fields = {
  unit: <CompositeField source="unit" />,
  node_id: <TreeReferenceField source="node_id" reference="units" />,
  week: <CompositeField source="week" />,
  time_zone: <TimeZoneField source="time_zone" />,
  monday: <StringListField source="monday" />,
  tuesday: <StringListField source="tuesday" />,
  wednesday: <StringListField source="wednesday" />,
  thursday: <StringListField source="thursday" />,
  friday: <StringListField source="friday" />,
  saturday: <StringListField source="saturday" />,
  sunday: <StringListField source="sunday" />,
  closed_days: <StringListField source="closed_days" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};

/** The columns of the list, and those that have to be chosen. */
export const columns = {
  unit: <Column source="unit" disableSort>{fields.unit}</Column>,
  week: <Column source="week" disableSort>{fields.week}</Column>,
  time_zone: <Column source="time_zone">{fields.time_zone}</Column>,
};
export const moreColumns = {
  node_id: <Column source="node_id" disableSort>{fields.node_id}</Column>,
  monday: <Column source="monday" disableSort>{fields.monday}</Column>,
  tuesday: <Column source="tuesday" disableSort>{fields.tuesday}</Column>,
  wednesday: <Column source="wednesday" disableSort>{fields.wednesday}</Column>,
  thursday: <Column source="thursday" disableSort>{fields.thursday}</Column>,
  friday: <Column source="friday" disableSort>{fields.friday}</Column>,
  saturday: <Column source="saturday" disableSort>{fields.saturday}</Column>,
  sunday: <Column source="sunday" disableSort>{fields.sunday}</Column>,
  closed_days: <Column source="closed_days" disableSort>{fields.closed_days}</Column>,
  created_at: <Column source="created_at">{fields.created_at}</Column>,
  updated_at: <Column source="updated_at">{fields.updated_at}</Column>,
};

/** What a form asks for. */
export const inputs = {
  unit: <CompositeInput source="unit" />,
  node_id: <TreeReferenceInput source="node_id" helperText="resources.openinghours.help.node_id" reference="units" />,
  week: <CompositeInput source="week" />,
  time_zone: (
    <TimeZoneInput
      source="time_zone"
      minLength={1}
      maxLength={60}
      defaultValue="UTC"
      helperText="resources.openinghours.help.time_zone"
    />
  ),
  monday: (
    <StringListInput
      source="monday"
      maxItems={4}
      defaultValue={[]}
      helperText="resources.openinghours.help.monday"
    />
  ),
  tuesday: <StringListInput source="tuesday" maxItems={4} defaultValue={[]} />,
  wednesday: <StringListInput source="wednesday" maxItems={4} defaultValue={[]} />,
  thursday: <StringListInput source="thursday" maxItems={4} defaultValue={[]} />,
  friday: <StringListInput source="friday" maxItems={4} defaultValue={[]} />,
  saturday: <StringListInput source="saturday" maxItems={4} defaultValue={[]} />,
  sunday: <StringListInput source="sunday" maxItems={4} defaultValue={[]} />,
  closed_days: (
    <StringListInput
      source="closed_days"
      maxItems={100}
      defaultValue={[]}
      helperText="resources.openinghours.help.closed_days"
    />
  ),
};

/** What the list can be narrowed by. */
export const filters = {
  node_id: <TreeReferenceFilter source="node_id" reference="units" />,
};

export function OpeningHoursList() {
  return <EntityList entity={openingHours} columns={columns} moreColumns={moreColumns} filters={filters} />;
}

export function OpeningHoursShow() {
  return <EntityShow entity={openingHours} fields={fields} />;
}

export function OpeningHoursCreate() {
  return <EntityCreate entity={openingHours} inputs={inputs} />;
}

export function OpeningHoursEdit() {
  return <EntityEdit entity={openingHours} inputs={inputs} />;
}

export const views = { list: OpeningHoursList, show: OpeningHoursShow, create: OpeningHoursCreate, edit: OpeningHoursEdit };

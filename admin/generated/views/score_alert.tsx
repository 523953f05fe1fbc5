// Generated from schemas/feedback/score_alert.schema.json. Do not edit; edit the schema.
import {
  DateTimeField,
  DateTimeFilter,
  EnumFilter,
  NumberField,
  StateField,
  TreeReferenceField,
  TreeReferenceFilter,
} from '../../fields/index.ts';
import { Column, EntityList, EntityShow, OwnPanel } from '../../crud/index.ts';
import { scoreAlert } from '../resources.ts';

/** How each field is shown. */
export const fields = {
  node_id: <TreeReferenceField source="node_id" reference="units" />,
  state: (
    <StateField
      source="state"
      choices={['open', 'recovered', 'settled', 'withdrawn']}
      translation="enums.score_alert.state"
    />
  ),
  expected: <NumberField source="expected" />,
  seen: <NumberField source="seen" />,
  answers: <NumberField source="answers" />,
  since: <DateTimeField source="since" />,
  found_at: <DateTimeField source="found_at" />,
  ended_at: <DateTimeField source="ended_at" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};

/** The columns of the list, and those that have to be chosen. */
export const columns = {
  node_id: <Column source="node_id" disableSort>{fields.node_id}</Column>,
  state: <Column source="state">{fields.state}</Column>,
  expected: <Column source="expected" numeric>{fields.expected}</Column>,
  seen: <Column source="seen" numeric>{fields.seen}</Column>,
  answers: <Column source="answers" numeric>{fields.answers}</Column>,
  since: <Column source="since">{fields.since}</Column>,
  ended_at: <Column source="ended_at">{fields.ended_at}</Column>,
};
export const moreColumns = {
  found_at: <Column source="found_at">{fields.found_at}</Column>,
  created_at: <Column source="created_at">{fields.created_at}</Column>,
  updated_at: <Column source="updated_at">{fields.updated_at}</Column>,
};

/** What a form asks for. */
export const inputs = {};

/** What the list can be narrowed by. */
export const filters = {
  node_id: <TreeReferenceFilter source="node_id" reference="units" />,
  state: (
    <EnumFilter
      source="state"
      choices={['open', 'recovered', 'settled', 'withdrawn']}
      translation="enums.score_alert.state"
    />
  ),
  since: <DateTimeFilter source="since" />,
};

/** Beside the fields on the page of a row. */
export const panels = {
  score_fall: <OwnPanel name="score_fall" />,
};

export function ScoreAlertList() {
  return <EntityList entity={scoreAlert} columns={columns} moreColumns={moreColumns} filters={filters} />;
}

export function ScoreAlertShow() {
  return <EntityShow entity={scoreAlert} fields={fields} panels={panels} />;
}

export const views = { list: ScoreAlertList, show: ScoreAlertShow };

// Generated from schemas/feedback/node_read.schema.json. Do not edit; edit the schema.
import {
  BooleanField,
  BooleanFilter,
  DateTimeField,
  EnumField,
  EnumFilter,
  LocaleField,
  LocaleFilter,
  ReferenceField,
  ReferenceFilter,
  TreeReferenceField,
  TreeReferenceFilter,
} from '../../fields/index.ts';
import { Column, EntityList } from '../../crud/index.ts';
import { nodeRead } from '../resources.ts';

/** How each field is shown. */
export const fields = {
  node_id: <TreeReferenceField source="node_id" reference="units" />,
  node_qr_code_id: <ReferenceField source="node_qr_code_id" reference="nodeqrcode" />,
  locale: <LocaleField source="locale" />,
  channel: (
    <EnumField
      source="channel"
      choices={['scan', 'link', 'typed', 'kiosk', 'test']}
      translation="enums.node_read.channel"
    />
  ),
  device_class: (
    <EnumField
      source="device_class"
      choices={['phone', 'tablet', 'computer', 'other']}
      translation="enums.node_read.device_class"
    />
  ),
  is_bot: <BooleanField source="is_bot" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};

/** The columns of the list, and those that have to be chosen. */
export const columns = {
  created_at: <Column source="created_at">{fields.created_at}</Column>,
  node_id: <Column source="node_id" disableSort>{fields.node_id}</Column>,
  node_qr_code_id: <Column source="node_qr_code_id" disableSort>{fields.node_qr_code_id}</Column>,
  channel: <Column source="channel">{fields.channel}</Column>,
  locale: <Column source="locale">{fields.locale}</Column>,
  device_class: <Column source="device_class">{fields.device_class}</Column>,
  is_bot: <Column source="is_bot">{fields.is_bot}</Column>,
};
export const moreColumns = {
  updated_at: <Column source="updated_at">{fields.updated_at}</Column>,
};

/** What a form asks for. */
export const inputs = {};

/** What the list can be narrowed by. */
export const filters = {
  node_id: <TreeReferenceFilter source="node_id" reference="units" />,
  node_qr_code_id: <ReferenceFilter source="node_qr_code_id" reference="nodeqrcode" searchable sortBy="node_id" />,
  channel: (
    <EnumFilter
      source="channel"
      choices={['scan', 'link', 'typed', 'kiosk', 'test']}
      translation="enums.node_read.channel"
    />
  ),
  locale: (
    <LocaleFilter
      source="locale"
      choices={[
  'tr',
  'en',
  'fr',
  'de',
  'pt',
  'it',
  'es',
  'ja',
  'ru',
  'ko',
  'ar',
  'nl',
  'pl',
  'cs',
  'hu',
  'ro',
  'bg',
  'el',
  'uk',
  'sv',
  'da',
  'nb',
  'fi',
  'he',
  'fa',
  'hi',
  'zh',
  'th',
  'vi',
  'id',
]}
    />
  ),
  device_class: (
    <EnumFilter
      source="device_class"
      choices={['phone', 'tablet', 'computer', 'other']}
      translation="enums.node_read.device_class"
    />
  ),
  is_bot: <BooleanFilter source="is_bot" />,
};

export function NodeReadList() {
  return <EntityList entity={nodeRead} columns={columns} moreColumns={moreColumns} filters={filters} />;
}

export const views = { list: NodeReadList };

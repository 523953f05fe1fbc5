// Generated from schemas/feedback/reply_template.schema.json. Do not edit; edit the schema.
import {
  DateTimeField,
  LocaleField,
  LocaleInput,
  LongTextField,
  LongTextInput,
  ObjectListField,
  ObjectListInput,
  TextField,
  TextFilter,
  TextInput,
} from '../../fields/index.ts';
import { Column, EntityCreate, EntityEdit, EntityList, EntityShow } from '../../crud/index.ts';
import { replyTemplate } from '../resources.ts';

/** How each field is shown. */
export const fields = {
  name: <TextField source="name" />,
  text: <LongTextField source="text" />,
  translations: (
    <ObjectListField
      source="translations"
      words="resources.replytemplates.properties.translations"
      fields={{
        language: <LocaleField source="language" />,
        text: <LongTextField source="text" />,
      }}
    />
  ),
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};

/** The columns of the list, and those that have to be chosen. */
export const columns = {
  name: <Column source="name">{fields.name}</Column>,
  text: <Column source="text">{fields.text}</Column>,
  updated_at: <Column source="updated_at">{fields.updated_at}</Column>,
};
export const moreColumns = {
  created_at: <Column source="created_at">{fields.created_at}</Column>,
};

/** What a form asks for. */
export const inputs = {
  name: <TextInput source="name" required minLength={1} maxLength={60} />,
  text: (
    <LongTextInput
      source="text"
      required
      minLength={1}
      maxLength={2000}
      helperText="resources.replytemplates.help.text"
    />
  ),
  translations: (
    <ObjectListInput
      source="translations"
      maxItems={29}
      defaultValue={[]}
      helperText="resources.replytemplates.help.translations"
      words="resources.replytemplates.properties.translations"
      blank={{ language: 'en', text: null }}
      inputs={{
        language: (
          <LocaleInput
            source="language"
            required
            defaultValue="en"
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
        text: <LongTextInput source="text" required minLength={1} maxLength={2000} />,
      }}
    />
  ),
};

/** What the list can be narrowed by. */
export const filters = {
  name: <TextFilter source="name" />,
};

export function ReplyTemplateList() {
  return <EntityList entity={replyTemplate} columns={columns} moreColumns={moreColumns} filters={filters} />;
}

export function ReplyTemplateShow() {
  return <EntityShow entity={replyTemplate} fields={fields} />;
}

export function ReplyTemplateCreate() {
  return <EntityCreate entity={replyTemplate} inputs={inputs} />;
}

export function ReplyTemplateEdit() {
  return <EntityEdit entity={replyTemplate} inputs={inputs} />;
}

export const views = { list: ReplyTemplateList, show: ReplyTemplateShow, create: ReplyTemplateCreate, edit: ReplyTemplateEdit };

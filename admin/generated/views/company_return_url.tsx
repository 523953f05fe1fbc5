// Generated from schemas/company/company_return_url.schema.json. Do not edit; edit the schema.
import { BooleanField, BooleanInput, DateTimeField, UrlField, UrlInput } from '../../fields/index.ts';
import { EntityEdit, EntityShow } from '../../crud/index.ts';
import { companyReturnUrl } from '../resources.ts';

/** How each field is shown. */
export const fields = {
  return_url: <UrlField source="return_url" />,
  return_url_enabled: <BooleanField source="return_url_enabled" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};

/** What a form asks for. */
export const inputs = {
  return_url: (
    <UrlInput
      source="return_url"
      maxLength={2000}
      pattern={'^https://[^\\s]+$'}
      helperText="resources.return_url_management.help.return_url"
    />
  ),
  return_url_enabled: <BooleanInput source="return_url_enabled" defaultValue={false} />,
};

/** What the list can be narrowed by. */
export const filters = {};

export function CompanyReturnUrlShow() {
  return <EntityShow entity={companyReturnUrl} fields={fields} />;
}

export function CompanyReturnUrlEdit() {
  return <EntityEdit entity={companyReturnUrl} inputs={inputs} />;
}

export const views = { show: CompanyReturnUrlShow, edit: CompanyReturnUrlEdit };

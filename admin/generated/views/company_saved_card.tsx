// Generated from schemas/company/company_saved_card.schema.json. Do not edit; edit the schema.
import { DateTimeField, NumberField, TextField } from '../../fields/index.ts';
import { EntityShow } from '../../crud/index.ts';
import { companySavedCard } from '../resources.ts';

/** How each field is shown. */
export const fields = {
  brand: <TextField source="brand" />,
  last4: <TextField source="last4" />,
  expiry_month: <NumberField source="expiry_month" />,
  expiry_year: <NumberField source="expiry_year" />,
  holder: <TextField source="holder" />,
  consented_at: <DateTimeField source="consented_at" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};

/** What a form asks for. */
export const inputs = {};

/** What the list can be narrowed by. */
export const filters = {};

export function CompanySavedCardShow() {
  return <EntityShow entity={companySavedCard} fields={fields} />;
}

export const views = { show: CompanySavedCardShow };

import { Column } from '../../../crud/index.ts';
import {
  columns as generatedColumns,
  fields as generatedFields,
  inputs as generatedInputs,
} from '../../../generated/views/plan_location.tsx';
import { CountriesField, withCountries } from './countries.tsx';

const countries = <CountriesField source="countries" />;

export const fields = { ...generatedFields, countries };
export const columns = {
  ...generatedColumns,
  countries: (
    <Column source="countries" disableSort>
      {countries}
    </Column>
  ),
};
export const inputs = { ...generatedInputs, countries: withCountries(generatedInputs.countries) };
export { filters } from '../../../generated/views/plan_location.tsx';

import { Column } from '../../../crud/index.ts';
import {
  columns as generatedColumns,
  fields as generatedFields,
  inputs as generatedInputs,
} from '../../../generated/views/plan_location.tsx';
import { useGetList, useLocale } from 'react-admin';
import type { ReactElement } from 'react';
import { StringListField, StringListInput } from '../../../fields/index.ts';
import { country } from '../../../generated/resources.ts';
import type { CountryRecord } from '../../../generated/types.ts';
import { PAGE_LIMIT } from '../../../providers/data-provider.ts';

// A plan location's countries by the names that the reader knows them by; the wire has ISO 3166-1 codes.

/** ISO 3166-1 has some 250 countries: three pages of the list hold them all. */
const PAGES = [1, 2, 3];

function useCountryName(): (code: string) => string {
  const names = new Intl.DisplayNames([useLocale() ?? 'en'], { type: 'region' });
  return (code) => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code);
}

function CountriesField({ source }: { source: string }) {
  return <StringListField source={source} labelOf={useCountryName()} />;
}

type InputProps = React.ComponentProps<typeof StringListInput>;

function CountriesInput(props: InputProps) {
  const nameOf = useCountryName();
  const collator = new Intl.Collator(useLocale(), { numeric: true });
  const pages = PAGES.map(useCountryPage);
  const codes = pages.flatMap(({ data = [] }) => data.map(({ code }) => code));
  const choices = codes.toSorted((one, other) => collator.compare(nameOf(one), nameOf(other)));
  return <StringListInput {...props} choices={choices} labelOf={nameOf} />;
}

function useCountryPage(page: number) {
  return useGetList<CountryRecord>(country.route, {
    pagination: { page, perPage: PAGE_LIMIT },
    sort: { field: 'code', order: 'ASC' },
  });
}

/** The generated input with the country names in place of the codes. */
function withCountries(input: ReactElement<InputProps>): ReactElement {
  return <CountriesInput {...input.props} helperText="app.plan_location.countries" />;
}

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

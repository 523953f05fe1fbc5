import { useLocale } from 'react-admin';
import { countryCodes } from '../../../shared/i18n/countries.ts';
import type { InputProps } from '../base/use-field-input.tsx';
import { useCountryName } from '../country-names.ts';
import { StringListInput } from './string-list-input.tsx';

/** Some of all countries, in the order of their names. */
export function CountryListInput(props: InputProps) {
  const nameOf = useCountryName();
  const collator = new Intl.Collator(useLocale(), { numeric: true });
  const choices = countryCodes.toSorted((one, other) => collator.compare(nameOf(one), nameOf(other)));
  return <StringListInput {...props} choices={choices} labelOf={nameOf} />;
}

import type { InputProps } from '../base/use-field-input.tsx';
import { useCountries, useCountryName } from '../code-names.ts';
import { StringListInput } from './string-list-input.tsx';

/** Some of all countries, in the order of their names. */
export function CountryListInput(props: InputProps) {
  const choices = useCountries().map(({ code }) => code);
  return <StringListInput {...props} choices={choices} labelOf={useCountryName()} />;
}

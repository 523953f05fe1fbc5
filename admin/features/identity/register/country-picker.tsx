import { Autocomplete, TextField } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { filterFolded } from '../../../fields/base/filter-folded.ts';
import { type CountryChoice, useCountries } from './use-countries.ts';

interface CountryPickerProps {
  /** Two letters; null while nothing is known. */
  country: string | null;
  onChange: (country: string) => void;
  /** A key of admin/i18n, or the server's own words. */
  fault?: string | undefined;
  help?: string;
}

/** The country whose prices and tax count, found by its name in the reader's language. */
export function CountryPicker({ country, onChange, fault, help }: CountryPickerProps) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const choices = useCountries();
  const chosen = country === null ? undefined : choiceOf(choices, country, locale);
  return (
    <Autocomplete<CountryChoice, false, true>
      disableClearable
      options={choices}
      // Undefined would leave it to the field what is chosen.
      {...(chosen ? { value: chosen } : { value: NONE })}
      filterOptions={filterFolded}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ code }) => code}
      isOptionEqualToValue={(one, other) => one.code === other.code}
      onChange={(_, next) => onChange(next.code)}
      noOptionsText={translate('ra.navigation.no_results', { _: '' })}
      renderInput={(props) => (
        <TextField
          {...props}
          label={translate('app.register.country')}
          name="country"
          error={fault !== undefined}
          helperText={fault === undefined ? help : translate(fault, { _: fault })}
        />
      )}
    />
  );
}

const NONE: CountryChoice = { code: '', name: '' };

/** Also before the list is there. */
const choiceOf = (choices: readonly CountryChoice[], code: string, locale: string): CountryChoice =>
  choices.find((one) => one.code === code) ?? {
    code,
    name: new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code,
  };

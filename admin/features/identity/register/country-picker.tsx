import { Autocomplete, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { filterFolded } from '../../../fields/base/filter-folded.ts';
import { type Named, useCountries, useCountryName } from '../../../fields/code-names.ts';

interface CountryPickerProps {
  /** Two letters; null while nothing is known. */
  country: string | null;
  onChange: (country: string) => void;
  /** A key of admin/i18n, or the server's own words. */
  violation?: string | undefined;
  help?: string;
}

/** The country whose prices and tax count, found by its name in the reader's language. */
export function CountryPicker({ country, onChange, violation, help }: CountryPickerProps) {
  const translate = useTranslate();
  const choices = useCountries();
  const nameOf = useCountryName();
  // What an address names may be none of them; undefined would leave it to the field what is chosen.
  const code = country ?? '';
  const chosen = choices.find((choice) => choice.code === code) ?? { code, name: nameOf(code) };
  return (
    <Autocomplete<Named, false, true>
      disableClearable
      options={choices}
      value={chosen}
      filterOptions={filterFolded}
      getOptionLabel={({ name }) => name}
      getOptionKey={(option) => option.code}
      isOptionEqualToValue={(one, other) => one.code === other.code}
      onChange={(_, next) => onChange(next.code)}
      noOptionsText={translate('ra.navigation.no_results', { _: '' })}
      renderInput={(props) => (
        <TextField
          {...props}
          label={translate('app.register.country')}
          name="country"
          error={violation !== undefined}
          helperText={violation === undefined ? help : translate(violation, { _: violation })}
        />
      )}
    />
  );
}

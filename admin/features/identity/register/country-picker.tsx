import { Autocomplete, TextField } from '@mui/material';
import { useLocale, useTranslate, useDataProvider } from 'react-admin';
import { filterFolded } from '../../../fields/base/filter-folded.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { country as countryEntity } from '../../../generated/resources.ts';
import type { CountryRecord } from '../../../generated/types.ts';
import { PAGE_LIMIT } from '../../../providers/data-provider.ts';

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
          error={violation !== undefined}
          helperText={violation === undefined ? help : translate(violation, { _: violation })}
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

interface CountryChoice {
  /** Two letters of ISO 3166-1. */
  code: string;
  name: string;
}

/** ISO 3166-1 has some 250 countries: three pages of the list hold them all. */
const PAGES = [1, 2, 3];

/** All countries by the names that the reader knows them by, in the order of his language; none until they are there. */
function useCountries(): CountryChoice[] {
  const provider = useDataProvider();
  const locale = useLocale() ?? 'en';
  const { data } = useQuery({
    queryKey: ['country-codes'],
    queryFn: async () => {
      const sort = { field: 'code', order: 'ASC' } as const;
      const pages = await Promise.all(
        PAGES.map((page) =>
          provider.getList<CountryRecord>(countryEntity.route, {
            pagination: { page, perPage: PAGE_LIMIT },
            sort,
            filter: {},
          }),
        ),
      );
      return pages.flatMap((page) => page.data.map(({ code }) => code));
    },
    staleTime: Infinity,
  });
  return useMemo(() => {
    const names = new Intl.DisplayNames([locale], { type: 'region' });
    const { compare } = new Intl.Collator(locale, { numeric: true });
    const choices = (data ?? []).map((code) => ({ code, name: names.of(code) ?? code }));
    return choices.toSorted((one, other) => compare(one.name, other.name));
  }, [data, locale]);
}

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDataProvider, useLocale } from 'react-admin';
import { country as countryEntity } from '../../../generated/resources.ts';
import type { CountryRecord } from '../../../generated/types.ts';
import { PAGE_LIMIT } from '../../../providers/data-provider.ts';

export interface CountryChoice {
  /** Two letters of ISO 3166-1. */
  code: string;
  name: string;
}

/** ISO 3166-1 has some 250 countries: three pages of the list hold them all. */
const PAGES = [1, 2, 3];

/** All countries by the names that the reader knows them by, in the order of his language; none until they are there. */
export function useCountries(): CountryChoice[] {
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

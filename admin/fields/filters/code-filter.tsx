import { Autocomplete, Box, TextField } from '@mui/material';
import { filterFolded } from '../base/filter-folded.ts';
import { useAutocompleteTexts } from '../base/use-autocomplete-texts.ts';
import { useCountries, useCountryName, useLanguageName, useLanguages } from '../code-names.ts';
import { FilterChip } from './filter-chip.tsx';
import { useFilter } from './use-filter.ts';

/** Any of some countries. */
export function CountryFilter({ source }: { source: string }) {
  const codes = useCountries().map(({ code }) => code);
  return <CodeFilter source={source} codes={codes} nameOf={useCountryName()} />;
}

/** Any of some languages. */
export function LanguageFilter({ source }: { source: string }) {
  const codes = useLanguages().map(({ code }) => code);
  return <CodeFilter source={source} codes={codes} nameOf={useLanguageName()} />;
}

interface CodeFilterProps {
  source: string;
  codes: string[];
  nameOf: (code: string) => string;
}

function CodeFilter({ source, codes, nameOf }: CodeFilterProps) {
  const texts = useAutocompleteTexts();
  const filter = useFilter(source);
  const chosen = [filter.get()].flat().filter((code) => typeof code === 'string');
  return (
    <FilterChip
      label={filter.label}
      value={chosen.length === 0 ? undefined : chosen.map(nameOf).join(', ')}
      onRemove={() => filter.set({ '': undefined })}
    >
      {() => (
        <Box sx={{ padding: 4, width: 320, maxWidth: '100%' }}>
          <Autocomplete
            multiple
            openOnFocus
            filterSelectedOptions
            options={codes}
            value={chosen}
            onChange={(_, next) => filter.set({ '': next.length === 0 ? undefined : next })}
            filterOptions={filterFolded}
            getOptionLabel={nameOf}
            {...texts}
            slotProps={{ chip: { size: 'small' } }}
            renderInput={(params) => <TextField {...params} label={filter.label} />}
          />
        </Box>
      )}
    </FilterChip>
  );
}

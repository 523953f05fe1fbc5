import { Box, TextField } from '@mui/material';
import { useState } from 'react';
import { StableAutocomplete } from '../base/stable-autocomplete.tsx';
import { useAutocompleteTexts } from '../base/use-autocomplete-texts.ts';
import { isSameOption, type ReferenceProps, useReferenceOptions } from '../references.ts';
import { FilterChip } from './filter-chip.tsx';
import { useFilter } from './use-filter.ts';

/** Rows that point at any of some others. */
export function ReferenceFilter({ source, label, ...reference }: { source: string; label?: string } & ReferenceProps) {
  const texts = useAutocompleteTexts();
  const filter = useFilter(source, label);
  const current = filter.get();
  const ids = (Array.isArray(current) ? current : [current]).filter((id) => typeof id === 'number');
  const [isOpen, setOpen] = useState(false);
  const { options, selected, isPending, isStale, filterOptions, setTyped } = useReferenceOptions(
    reference,
    ids,
    isOpen,
  );
  const value = selected.length === 0 ? undefined : selected.map(({ label }) => label).join(', ');
  return (
    <FilterChip label={filter.label} value={value} onRemove={() => filter.set({ '': undefined })}>
      {() => (
        <Box sx={{ padding: 4, width: 320, maxWidth: '100%' }}>
          <StableAutocomplete
            multiple
            openOnFocus
            filterSelectedOptions
            options={options}
            value={selected}
            loading={isPending}
            isStale={isStale}
            onOpen={() => setOpen(true)}
            onClose={() => setOpen(false)}
            onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
            onChange={(_, chosen) => filter.set({ '': chosen.length === 0 ? undefined : chosen.map(({ id }) => id) })}
            getOptionKey={(option) => option.id}
            getOptionLabel={(option) => option.label}
            isOptionEqualToValue={isSameOption}
            filterOptions={filterOptions}
            {...texts}
            slotProps={{ chip: { size: 'small' } }}
            renderInput={(params) => <TextField {...params} label={filter.label} />}
          />
        </Box>
      )}
    </FilterChip>
  );
}

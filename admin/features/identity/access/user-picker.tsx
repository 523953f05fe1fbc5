import { Box, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList, useGetOne, useTranslate } from 'react-admin';
import { StableAutocomplete } from '../../../fields/base/stable-autocomplete.tsx';
import { useAutocompleteTexts } from '../../../fields/base/use-autocomplete-texts.ts';
import { useTypedSearch } from '../../../fields/base/use-typed-search.ts';
import { customerUser } from '../../../generated/resources.ts';
import type { CustomerUserRecord } from '../../../generated/types.ts';

const FOUND = 25;

interface UserPickerProps {
  label: string;
  value: number | null;
  onChange: (id: number | null) => void;
}

/** Finds a user by name or e-mail. */
export function UserPicker({ label, value, onChange }: UserPickerProps) {
  const translate = useTranslate();
  const texts = useAutocompleteTexts();
  const { words, setTyped, isStale, onlyHits } = useTypedSearch();
  const [isOpen, setOpen] = useState(false);
  const chosen = useGetOne<CustomerUserRecord>(customerUser.route, { id: value ?? 0 }, { enabled: value !== null });
  const found = useGetList<CustomerUserRecord>(
    customerUser.route,
    {
      pagination: { page: 1, perPage: FOUND },
      sort: { field: 'full_name', order: 'ASC' },
      filter: words === '' ? {} : { q: words },
    },
    { enabled: isOpen, placeholderData: (previous) => previous },
  );
  const selected = value === null ? null : (chosen.data ?? null);
  return (
    <StableAutocomplete
      {...texts}
      noOptionsText={translate(found.error ? 'app.errors.choices' : 'app.list.no_match')}
      options={found.data ?? []}
      loading={isOpen && found.isFetching}
      isStale={isOpen && isStale(found)}
      value={selected}
      filterOptions={onlyHits(found.data)}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ full_name: name }) => name}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onChange={(_, user) => onChange(user?.id ?? null)}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      renderOption={({ key, ...item }, user) => (
        <Box component="li" key={key} {...item}>
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography variant="body2">
              <bdi>{user.full_name}</bdi>
            </Typography>
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              <bdi>{user.email}</bdi>
            </Typography>
          </Box>
        </Box>
      )}
      renderInput={(params) => (
        <TextField {...params} label={label} placeholder={value === null ? translate('app.access.type_user') : ''} />
      )}
    />
  );
}

import { TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { StableAutocomplete } from '../../../../fields/base/stable-autocomplete.tsx';
import { useAutocompleteTexts } from '../../../../fields/base/use-autocomplete-texts.ts';
import { isSameOption, type ReferenceOption, useReferenceOptions } from '../../../../fields/references.ts';
import { customer } from '../../../../generated/resources.ts';

interface CustomerPickerProps {
  value: number | null;
  onChange: (id: number | null) => void;
  /** What is wrong with it. */
  violation: string | undefined;
}

/** A company, found by its name. */
export function CustomerPicker({ value, onChange, violation }: CustomerPickerProps) {
  const translate = useTranslate();
  const texts = useAutocompleteTexts();
  const [isOpen, setOpen] = useState(false);
  const { options, selected, isPending, isStale, filterOptions, error, setTyped } = useReferenceOptions(
    { reference: customer.route, searchable: true, sortBy: 'name' },
    value === null ? [] : [value],
    isOpen,
  );
  return (
    <StableAutocomplete
      options={options}
      value={selected[0] ?? null}
      loading={isPending}
      isStale={isStale}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      onChange={(_, option: ReferenceOption | null) => onChange(option?.id ?? null)}
      getOptionKey={(option) => option.id}
      getOptionLabel={(option) => option.label}
      isOptionEqualToValue={isSameOption}
      filterOptions={filterOptions}
      {...texts}
      {...(error ? { noOptionsText: translate('app.errors.choices') } : {})}
      renderInput={(params) => (
        <TextField
          {...params}
          label={translate('resources.marc-library.fields.company_name')}
          error={violation !== undefined}
          helperText={violation}
        />
      )}
    />
  );
}

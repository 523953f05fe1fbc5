import { TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { SteadyAutocomplete } from '../../../fields/base/steady-autocomplete.tsx';
import { useAutocompleteTexts } from '../../../fields/base/use-autocomplete-texts.ts';
import { isSameOption, type ReferenceOption, useReferenceOptions } from '../../../fields/references.ts';
import { companyTag } from '../../../generated/resources.ts';

interface TagPickerProps {
  label: string;
  /** Left out of the choices. */
  exceptId: number;
  value: ReferenceOption | null;
  onChange: (tag: ReferenceOption | null) => void;
  fault: string | null;
}

const TAGS = { reference: companyTag.route, searchable: true, sortBy: 'name' };

/** Chooses a tag by its name. */
export function TagPicker({ label, exceptId, value, onChange, fault }: TagPickerProps) {
  const translate = useTranslate();
  const texts = useAutocompleteTexts();
  const [isOpen, setOpen] = useState(false);
  const { options, isPending, isStale, filterOptions, error, setTyped } = useReferenceOptions(TAGS, [], isOpen);
  return (
    <SteadyAutocomplete
      {...texts}
      options={options.filter(({ id }) => id !== exceptId)}
      value={value}
      loading={isPending}
      isStale={isStale}
      filterOptions={filterOptions}
      getOptionKey={({ id }) => id}
      getOptionLabel={(tag) => tag.label}
      isOptionEqualToValue={isSameOption}
      noOptionsText={translate(error ? 'app.errors.choices' : 'app.tags.merge.none')}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onChange={(_, tag) => onChange(tag)}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      renderInput={(params) => (
        <TextField {...params} label={label} error={fault !== null} helperText={fault} autoFocus />
      )}
    />
  );
}

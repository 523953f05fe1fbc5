import { Box, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { FilterChip } from './filter-chip.tsx';
import { useFilter } from './use-filter.ts';

/** Exactly that text. */
export function TextFilter({ source }: { source: string }) {
  const filter = useFilter(source);
  const value = filter.get();
  return (
    <FilterChip
      label={filter.label}
      value={typeof value === 'string' ? value : undefined}
      onRemove={() => filter.set({ '': undefined })}
    >
      {(close) => (
        <FilterForm
          fields={[{ name: '', label: filter.label, value: typeof value === 'string' ? value : '', type: 'text' }]}
          onApply={({ '': text = '' }) => {
            filter.set({ '': text.trim() === '' ? undefined : text.trim() });
            close();
          }}
        />
      )}
    </FilterChip>
  );
}

interface FilterField {
  name: string;
  label: string;
  value: string;
  type: 'text' | 'date' | 'time' | 'number';
}

interface FilterFormProps {
  fields: FilterField[];
  /** The texts by the names of their fields. */
  onApply: (values: Record<string, string>) => void;
}

/** The little form in a filter's popover. */
export function FilterForm({ fields, onApply }: FilterFormProps) {
  const translate = useTranslate();
  const [values, setValues] = useState(() => Object.fromEntries(fields.map(({ name, value }) => [name, value])));
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        // A form around it in the tree is another one.
        event.stopPropagation();
        onApply(values);
      }}
      sx={{ padding: 4, display: 'grid', gap: 3 }}
    >
      {fields.map(({ name, label, type }, at) => (
        <TextField
          key={name}
          label={label}
          type={type}
          value={values[name] ?? ''}
          onChange={(event) => setValues({ ...values, [name]: event.target.value })}
          autoFocus={at === 0}
          {...(type === 'number' ? { slotProps: { htmlInput: { step: 'any' } } } : {})}
        />
      ))}
      <Button type="submit" variant="contained" size="small" sx={{ justifySelf: 'end' }}>
        {translate('app.filter.apply')}
      </Button>
    </Box>
  );
}

import { Autocomplete, TextField } from '@mui/material';
import type { ReactNode } from 'react';
import { filterFolded } from './filter-folded.ts';
import { useAutocompleteTexts } from './use-autocomplete-texts.ts';
import { nameOfZone, timeZones } from '../../ui/time/time-zones.ts';

interface TimeZonePickerProps {
  label: ReactNode;
  value: string;
  onChange: (zone: string) => void;
  error?: boolean;
  helperText?: ReactNode;
}

/** One of the zones that there are; what the server has and this browser does not know stays. */
export function TimeZonePicker({ label, value, onChange, error = false, helperText }: TimeZonePickerProps) {
  const texts = useAutocompleteTexts();
  const options = timeZones.includes(value) ? timeZones : [value, ...timeZones];
  return (
    <Autocomplete
      {...texts}
      disableClearable
      options={options}
      value={value}
      onChange={(_, zone) => onChange(zone)}
      filterOptions={filterFolded}
      getOptionLabel={nameOfZone}
      renderInput={(params) => <TextField {...params} label={label} error={error} helperText={helperText} />}
    />
  );
}

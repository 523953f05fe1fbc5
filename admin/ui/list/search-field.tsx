import Search from '@mui/icons-material/SearchOutlined';
import { InputAdornment, TextField } from '@mui/material';

interface SearchFieldProps {
  /** What is looked for; also its name for screen readers. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What the server takes: of a list's search when absent. */
  maxLength?: number;
}

const LIST_SEARCH_LENGTH = 200;

/** Where one types what a list is searched for. */
export function SearchField({ label, value, onChange, maxLength = LIST_SEARCH_LENGTH }: SearchFieldProps) {
  return (
    <TextField
      type="search"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      placeholder={label}
      sx={{ width: { xs: '100%', sm: 240 } }}
      slotProps={{
        htmlInput: { 'aria-label': label, maxLength },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search sx={{ color: 'text.secondary' }} />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

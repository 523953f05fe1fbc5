import { MenuItem, Select, ToggleButton, ToggleButtonGroup } from '@mui/material';

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value | null;
  options: readonly { value: Value; text: string }[];
  onChange: (value: Value) => void;
}

/** One of few, all of them in view. */
export function ToggleChoice<Value extends string>({
  label,
  value,
  options,
  onChange,
  isWide = false,
}: ChoiceProps<Value> & { /** On a phone it takes the whole line. */ isWide?: boolean }) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value}
      aria-label={label}
      onChange={(_, chosen: Value | null) => {
        if (chosen !== null) onChange(chosen);
      }}
      sx={{ backgroundColor: 'background.paper', width: { xs: isWide ? '100%' : 'auto', sm: 'auto' } }}
    >
      {options.map((option) => (
        <ToggleButton
          key={option.value}
          value={option.value}
          sx={{
            flexGrow: { xs: 1, sm: 0 },
            textTransform: 'none',
            paddingInline: { xs: 1, sm: 3 },
            paddingBlock: 0,
            height: 32,
            fontWeight: 550,
            fontSize: '0.8125rem',
            whiteSpace: 'nowrap',
            '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: 'accentSurface', color: 'primary.main' },
          }}
        >
          <bdi>{option.text}</bdi>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** One of several; the others on demand. */
export function ListChoice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <Select
      size="small"
      value={value ?? ''}
      onChange={({ target }) => {
        const chosen = options.find((option) => option.value === target.value);
        if (chosen !== undefined) onChange(chosen.value);
      }}
      slotProps={{ input: { 'aria-label': label } }}
      sx={{ height: 32, fontSize: '0.8125rem' }}
    >
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.text}
        </MenuItem>
      ))}
    </Select>
  );
}

import { MenuItem, MenuList } from '@mui/material';
import { useTranslate } from 'react-admin';
import { FilterChip } from './filter-chip.tsx';
import { useFilter } from './use-filter.ts';

interface BooleanFilterProps {
  source: string;
  /** Keys of what the two choices are called. */
  words?: { true: string; false: string };
}

const YES_NO = { true: 'ra.boolean.true', false: 'ra.boolean.false' };

/** Yes or no. */
export function BooleanFilter({ source, words = YES_NO }: BooleanFilterProps) {
  const translate = useTranslate();
  const filter = useFilter(source);
  const value = filter.get();
  return (
    <FilterChip
      label={filter.label}
      value={typeof value === 'boolean' ? translate(words[`${value}`]) : undefined}
      onRemove={() => filter.set({ '': undefined })}
    >
      {(close) => (
        <MenuList autoFocusItem aria-label={filter.label}>
          {[true, false].map((option) => (
            <MenuItem
              key={String(option)}
              role="menuitemradio"
              aria-checked={value === option}
              selected={value === option}
              onClick={() => {
                filter.set({ '': option });
                close();
              }}
            >
              {translate(words[`${option}`])}
            </MenuItem>
          ))}
        </MenuList>
      )}
    </FilterChip>
  );
}

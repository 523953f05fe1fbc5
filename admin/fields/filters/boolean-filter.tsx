import { MenuItem, MenuList } from '@mui/material';
import { useTranslate } from 'react-admin';
import { FilterChip } from './filter-chip.tsx';
import { useFilter } from './use-filter.ts';

/** Yes or no. */
export function BooleanFilter({ source }: { source: string }) {
  const translate = useTranslate();
  const filter = useFilter(source);
  const value = filter.get();
  return (
    <FilterChip
      label={filter.label}
      value={typeof value === 'boolean' ? translate(`ra.boolean.${value}`) : undefined}
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
              {translate(`ra.boolean.${option}`)}
            </MenuItem>
          ))}
        </MenuList>
      )}
    </FilterChip>
  );
}

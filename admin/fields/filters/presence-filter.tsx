import { MenuItem, MenuList } from '@mui/material';
import { use } from 'react';
import { useTranslate } from 'react-admin';
import { useListFilter } from '../../ui/list/use-list-filter.ts';
import { FilterChip } from './filter-chip.tsx';
import { FilterPartContext } from './filter-part.ts';
import { askingFor, PRESENCES, presenceOf } from './presence.ts';
import { useFilter } from './use-filter.ts';

/** Whether there is a value at all: a file, a picture, an object. */
export function PresenceFilter({ source }: { source: string }) {
  const translate = useTranslate();
  const list = useListFilter();
  const { values, set } = use(FilterPartContext) ?? list;
  const { label } = useFilter(source);
  const presence = presenceOf(values, source);
  return (
    <FilterChip
      label={label}
      value={presence && translate(`app.filter.presence.${presence}`)}
      onRemove={() => set(askingFor(values, source, undefined))}
    >
      {(close) => (
        <MenuList autoFocusItem aria-label={label}>
          {PRESENCES.map((option) => (
            <MenuItem
              key={option}
              role="menuitemradio"
              aria-checked={presence === option}
              selected={presence === option}
              onClick={() => {
                set(askingFor(values, source, option));
                close();
              }}
            >
              {translate(`app.filter.presence.${option}`)}
            </MenuItem>
          ))}
        </MenuList>
      )}
    </FilterChip>
  );
}

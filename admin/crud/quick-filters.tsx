import { Box, Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { mayFindBy } from '../entities/access.ts';
import { fromWire } from '../providers/filter-nulls.ts';
import { useUserData } from '../providers/use-session.tsx';
import { type FilterValues, useListFilter } from '../ui/list/use-list-filter.ts';
import { isSameFilter } from './saved-views/same-view.ts';
import { useScreen } from './screen-context.tsx';

/** What the schema calls whoever looks. */
const READER = '$user.id';

/** Filters of the schema that are one press away. */
export function QuickFilters() {
  const translate = useTranslate();
  const { entity } = useScreen();
  const { values, set } = useListFilter();
  const quick = useQuickFilters();
  if (quick.length === 0) return null;
  return (
    <Box role="group" aria-label={translate('app.filter.quick')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {quick.map(([name, wanted]) => {
        const names = Object.keys(wanted);
        const shown = Object.fromEntries(names.flatMap((one) => (one in values ? [[one, values[one]]] : [])));
        const isOn = isSameFilter(shown, wanted);
        return (
          <Chip
            key={name}
            label={translate(`resources.${entity.route}.quick.${name}`)}
            aria-pressed={isOn}
            color={isOn ? 'primary' : 'default'}
            variant={isOn ? 'filled' : 'outlined'}
            onClick={() => set(isOn ? Object.fromEntries(names.map((one) => [one, undefined])) : wanted)}
          />
        );
      })}
    </Box>
  );
}

/** Those that the reader may find rows by, as the list keeps its filter. */
function useQuickFilters(): [name: string, values: FilterValues][] {
  const { entity, fixed } = useScreen();
  const user = useUserData();
  const isHidden = (name: string): boolean => name in fixed || !mayFindBy(entity, name, user);
  return Object.entries(entity.quick ?? {}).flatMap(([name, values]): [string, FilterValues][] => {
    if (Object.keys(values).some(isHidden)) return [];
    const ofReader = Object.entries(values).map(([field, value]) => [field, value === READER ? user?.id : value]);
    return [[name, fromWire(Object.fromEntries(ofReader))]];
  });
}

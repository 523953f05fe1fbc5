import { Box, List, ListItemButton, ListItemText } from '@mui/material';
import { useTranslate } from 'react-admin';
import { FilterChip } from '../../../../fields/filters/filter-chip.tsx';
import { DateFilter, ReferenceFilter } from '../../../../fields/index.ts';
import { customerUser } from '../../../../generated/resources.ts';
import { FilterChips } from '../../../../ui/list/filter-chips.tsx';
import { useListFilter } from '../../../../ui/list/use-list-filter.ts';
import { kinds } from './audit-actions.ts';

/** By whom, of what kind and when. */
export function AuditFilters() {
  const { values, clear } = useListFilter();
  return (
    <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <FilterChips onClear={Object.keys(values).length > 1 ? clear : undefined}>
        <ReferenceFilter source="actor_id" reference={customerUser.route} searchable sortBy="full_name" />
        <KindFilter />
        <DateFilter source="created_at" />
      </FilterChips>
    </Box>
  );
}

/** One of a few kinds, each of which stands for many operations or records. */
function KindFilter() {
  const translate = useTranslate();
  const { values, set } = useListFilter();
  const { operation, entity } = values;
  const current = Object.entries(kinds).find(
    ([, kind]) => String(kind.operation) === String(operation) && String(kind.entity) === String(entity),
  )?.[0];
  const nameOf = (kind: string) => translate(`app.account.audit.kinds.${kind}`);
  return (
    <FilterChip
      label={translate('app.account.audit.kind')}
      value={current === undefined ? undefined : nameOf(current)}
      onRemove={() => set({ operation: undefined, entity: undefined })}
    >
      {(close) => (
        <List dense>
          {Object.entries(kinds).map(([kind, { operation: operations, entity: entities }]) => (
            <ListItemButton
              key={kind}
              selected={kind === current}
              onClick={() => {
                set({ operation: operations, entity: entities });
                close();
              }}
            >
              <ListItemText primary={nameOf(kind)} />
            </ListItemButton>
          ))}
        </List>
      )}
    </FilterChip>
  );
}

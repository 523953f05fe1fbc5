import { Box, FormControlLabel, Switch } from '@mui/material';
import { type RaRecord, useGetManyAggregate, useTranslate } from 'react-admin';
import { TreePicker } from '../tree/tree-picker.tsx';
import { treeFieldsOf, useTreeName } from '../tree/tree-rows.ts';
import { FilterChip } from './filter-chip.tsx';
import { useFilter } from './use-filter.ts';

const BELOW = '_within';

/** Rows that refer to one row of a tree, with all below it or to that one alone. */
export function TreeReferenceFilter({
  source,
  label,
  reference,
}: {
  source: string;
  label?: string;
  reference: string;
}) {
  const translate = useTranslate();
  const filter = useFilter(source, label);
  const own = filter.get();
  const isWide = own === undefined;
  const chosen = own ?? filter.get(BELOW);
  // An address or a saved view may name several.
  const ids = (Array.isArray(chosen) ? chosen : [chosen]).filter((one) => typeof one === 'number');
  const id = ids.length === 1 ? (ids[0] ?? null) : null;
  const name = useNames(reference, ids);
  const choose = (row: number | null, wide: boolean) =>
    filter.set({ '': wide ? undefined : (row ?? undefined), [BELOW]: wide ? (row ?? undefined) : undefined });
  return (
    <FilterChip
      label={filter.label}
      value={ids.length === 0 ? undefined : isWide ? translate('app.tree_picker.and_below', { name }) : name}
      onRemove={() => choose(null, true)}
    >
      {() => (
        <Box sx={{ display: 'grid', gap: 3, padding: 4, width: 320, maxWidth: '100%' }}>
          <TreePicker
            reference={reference}
            label={filter.label}
            value={id}
            onChange={(row) => choose(row, isWide)}
            autoFocus
          />
          <FormControlLabel
            control={
              <Switch size="small" checked={isWide} disabled={id === null} onChange={(_, wide) => choose(id, wide)} />
            }
            label={translate('app.tree_picker.with_below')}
            sx={{ gap: 1, marginInline: 0 }}
          />
        </Box>
      )}
    </FilterChip>
  );
}

function useNames(reference: string, ids: readonly number[]): string {
  const nameOf = useTreeName(reference);
  const { data = [] } = useGetManyAggregate<RaRecord>(
    reference,
    { ids: [...ids], meta: { fields: treeFieldsOf(reference) } },
    { enabled: ids.length > 0 },
  );
  const rows = data as (RaRecord | undefined)[];
  return ids
    .map((id) => {
      const row = rows.find((one) => one?.id === id);
      return row === undefined ? `#${id}` : nameOf(row);
    })
    .join(', ');
}

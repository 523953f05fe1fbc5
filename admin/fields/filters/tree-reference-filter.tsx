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
  const id = typeof chosen === 'number' ? chosen : null;
  const name = useName(reference, id);
  const choose = (row: number | null, wide: boolean) =>
    filter.set({ '': wide ? undefined : (row ?? undefined), [BELOW]: wide ? (row ?? undefined) : undefined });
  return (
    <FilterChip
      label={filter.label}
      value={id === null ? undefined : isWide ? translate('app.tree_picker.and_below', { name }) : name}
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

function useName(reference: string, id: number | null): string {
  const nameOf = useTreeName(reference);
  const { data } = useGetManyAggregate<RaRecord>(
    reference,
    { ids: id === null ? [] : [id], meta: { fields: treeFieldsOf(reference) } },
    { enabled: id !== null },
  );
  const row = (data as (RaRecord | undefined)[] | undefined)?.[0];
  return row === undefined ? `#${id}` : nameOf(row);
}

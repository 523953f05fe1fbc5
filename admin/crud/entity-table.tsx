import { Box } from '@mui/material';
import { Fragment } from 'react';
import { DataTable, type RaRecord, useListContext, useTranslate } from 'react-admin';
import { BAR_SPACE, belowBars } from '../theme/measures.ts';
import { offeredFor, useOffered } from './actions/use-offered.ts';
import { BulkBar } from './bulk-bar.tsx';
import { InlineTable } from './inline/inline-table.tsx';
import { COMPACT, useCompactRows } from './columns/density.ts';
import type { Pieces } from './filter-bar.tsx';
import { ROW_ACTIONS_CLASS, RowActionsColumn } from './row-actions.tsx';
import { useGoTo, useScreen } from './screen-context.tsx';
import { SelectColumn } from './select-column.tsx';
import { useMay, useMayOpenForm } from '../entities/use-access.ts';
import { useOverflow } from '../ui/layout/use-overflow.ts';
import { useSelectable } from './use-selectable.ts';

/** The rows as a table; its header stays in view while the page scrolls. */
export function EntityTable({ columns }: { columns: Pieces }) {
  const translate = useTranslate();
  const { entity, place } = useScreen();
  const may = useMay(entity.route);
  const mayOpenForm = useMayOpenForm(entity);
  const goTo = useGoTo();
  const isSelectable = useSelectable();
  const actions = useOffered(entity, 'row');
  const { frame, overflows, sx } = useOverflow();
  const { data = [] } = useListContext<RaRecord>();
  const isReadHere = entity.paths !== undefined;
  const hasActions =
    !isReadHere && data.some((row) => may('delete', row) || mayOpenForm(row) || offeredFor(row, actions).length > 0);
  const [isCompact] = useCompactRows();
  return (
    <Box ref={frame} sx={sx}>
      <InlineTable columns={Object.keys(columns)}>
        <DataTable
          bulkActionsToolbar={<BulkBar />}
          bulkActionButtons={false}
          empty={<></>}
          rowClick={(id) => {
            if (may('detail')) goTo('show', id);
            return false;
          }}
          rowSx={(record: RaRecord) => (record.id === place.id ? { backgroundColor: 'accentSurface' } : {})}
          aria-label={translate(`resources.${entity.route}.name`, { smart_count: 2 })}
          sx={{
            '--header-top': overflows ? '0px' : belowBars(BAR_SPACE),
            '& .RaDataTable-headerCell': { top: 'var(--header-top)' },
            '& .RaDataTable-clickableRow': { cursor: may('detail') ? 'pointer' : 'default' },
            ...(isCompact ? COMPACT : {}),
            '& tbody tr:last-of-type td': { borderBottom: 0 },
            [`@media (hover: hover)`]: {
              [`& .${ROW_ACTIONS_CLASS}`]: { opacity: 0, transition: 'opacity 120ms' },
              [`& tr:hover .${ROW_ACTIONS_CLASS}, & .${ROW_ACTIONS_CLASS}:focus-within`]: { opacity: 1 },
            },
          }}
        >
          {!isReadHere && data.some(isSelectable) && <SelectColumn />}
          {Object.entries(columns).map(([source, column]) => (
            <Fragment key={source}>{column}</Fragment>
          ))}
          {hasActions && <RowActionsColumn />}
        </DataTable>
      </InlineTable>
    </Box>
  );
}

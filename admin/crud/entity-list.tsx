import { Box, Stack, Typography } from '@mui/material';
import { type ReactNode, useRef } from 'react';
import { ListBase, type SortPayload, useListContext, useTranslate } from 'react-admin';
import { ListActionButtons } from './actions/offered-actions.tsx';
import { AddButton } from './add-button.tsx';
import { BinButton } from './bin/bin-button.tsx';
import { BoardView } from './board/board-view.tsx';
import { CalendarView } from './calendar/calendar-view.tsx';
import type { OfferedColumns } from './columns/column-choice.ts';
import { ColumnMenu, DensitySwitch } from './columns/column-menu.tsx';
import { LeadColumnProvider } from './columns/lead-column.ts';
import { ViewMenu } from './saved-views/view-menu.tsx';
import { useColumnName } from './columns/use-column-name.ts';
import { useColumns } from './columns/use-columns.ts';
import { ImportButton } from './import/import-button.tsx';
import { ExportMenu } from './export-menu.tsx';
import { EntityTable } from './entity-table.tsx';
import { FilterBar, type Pieces } from './filter-bar.tsx';
import { ListContent, useIsBare } from '../ui/list/list-content.tsx';
import type { EntityResource } from '../entities/resource.ts';
import { NothingYet } from './nothing-yet.tsx';
import { LayoutSwitch } from './layouts/layout-switch.tsx';
import { useLayout } from './layouts/use-layout.ts';
import { useViews } from './views-context.tsx';
import { GroupMenu } from './summary/group-menu.tsx';
import { RowGroups } from './summary/row-groups.tsx';
import { SumLine } from './summary/sum-line.tsx';
import { useGrouping } from './summary/use-grouping.ts';
import { QuickFilters } from './quick-filters.tsx';
import { useLiveRows } from './use-live-rows.ts';
import { useReread } from './use-reread.ts';
import { useCustomPieces } from './custom/use-custom-pieces.tsx';
import { RowCards } from './row-cards.tsx';
import { ToolsMenu } from '../ui/menus/tools-menu.tsx';
import { listQuery } from '../ui/list/list-query.ts';
import { useScreen } from './screen-context.tsx';
import { useRestoredFocus } from '../ui/layout/use-restored-focus.ts';
import { useNames } from '../entities/use-names.ts';
import { usePageTitle } from '../ui/layout/use-page-title.ts';

const PAGE_SIZE = 25;
const NONE: Pieces = {};

export interface EntityListProps {
  entity: EntityResource;
  columns: Pieces;
  /** Columns that have to be chosen. */
  moreColumns?: Pieces;
  filters: Pieces;
  /** What the rows are sorted by at first, where it is not what the schema says. */
  sort?: SortPayload;
  /** The way to a new row, where it is not the form for one. */
  add?: ReactNode;
  /** Between the heading and the rows. */
  children?: ReactNode;
  /** What stands in place of the rows when there is none at all. */
  empty?: ReactNode;
}

/** The rows of an entity: search, filters, sorting, pages, and the way to each row. */
export function EntityList({ entity, sort, ...pieces }: EntityListProps) {
  const { fixed, embedded } = useScreen();
  const [field, order] = entity.sort;
  const isFixed = field in fixed;
  return (
    <ListBase
      resource={entity.route}
      sort={sort ?? { field: isFixed ? 'id' : field, order: order === 'asc' ? 'ASC' : 'DESC' }}
      perPage={PAGE_SIZE}
      filter={fixed}
      queryOptions={listQuery}
      {...(embedded ? { disableSyncWithLocation: true, storeKey: false as const } : {})}
    >
      <ListPage entity={entity} {...pieces} />
    </ListBase>
  );
}

function ListPage({ entity, moreColumns = NONE, add, children, empty, ...pieces }: Omit<EntityListProps, 'sort'>) {
  const custom = useCustomPieces(entity);
  const { LimitWarning } = useViews();
  const columns = { ...pieces.columns, ...custom.columns };
  const filters = { ...pieces.filters, ...custom.filters };
  const { embedded, place } = useScreen();
  const many = useListName(entity);
  usePageTitle(embedded || place.view !== 'list' ? undefined : many);
  const isBare = useIsBare();
  const more = { ...moreColumns, ...custom.moreColumns };
  const nameOf = useColumnName({ ...more, ...columns });
  const chosen = useColumns(columns, more, Object.keys(pieces.columns).length);
  const names = Object.keys(chosen.shown);
  useReread(entity);
  useLiveRows(entity, 'lists');
  const { data } = useListContext();
  const frame = useRef<HTMLElement>(null);
  const noteFocus = useRestoredFocus(
    frame,
    data?.map(({ id }) => id),
  );
  return (
    <Stack ref={frame} onFocus={noteFocus} component="section" aria-label={many} sx={{ gap: 4 }}>
      <ListHeading entity={entity} isBare={isBare} add={add ?? <AddButton entity={entity} />} />
      {entity.limit !== undefined && LimitWarning && <LimitWarning limit={entity.limit} />}
      {entity.described && !isBare && <Described entity={entity} />}
      {children}
      {!isBare && <QuickFilters />}
      {!isBare && (
        <ListTools filters={filters} more={custom.moreFilters} columns={chosen.offer} nameOf={nameOf} names={names} />
      )}
      <LeadColumnProvider value={names[0]}>
        <Rows
          columns={chosen.shown}
          filters={filters}
          empty={empty ?? <NothingYet entity={entity} />}
          name={embedded ? many : undefined}
        />
      </LeadColumnProvider>
    </Stack>
  );
}

interface ListToolsProps {
  filters: Pieces;
  /** Filters that have to be chosen. */
  more: Pieces;
  columns: OfferedColumns;
  nameOf: (source: string) => string;
  /** Of the columns that are shown. */
  names: string[];
}

/** What narrows the list, and what is done with all that it finds. */
function ListTools({ filters, more, columns, nameOf, names }: ListToolsProps) {
  const { embedded, entity } = useScreen();
  const many = useListName(entity);
  const { shown: layout } = useLayout();
  const hasTools = !embedded || columns.offered.length > 1 || entity.exported;
  return (
    <FilterBar filters={filters} more={more} of={embedded ? many : undefined}>
      {hasTools && (
        <ToolsMenu>
          {!embedded && <ViewMenu />}
          {columns.offered.length > 1 && (
            <ColumnMenu columns={columns} nameOf={nameOf}>
              <DensitySwitch />
            </ColumnMenu>
          )}
          {entity.imported && !embedded && <ImportButton />}
          {!embedded && layout === 'table' && <GroupMenu />}
          {entity.exported && <ExportMenu columns={names} />}
        </ToolsMenu>
      )}
      <LayoutSwitch />
    </FilterBar>
  );
}

interface RowsProps {
  columns: Pieces;
  filters: Pieces;
  empty: ReactNode;
  name: string | undefined;
}

/** As a board, as a calendar, in groups, or one below the other. */
function Rows({ columns, filters, empty, name }: RowsProps) {
  const { embedded, entity } = useScreen();
  const { total } = useListContext();
  const { group } = useGrouping();
  const { shown } = useLayout();
  const { board, calendar } = entity;
  if (total !== 0 && shown === 'board' && board) return <BoardView board={board} columns={columns} />;
  if (total !== 0 && shown === 'calendar' && calendar) return <CalendarView calendar={calendar} columns={columns} />;
  if (total !== 0 && group !== undefined && !embedded)
    return <RowGroups group={group} columns={columns} filters={filters} />;
  return (
    <ListContent
      empty={empty}
      table={<EntityTable columns={columns} />}
      cards={<RowCards columns={columns} />}
      sums={<SumLine columns={columns} />}
      name={name}
    />
  );
}

/** What the list is called where it stands. */
function useListName(entity: EntityResource): string {
  const translate = useTranslate();
  const { title } = useScreen();
  const { many } = useNames(entity);
  return title === undefined ? many : translate(title);
}

function ListHeading({ entity, isBare, add }: { entity: EntityResource; isBare: boolean; add: ReactNode }) {
  const { embedded } = useScreen();
  const many = useListName(entity);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 3,
        minHeight: 36,
      }}
    >
      <Typography variant={embedded ? 'h2' : 'h1'} component={embedded ? 'h2' : 'h1'}>
        {many}
      </Typography>
      {/* Where there is nothing yet, that is offered in the place of the rows. */}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <BinButton />
        <ListActionButtons />
        {!isBare && add}
      </Box>
    </Box>
  );
}

/** What holds for its rows as a whole. */
function Described({ entity }: { entity: EntityResource }) {
  const translate = useTranslate();
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '80ch' }}>
      {translate(`resources.${entity.route}.list`)}
    </Typography>
  );
}

import SearchOff from '@mui/icons-material/SearchOffOutlined';
import { Box, Button, Card, Stack, Typography, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { ListBase, useListContext, useTranslate } from 'react-admin';
import { useUserData } from '../providers/use-session.tsx';
import { offersCreate } from './access.ts';
import { AddButton } from './add-button.tsx';
import { iconOf } from './icon-of.ts';
import { EmptyState } from './empty-state.tsx';
import { EntityTable } from './entity-table.tsx';
import { ErrorState } from './error-state.tsx';
import { FilterBar, type Pieces } from './filter-bar.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { Pagination } from './pagination.tsx';
import type { EntityResource } from './resource.ts';
import { RowCards } from './row-cards.tsx';
import { useScreen } from './screen-context.tsx';
import { useNames } from './use-names.ts';
import { usePageTitle } from './use-page-title.ts';

const PAGE_SIZE = 25;

export interface EntityListProps {
  entity: EntityResource;
  columns: Pieces;
  filters: Pieces;
  /** Between the heading and the rows. */
  children?: ReactNode;
  /** What stands in place of the rows when there is none at all. */
  empty?: ReactNode;
}

/** The rows of an entity: search, filters, sorting, pages, and the way to each row. */
export function EntityList({ entity, ...pieces }: EntityListProps) {
  const { fixed, embedded } = useScreen();
  const [field, order] = entity.sort;
  const isFixed = field in fixed;
  return (
    <ListBase
      resource={entity.route}
      sort={{ field: isFixed ? 'id' : field, order: order === 'asc' ? 'ASC' : 'DESC' }}
      perPage={PAGE_SIZE}
      filter={fixed}
      {...(embedded ? { disableSyncWithLocation: true, storeKey: false as const } : {})}
    >
      <ListPage entity={entity} {...pieces} />
    </ListBase>
  );
}

function ListPage({ entity, columns, filters, children, empty }: EntityListProps) {
  const { embedded, place } = useScreen();
  const { many } = useNames(entity);
  const { isPending, error, total, data, filterValues, refetch } = useListContext();
  usePageTitle(embedded || place.view !== 'list' ? undefined : many);
  const isFiltered = Object.keys(filterValues as object).length > 0;
  const isBare = !isPending && !error && total === 0 && !isFiltered;
  return (
    <Stack component="section" aria-label={many} sx={{ gap: 4 }}>
      <ListHeading entity={entity} isBare={isBare} />
      {children}
      {!isBare && <FilterBar filters={filters} />}
      {isPending ? (
        <ListSkeleton />
      ) : error && data === undefined ? (
        <Card>
          <ErrorState error={error} onRetry={() => void refetch()} />
        </Card>
      ) : isBare ? (
        <Card>{empty ?? <NothingYet entity={entity} />}</Card>
      ) : total === 0 ? (
        <Card>
          <NothingFound />
        </Card>
      ) : (
        <Rows columns={columns} />
      )}
    </Stack>
  );
}

function ListHeading({ entity, isBare }: { entity: EntityResource; isBare: boolean }) {
  const { embedded } = useScreen();
  const { many } = useNames(entity);
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
      {!isBare && <AddButton entity={entity} />}
    </Box>
  );
}

function Rows({ columns }: { columns: Pieces }) {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const { isPlaceholderData } = useListContext();
  const dim = { opacity: isPlaceholderData ? 0.6 : 1, transition: 'opacity 120ms' };
  if (isNarrow) {
    return (
      <Box sx={dim}>
        <RowCards columns={columns} />
        <Pagination />
      </Box>
    );
  }
  return (
    // A card that hid its overflow would keep the header from staying in view.
    <Card sx={{ ...dim, overflow: 'visible' }}>
      <EntityTable columns={columns} />
      <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
        <Pagination />
      </Box>
    </Card>
  );
}

function NothingYet({ entity }: { entity: EntityResource }) {
  const translate = useTranslate();
  const user = useUserData();
  return (
    <EmptyState Icon={iconOf(entity)} title={translate('app.list.nothing_yet')} action={<AddButton entity={entity} />}>
      {translate(offersCreate(entity, user, 0) ? 'app.list.add_first' : 'app.list.will_appear')}
    </EmptyState>
  );
}

function NothingFound() {
  const translate = useTranslate();
  const { setFilters } = useListContext();
  return (
    <EmptyState
      Icon={SearchOff}
      title={translate('app.list.nothing_found')}
      action={
        <Button variant="outlined" onClick={() => setFilters({}, {})}>
          {translate('ra.navigation.clear_filters')}
        </Button>
      }
    >
      {translate('app.list.other_filters')}
    </EmptyState>
  );
}

import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import FilterAlt from '@mui/icons-material/FilterAltOutlined';
import { Box, ButtonBase, Card, IconButton, Tooltip, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { ListBase, useListContext, useLocale, useTranslate } from 'react-admin';
import { FilterPartContext } from '../../fields/filters/filter-part.ts';
import type { RowGroup } from '../../providers/summary.ts';
import { ListContent } from '../../ui/list/list-content.tsx';
import { listQuery } from '../../ui/list/list-query.ts';
import { ListSkeleton } from '../../ui/list/list-skeleton.tsx';
import { useListFilter } from '../../ui/list/use-list-filter.ts';
import { EntityTable } from '../entity-table.tsx';
import type { Pieces } from '../filter-bar.tsx';
import { RowCards } from '../row-cards.tsx';
import { useScreen } from '../screen-context.tsx';
import { filterOfGroup, monthName } from './group-filter.ts';
import { SumsOf } from './sums-of.tsx';
import { useGrouping } from './use-grouping.ts';
import { useShownSums } from './use-shown-sums.ts';
import { useSummary } from './use-summary.ts';

interface RowGroupsProps {
  group: string;
  columns: Pieces;
  filters: Pieces;
}

/** As many as the API answers. */
const MOST_GROUPS = 100;

/** The list by the values of a field: how many rows there are of each, their sums, and the rows themselves. */
export function RowGroups({ group, columns, filters }: RowGroupsProps) {
  const translate = useTranslate();
  const { entity } = useScreen();
  const { data } = useSummary(group, useShownSums(entity, columns));
  if (data === undefined) return <ListSkeleton />;
  return (
    <Card component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {data.map((one) => (
        <GroupRows key={String(one.value)} group={group} one={one} columns={columns} filters={filters} />
      ))}
      {data.length >= MOST_GROUPS && (
        <Typography component="li" variant="body2" sx={{ padding: 3, color: 'text.secondary' }}>
          {translate('app.list.group.largest', { count: MOST_GROUPS })}
        </Typography>
      )}
    </Card>
  );
}

function GroupRows({ group, one, columns, filters }: RowGroupsProps & { one: RowGroup }) {
  const translate = useTranslate();
  const format = new Intl.NumberFormat(useLocale());
  const { set } = useListFilter();
  const { choose } = useGrouping();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const narrow = () => {
    set(filterOfGroup(group, one.value));
    choose(undefined);
  };
  return (
    <Box component="li" sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 4,
          rowGap: 1,
          paddingInline: 3,
          minHeight: 48,
        }}
      >
        <ButtonBase
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
          sx={{
            gap: 2,
            font: 'inherit',
            fontWeight: 550,
            borderRadius: 1,
            paddingBlock: 1,
            minWidth: 0,
            textAlign: 'start',
          }}
        >
          <ExpandMore
            fontSize="small"
            sx={{
              color: 'text.secondary',
              transition: 'transform 120ms',
              transform: isOpen ? 'none' : 'rotate(-90deg)',
            }}
          />
          <span>
            <GroupName group={group} value={one.value} filters={filters} />
          </span>
          <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
            {format.format(one.count)}
          </Box>
        </ButtonBase>
        <Box sx={{ marginInlineStart: 'auto' }}>
          <SumsOf sums={one.sums} columns={columns} />
        </Box>
        <Tooltip title={translate('app.list.group.only')}>
          <IconButton size="small" aria-label={translate('app.list.group.only')} onClick={narrow}>
            <FilterAlt fontSize="small" />
          </IconButton>
        </Tooltip>
      </Box>
      {isOpen && (
        <Box id={id} sx={{ paddingInline: 3, paddingBottom: 3 }}>
          <RowsOfGroup group={group} value={one.value} columns={columns} />
        </Box>
      )}
    </Box>
  );
}

/** A list of its own, in the order of the one around. */
function RowsOfGroup({ group, value, columns }: { group: string; value: RowGroup['value']; columns: Pieces }) {
  const { entity } = useScreen();
  const { filter, filterValues, sort } = useListContext();
  const own = { ...(filterValues as object), ...(filter as object | undefined), ...filterOfGroup(group, value) };
  return (
    <ListBase
      resource={entity.route}
      sort={sort}
      filter={own}
      queryOptions={listQuery}
      disableSyncWithLocation
      storeKey={false}
    >
      <ListContent empty={<></>} table={<EntityTable columns={columns} />} cards={<RowCards columns={columns} />} />
    </ListBase>
  );
}

/** A value as the filter of its field says it. */
function GroupName({ group, value, filters }: { group: string; value: RowGroup['value']; filters: Pieces }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  if (value === null) return translate('app.list.group.without');
  const month = monthName(value, locale);
  const filter = filters[group];
  if (month !== null || filter === undefined) return month ?? String(value);
  const part = {
    values: filterOfGroup(group, value),
    set: () => undefined,
    render: ({ value: words }: { value: string | undefined }) => <bdi>{words ?? String(value)}</bdi>,
  };
  return <FilterPartContext value={part}>{filter}</FilterPartContext>;
}

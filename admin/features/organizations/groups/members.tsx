import Add from '@mui/icons-material/AddOutlined';
import SearchOff from '@mui/icons-material/SearchOffOutlined';
import { Box, Button, Card, Typography, InputAdornment, TextField } from '@mui/material';
import { useState, useEffect, useEffectEvent } from 'react';
import { ListBase, useListContext, useRecordContext, useTranslate } from 'react-admin';
import { groupNode, node } from '../../../generated/resources.ts';
import type { GroupNodeRecord } from '../../../generated/types.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { iconOf } from '../../../entities/icon-of.ts';
import { ListSkeleton } from '../../../ui/list/list-skeleton.tsx';
import { Pagination, useTotalText } from '../../../ui/list/pagination.tsx';
import { useMay } from '../../../entities/use-access.ts';
import { AddUnitsDialog } from './add-units-dialog.tsx';
import { listQuery } from '../../../ui/list/list-query.ts';
import { GROUP_KINDS, type GroupKind, groupKinds, type GroupRow } from './group-kinds.ts';
import { useScreen } from '../../../crud/screen-context.tsx';
import { MemberTable } from './member-table.tsx';
import Search from '@mui/icons-material/SearchOutlined';
import { useDebounced } from '../../../ui/time/use-debounced.ts';

const PAGE_SIZE = 25;

interface MembersProps {
  kind: GroupKind;
  group: GroupRow;
}

/** The panel of a group's units, by their names, page by page. */
export default function Members() {
  const { entity } = useScreen();
  const group = useRecordContext<GroupRow>();
  const kind = GROUP_KINDS.find((one) => groupKinds[one].entity.id === entity.id);
  if (kind === undefined || group === undefined) return null;
  return (
    <ListBase
      key={group.id}
      resource={groupNode.route}
      filter={{ [groupKinds[kind].field]: group.id, is_living: true }}
      sort={{ field: 'node_name', order: 'ASC' }}
      perPage={PAGE_SIZE}
      queryOptions={listQuery}
      disableSyncWithLocation
      storeKey={false}
    >
      <MemberList kind={kind} group={group} />
    </ListBase>
  );
}

function MemberList({ kind, group }: MembersProps) {
  const translate = useTranslate();
  const totalText = useTotalText();
  const may = useMay(groupNode.route);
  const [isAdding, setAdding] = useState(false);
  const { total, filterValues } = useListContext<GroupNodeRecord>();
  const isSearched = Object.keys(filterValues as object).length > 0;
  const addButton = may('create') && (
    <Button variant="contained" startIcon={<Add />} onClick={() => setAdding(true)}>
      {translate('app.groups.add.action')}
    </Button>
  );
  const isBare = total === 0 && !isSearched;
  return (
    <Card component="section" aria-labelledby={`members-${group.id}`} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, padding: 4 }}>
        <Typography id={`members-${group.id}`} variant="h3" component="h2" sx={{ flexGrow: 1 }}>
          {translate('app.groups.members.title')}{' '}
          {total !== undefined && !isSearched && (
            <Typography component="bdi" variant="body2" sx={{ color: 'text.secondary', fontWeight: 400 }}>
              {totalText(total)}
            </Typography>
          )}
        </Typography>
        {!isBare && <MemberSearch />}
        {!isBare && addButton}
      </Box>
      <Rows kind={kind} group={group} isBare={isBare} addButton={addButton} />
      {isAdding && <AddUnitsDialog kind={kind} group={group} onClose={() => setAdding(false)} />}
    </Card>
  );
}

function Rows({ kind, group, isBare, addButton }: MembersProps & { isBare: boolean; addButton: React.ReactNode }) {
  const translate = useTranslate();
  const { data, isPending, error, total, refetch } = useListContext<GroupNodeRecord>();
  if (isPending) return <ListSkeleton />;
  if (error && data === undefined) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (isBare)
    return (
      <EmptyState Icon={iconOf(node)} title={translate('app.groups.members.none')} action={addButton}>
        {translate(`app.groups.${kind}.shares`)}
      </EmptyState>
    );
  if (total === 0)
    return (
      <EmptyState Icon={SearchOff} title={translate('app.list.nothing_found')}>
        {translate('app.groups.members.other_words')}
      </EmptyState>
    );
  return (
    <>
      <MemberTable kind={kind} group={group} />
      <Pagination />
    </>
  );
}

const TYPING_PAUSE_MS = 300;

/** A number is a unit's id, `#57` too; all else is looked for in the names. */
function toFilter(text: string): Record<string, string | number> {
  if (text === '') return {};
  const [, id] = /^#?(\d{1,15})$/.exec(text) ?? [];
  return id === undefined ? { q: text } : { node_id: Number(id) };
}

/** Finds units in the group while one types. */
function MemberSearch() {
  const translate = useTranslate();
  const { setFilters } = useListContext();
  const [typed, setTyped] = useState('');
  const settled = useDebounced(typed.trim(), TYPING_PAUSE_MS);
  const apply = useEffectEvent((text: string) => setFilters(toFilter(text), {}, false));
  useEffect(() => apply(settled), [settled]);
  const label = translate('app.groups.members.search');
  return (
    <TextField
      type="search"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      placeholder={label}
      sx={{ width: { xs: '100%', sm: 240 } }}
      slotProps={{
        htmlInput: { 'aria-label': label },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search sx={{ color: 'text.secondary' }} />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

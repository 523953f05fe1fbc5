import { Box, Card, Chip, Link, Pagination, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { formatDay } from '../../../fields/dates.ts';
import { type Column, DataTable } from '../../../ui/tables/data-table.tsx';
import { SearchField } from '../../../ui/list/search-field.tsx';
import { useDebounced } from '../../../ui/time/use-debounced.ts';
import { StateChip } from '../../../fields/cells/state-chip.tsx';
import { marcStates } from './marc-states.ts';
import type { BatchPage, Marc } from './use-batch.ts';
import type { WantedMarcs } from './use-wanted-marcs.ts';

interface MarcListProps {
  batch: BatchPage;
  wanted: WantedMarcs;
  /** Still those of the page before. */
  isStale: boolean;
}

/** The marcs of a batch, page by page, all or those of one state. */
export function MarcList({ batch, wanted, isStale }: MarcListProps) {
  const translate = useTranslate();
  const { results, pages } = batch;
  const columns = useColumns();
  return (
    <Card component="section" aria-label={translate('resources.marc.name', { smart_count: 2 })}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          padding: 3,
        }}
      >
        <StateTabs batch={batch} wanted={wanted} />
        <CodeSearch wanted={wanted} />
      </Box>
      {results.length === 0 ? (
        <Typography sx={{ padding: 4, color: 'text.secondary' }}>
          {translate(wanted.code === '' ? 'app.marcs.none_in_state' : 'app.list.no_match')}
        </Typography>
      ) : (
        <Box aria-busy={isStale} sx={{ overflowX: 'auto', opacity: isStale ? 0.6 : 1 }}>
          <DataTable columns={columns} rows={results} rowKey={({ id }) => id} />
        </Box>
      )}
      {pages > 1 && <Pages pages={pages} wanted={wanted} />}
    </Card>
  );
}

const TYPING_PAUSE_MS = 300;
/** An address with its code fits. */
const MAX_LETTERS = 500;

/** Finds a marc by what is printed on it. */
function CodeSearch({ wanted: { code, setCode } }: Pick<MarcListProps, 'wanted'>) {
  const translate = useTranslate();
  const [typed, setTyped] = useState(code);
  const settled = useDebounced(typed.trim(), TYPING_PAUSE_MS);
  const apply = useEffectEvent((text: string) => {
    if (text !== code) setCode(text);
  });
  useEffect(() => setTyped((now) => (now.trim() === code ? now : code)), [code]);
  useEffect(() => apply(settled), [settled]);
  return (
    <SearchField
      label={translate('resources.marc.fields.code')}
      value={typed}
      onChange={setTyped}
      maxLength={MAX_LETTERS}
    />
  );
}

function StateTabs({ batch: { states, mark_count: all }, wanted }: Pick<MarcListProps, 'batch' | 'wanted'>) {
  const translate = useTranslate();
  const locale = useLocale();
  const tabs = [{ state: null, count: all }, ...marcStates.map((state) => ({ state, count: states[state] }))];
  return (
    <Box
      role="group"
      aria-label={translate('resources.marc.fields.state')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}
    >
      {tabs.map(({ state, count }) => (
        <Chip
          key={state ?? 'all'}
          clickable
          color={wanted.state === state ? 'primary' : 'default'}
          variant={wanted.state === state ? 'filled' : 'outlined'}
          aria-pressed={wanted.state === state}
          label={`${translate(state === null ? 'app.marcs.all' : `enums.marc.state.${state}`)} ${count.toLocaleString(locale)}`}
          onClick={() => wanted.setState(state)}
        />
      ))}
    </Box>
  );
}

function useColumns(): Column<Marc>[] {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const column = (key: keyof Marc, cell: Column<Marc>['cell'], more: Partial<Column<Marc>> = {}) => ({
    key,
    header: translate(`resources.marc.fields.${key}`),
    cell,
    ...more,
  });
  return [
    column('number', ({ number }) => number.toLocaleString(locale), {
      align: 'right',
      bodySx: { fontVariantNumeric: 'tabular-nums', width: 80 },
    }),
    column('code', ({ code }) => (
      <Link href={`/Q/${code}`} target="_blank" rel="noopener" sx={{ fontFamily: 'monospace', fontSize: '0.875rem' }}>
        <bdi>{code}</bdi>
      </Link>
    )),
    column('state', ({ state }) => <StateChip state={state} translation="enums.marc.state" />),
    column('node_id', (marc) => <UnitName marc={marc} />, { bodySx: { overflowWrap: 'anywhere', minWidth: 140 } }),
    column('bound_at', ({ bound_at: since }) => since !== null && formatDay(since, locale), {
      bodySx: { whiteSpace: 'nowrap' },
    }),
  ];
}

function UnitName({ marc: { node_id: id, unit_name: name } }: { marc: Marc }) {
  if (id === null) return null;
  return (
    <>
      <bdi>{name}</bdi>{' '}
      <Typography component="bdi" variant="caption" sx={{ color: 'text.secondary' }}>
        #{id}
      </Typography>
    </>
  );
}

function Pages({ pages, wanted }: { pages: number; wanted: WantedMarcs }) {
  const translate = useTranslate();
  return (
    <Pagination
      aria-label={translate('app.list.pages')}
      count={pages}
      page={Math.min(wanted.page, pages)}
      onChange={(_, page) => wanted.setPage(page)}
      getItemAriaLabel={(type, page) =>
        type === 'page' ? translate('ra.navigation.page', { page }) : translate(`ra.navigation.${type}`)
      }
      sx={{ display: 'flex', justifyContent: 'center', padding: 3 }}
    />
  );
}

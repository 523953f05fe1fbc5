import TaskAlt from '@mui/icons-material/TaskAltOutlined';
import { Box, Card, Stack, Typography } from '@mui/material';
import { ListBase, useGetList, useListContext, useTranslate } from 'react-admin';
import { HelpTip } from '../../../ui/guidance/help-tip.tsx';
import { filters } from '../../../generated/views/code_finding.tsx';
import { codeFinding, nodeQrCode } from '../../../generated/resources.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { FilterBar } from '../../../crud/filter-bar.tsx';
import { ListContent } from '../../../ui/list/list-content.tsx';
import { listQuery } from '../../../ui/list/list-query.ts';
import { Pagination } from '../../../ui/list/pagination.tsx';
import { useListFilter } from '../../../ui/list/use-list-filter.ts';
import { useNames } from '../../../entities/use-names.ts';
import { usePageTitle } from '../../../ui/layout/use-page-title.ts';
import { ToggleChoice } from '../../../ui/figures/choices.tsx';
import { NoUnits } from '../../organizations/unit/no-units.tsx';
import { FindingRows } from './finding-rows.tsx';

const PAGE_SIZE = 25;
const STATES = ['open', 'dismissed', 'checked', 'resolved'] as const;

/** Codes that seem dead, unanswered or never put up: the busiest first, since most is missed there. */
export default function FindingList() {
  return (
    <ListBase
      resource={codeFinding.route}
      sort={{ field: 'weekly_reads', order: 'DESC' }}
      perPage={PAGE_SIZE}
      filterDefaultValues={{ state: 'open' }}
      queryOptions={listQuery}
    >
      <ListPage />
    </ListBase>
  );
}

function ListPage() {
  const translate = useTranslate();
  const { many } = useNames(codeFinding);
  const isAllWell = useIsAllWell();
  usePageTitle(many);
  return (
    <Stack component="section" aria-label={many} sx={{ gap: 4 }}>
      <Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Typography variant="h1">{many}</Typography>
          <HelpTip topic="findings" />
        </Box>
        <Typography sx={{ color: 'text.secondary', marginTop: 1, maxWidth: '72ch' }}>
          {translate('app.code_health.about')}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <StateChoice />
        <FilterBar filters={{ kind: filters.kind, node_id: filters.node_id }} />
      </Box>
      {isAllWell ? (
        <Card>
          <AllWell />
        </Card>
      ) : (
        <Findings />
      )}
    </Stack>
  );
}

/** Rows that are cards themselves, at any width. */
function Findings() {
  const { total = 0, isPending, error } = useListContext();
  if (isPending || error || total === 0) return <ListContent empty={<AllWell />} table={null} cards={null} />;
  return (
    <Box>
      <FindingRows />
      <Pagination />
    </Box>
  );
}

/** Nothing is open, and nothing narrows the list. */
function useIsAllWell(): boolean {
  const { isPending, error, total } = useListContext();
  const { values } = useListFilter();
  const [name, ...others] = Object.keys(values);
  return !isPending && !error && total === 0 && name === 'state' && values['state'] === 'open' && others.length === 0;
}

function StateChoice() {
  const translate = useTranslate();
  const { values, set } = useListFilter();
  const state = STATES.find((one) => one === values['state']) ?? null;
  return (
    <Box sx={{ maxWidth: '100%', overflowX: 'auto', padding: 1, margin: -1 }}>
      <ToggleChoice
        label={translate(`resources.${codeFinding.route}.fields.state`)}
        value={state}
        options={STATES.map((value) => ({ value, text: translate(`enums.code_finding.state.${value}`) }))}
        onChange={(value) => set({ state: value })}
      />
    </Box>
  );
}

function AllWell() {
  const translate = useTranslate();
  const { total } = useGetList(nodeQrCode.route, {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
    filter: {},
  });
  // Where there is no code yet, none can be well.
  if (total === 0) return <NoUnits />;
  return (
    <EmptyState Icon={TaskAlt} title={translate('app.code_health.all_well.title')}>
      {translate('app.code_health.all_well.text')}
    </EmptyState>
  );
}

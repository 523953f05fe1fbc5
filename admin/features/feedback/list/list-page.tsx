import { Box, Stack, Typography } from '@mui/material';
import { useEffect, useEffectEvent } from 'react';
import { useListContext } from 'react-admin';
import { feedback } from '../../../generated/resources.ts';
import { ListContent, useIsBare } from '../../../ui/list/list-content.tsx';
import { ColumnMenu } from '../../../crud/columns/column-menu.tsx';
import { useFieldName } from '../use-field-name.ts';
import { useColumns } from './use-columns.ts';
import { useFeedbackFilter } from './use-feedback-filter.ts';
import { useScreen } from '../../../crud/screen-context.tsx';
import { useNames } from '../../../entities/use-names.ts';
import { usePageTitle } from '../../../ui/layout/use-page-title.ts';
import { CONTENT, SIDE_MENU } from '../../../theme/measures.ts';
import { COUNTED } from '../counted.ts';
import { ChangeProvider } from '../change/change-provider.tsx';
import { ExportButton } from '../export/export-button.tsx';
import { KeyHelpButton } from '../keys/key-help.tsx';
import { ListKeys } from '../keys/list-keys.tsx';
import { NewFeedbackBar } from '../live/new-feedback-bar.tsx';
import { ViewMenu } from '../../../crud/saved-views/view-menu.tsx';
import { ALL_COLUMNS_FROM } from './columns.tsx';
import { NoFeedback } from './no-feedback.tsx';
import { FeedbackCards } from './feedback-cards.tsx';
import { FeedbackTable } from './feedback-table.tsx';
import { FilterLine } from './filter-line.tsx';
import { QuickChoices } from './quick-choices.tsx';
import { SubunitChoice } from './subunit-choice.tsx';
import { useSelection } from './use-selection.ts';
import { useIsNarrow } from '../../../ui/layout/use-is-narrow.ts';

/** Longer lines are hard to follow. */
const LIST_WIDTH = 1640;

/** Where the window has room for every column, the list takes it on both sides of the box. */
const roomy = {
  [`@media (min-width: ${ALL_COLUMNS_FROM}px)`]: {
    '--list-width': `min(100vw - ${SIDE_MENU} - 64px, max(${LIST_WIDTH}px, ${CONTENT}))`,
    width: 'var(--list-width)',
    marginInline: 'calc((100% - var(--list-width)) / 2)',
  },
};

/** Heading, filters, and the rows or why there are none. */
export function ListPage() {
  const { embedded, place } = useScreen();
  const { many } = useNames(feedback);
  const isBare = useIsBare(COUNTED);
  usePageTitle(embedded || place.view !== 'list' ? undefined : many);
  useForgottenSelection();
  return (
    <ChangeProvider>
      <Stack component="section" aria-label={many} sx={{ gap: 3, ...(embedded ? {} : roomy) }}>
        <Heading isBare={isBare} />
        {embedded && <SubunitChoice />}
        {!isBare && (
          <>
            <QuickChoices />
            <FilterLine />
          </>
        )}
        <NewFeedbackBar />
        <ListContent initial={COUNTED} empty={<NoFeedback />} table={<FeedbackTable />} cards={<FeedbackCards />} />
      </Stack>
      {place.view === 'list' && !isBare && <ListKeys />}
    </ChangeProvider>
  );
}

function Heading({ isBare }: { isBare: boolean }) {
  const { embedded } = useScreen();
  const { many } = useNames(feedback);
  const isNarrow = useIsNarrow();
  const { offer } = useColumns();
  const filter = useFeedbackFilter();
  const nameOf = useFieldName();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, minHeight: 36 }}>
      <Typography variant={embedded ? 'h2' : 'h1'} component={embedded ? 'h2' : 'h1'} sx={{ flexGrow: 1 }}>
        {many}
      </Typography>
      {!isBare && !embedded && <ViewMenu filter={filter} />}
      {!isBare && <ExportButton />}
      {!isBare && !isNarrow && (
        <>
          <ColumnMenu columns={offer} nameOf={nameOf} resetLabel="app.feedback.columns_reset" />
          <KeyHelpButton />
        </>
      )}
    </Box>
  );
}

/** What is selected is what is seen: other filters show other rows. */
function useForgottenSelection(): void {
  const { filterValues } = useListContext();
  const { selectedIds, forget } = useSelection();
  const key = JSON.stringify(filterValues);
  const forgetAll = useEffectEvent(() => {
    if (selectedIds.length > 0) forget();
  });
  useEffect(() => forgetAll(), [key]);
}

import MarkEmailUnread from '@mui/icons-material/MarkEmailUnreadOutlined';
import { Box } from '@mui/material';
import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import { BooleanFilter, DateTimeFilter, NumberFilter } from '../../../fields/index.ts';
import { filters } from '../../../generated/views/feedback.tsx';
import { useCustomPieces } from '../../../crud/custom/use-custom-pieces.tsx';
import { isOfField } from '../../../crud/filter-builder/rules.ts';
import { feedback } from '../../../generated/resources.ts';
import { FilterChips } from '../../../ui/list/filter-chips.tsx';
import { HelpTip } from '../../../ui/guidance/help-tip.tsx';
import { SearchBox } from '../../../ui/list/search-box.tsx';
import { useScreen } from '../../../crud/screen-context.tsx';
import { AssigneeFilter } from './filters/assignee-filter.tsx';
import { TagFilter } from './filters/tag-filter.tsx';
import { ToggleChip } from './toggle-chip.tsx';
import { useFeedbackFilter } from './use-feedback-filter.ts';

const LEFT_OUT = { true: 'app.feedback.filter.only_these', false: 'app.feedback.filter.left_out' };

/** The search and the filters; those that are on say what they are set to. */
export function FilterLine() {
  const { embedded } = useScreen();
  const { values, count, clear } = useFeedbackFilter();
  return (
    <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <SearchBox />
      <FilterChips onClear={count > 0 ? clear : undefined}>
        <UnreadChoice />
        {!embedded && filters.node_id}
        <AssigneeFilter />
        <TagFilter />
        <DateTimeFilter source="created_at" />
        <NumberFilter source="score" step={1} />
        {filters.locale}
        <AddedFilters />
        <BooleanFilter source="is_repeat" words={LEFT_OUT} />
        {/* Set by figures that lead here: a chip says so and takes it off, and takes no room while it is off. */}
        {'is_partial' in values && <BooleanFilter source="is_partial" words={LEFT_OUT} />}
        <HelpTip topic="repeats" />
      </FilterChips>
    </Box>
  );
}

/** Of fields that the company has added: those that are meant for the list, and those that are on. */
function AddedFilters() {
  const { values } = useFeedbackFilter();
  const { filters: listed, moreFilters } = useCustomPieces(feedback);
  const set = Object.entries(moreFilters).filter(([source]) =>
    Object.keys(values).some((name) => isOfField(name, source)),
  );
  return [...Object.entries(listed), ...set].map(([source, filter]) => <Fragment key={source}>{filter}</Fragment>);
}

function UnreadChoice() {
  const translate = useTranslate();
  const { values, set } = useFeedbackFilter();
  const isOn = 'read_at' in values;
  return (
    <ToggleChip
      value="unread"
      icon={<MarkEmailUnread sx={{ fontSize: 18 }} />}
      isOn={isOn}
      onToggle={() => set({ read_at: isOn ? undefined : [null] })}
    >
      {translate('app.feedback.unread')}
    </ToggleChip>
  );
}

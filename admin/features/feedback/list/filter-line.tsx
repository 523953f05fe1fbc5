import MarkEmailUnread from '@mui/icons-material/MarkEmailUnreadOutlined';
import { Box, ToggleButton } from '@mui/material';
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
    <ToggleButton
      value="unread"
      size="small"
      selected={isOn}
      onChange={() => set({ read_at: isOn ? undefined : [null] })}
      sx={({ palette }) => ({
        height: 32,
        gap: 1.5,
        paddingInline: 3,
        borderRadius: 16,
        borderColor: palette.inputBorder,
        backgroundColor: palette.background.paper,
        color: palette.text.primary,
        textTransform: 'none',
        fontSize: '0.8125rem',
        fontWeight: 550,
        '&.Mui-selected, &.Mui-selected:hover': {
          borderColor: palette.primary.main,
          backgroundColor: palette.accentSurface,
        },
      })}
    >
      <MarkEmailUnread sx={{ fontSize: 18 }} />
      {translate('app.feedback.unread')}
    </ToggleButton>
  );
}

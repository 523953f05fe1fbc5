import MarkEmailUnread from '@mui/icons-material/MarkEmailUnreadOutlined';
import { Box, Button, ToggleButton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { DateTimeFilter, NumberFilter } from '../../../fields/index.ts';
import { filters } from '../../../generated/feedback.tsx';
import { SearchBox } from '../../../kit/search-box.tsx';
import { useScreen } from '../../../kit/screen-context.tsx';
import { AssigneeFilter } from './filters/assignee-filter.tsx';
import { TagFilter } from './filters/tag-filter.tsx';
import { UnitFilter } from './filters/unit-filter.tsx';
import { useFeedbackFilter } from './use-feedback-filter.ts';

/** The search and the filters; those that are on say what they are set to. */
export function FilterLine() {
  const translate = useTranslate();
  const { embedded } = useScreen();
  const { count, clear } = useFeedbackFilter();
  return (
    <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <SearchBox />
      {/* On a narrow screen the chips stay in one line that scrolls. */}
      <Box
        sx={{
          display: { xs: 'flex', sm: 'contents' },
          alignItems: 'center',
          gap: 2,
          overflowX: { xs: 'auto', sm: 'visible' },
          padding: { xs: 1, sm: 0 },
          margin: { xs: -1, sm: 0 },
          '& > *': { flexShrink: 0 },
        }}
      >
        <UnreadChoice />
        {!embedded && <UnitFilter />}
        <AssigneeFilter />
        <TagFilter />
        <DateTimeFilter source="created_at" />
        <NumberFilter source="score" step={1} />
        {filters.locale}
        {count > 0 && (
          <Button size="small" onClick={clear}>
            {translate('ra.navigation.clear_filters')}
          </Button>
        )}
      </Box>
    </Box>
  );
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

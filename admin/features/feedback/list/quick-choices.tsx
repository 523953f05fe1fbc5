import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useGetList, useListContext, useTranslate } from 'react-admin';
import { stateStyleOf } from '../../../fields/tones.tsx';
import { feedback } from '../../../generated/resources.ts';
import { useTotalText } from '../../../ui/list/pagination.tsx';
import { useScreen } from '../../../crud/screen-context.tsx';
import { PRIORITIES, STATUSES, type Status } from '../feedback-row.ts';
import { useFieldName } from '../use-field-name.ts';
import { OverdueChoice } from './filters/overdue-choice.tsx';
import { useFeedbackFilter } from './use-feedback-filter.ts';

/** What waits for somebody is counted; the others only grow. */
const COUNTED: readonly Status[] = ['new', 'in_processing'];

/** All, or those of one status or one priority, at one tap. */
export function QuickChoices() {
  const translate = useTranslate();
  const nameOf = useFieldName();
  const { values, set } = useFeedbackFilter();
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'center',
        gap: 3,
        overflowX: 'auto',
        '& > :nth-child(2)': { marginInlineStart: 'auto' },
        // Room for the rings of focus.
        padding: 1,
        margin: -1,
        '& > *': { flexShrink: 0 },
      }}
    >
      <Choice
        label={nameOf('status')}
        value={only(values['status'])}
        onChange={(status) => set({ status })}
        options={[
          { value: '', text: translate('app.feedback.all') },
          ...STATUSES.map((status) => ({
            value: status,
            text: translate(`enums.feedback.status.${status}`),
            count: COUNTED.includes(status) ? status : undefined,
          })),
        ]}
      />
      <OverdueChoice />
      <Choice
        label={nameOf('priority')}
        value={only(values['priority'])}
        onChange={(priority) => set({ priority })}
        options={PRIORITIES.map((priority) => ({
          value: priority,
          text: translate(`enums.feedback.priority.${priority}`),
          isState: true,
        }))}
        isOptional
      />
    </Box>
  );
}

/** The one value of a filter; several, as an address may have them, are none of the choices. */
function only(value: unknown): string | null {
  if (value === undefined) return '';
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.length === 1 && typeof list[0] === 'string' ? list[0] : null;
}

interface Option {
  value: string;
  text: string;
  count?: Status | undefined;
  isState?: boolean;
}

interface ChoiceProps {
  label: string;
  value: string | null;
  options: Option[];
  onChange: (value: string | undefined) => void;
  /** A second tap takes it back. */
  isOptional?: boolean;
}

function Choice({ label, value, options, onChange, isOptional = false }: ChoiceProps) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value}
      aria-label={label}
      onChange={(_, wanted: string | null) => {
        if (wanted !== null || isOptional) onChange(wanted === null || wanted === '' ? undefined : wanted);
      }}
      sx={{ backgroundColor: 'background.paper' }}
    >
      {options.map(({ value: option, text, count, isState }) => (
        <ToggleButton
          key={option}
          value={option}
          sx={{
            textTransform: 'none',
            gap: 1.5,
            paddingInline: 3,
            minHeight: 34,
            fontWeight: 550,
            fontSize: '0.8125rem',
            '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: 'accentSurface', color: 'primary.main' },
          }}
        >
          {isState && <StateIcon state={option} />}
          {text}
          {count !== undefined && <Count status={count} />}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

function StateIcon({ state }: { state: string }) {
  const { Icon, tone } = stateStyleOf(state);
  return <Icon sx={({ palette }) => ({ fontSize: 16, color: palette.tones[tone].text })} />;
}

/** How many rows have the status, within what else is asked for. */
function Count({ status }: { status: Status }) {
  const { fixed } = useScreen();
  const { filterValues } = useListContext();
  const totalText = useTotalText(filterValues);
  const { total } = useGetList(
    feedback.route,
    {
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'created_at', order: 'DESC' },
      filter: { ...(filterValues as object), ...fixed, status },
      meta: { fields: ['status'] },
    },
    { placeholderData: (previous) => previous },
  );
  if (total === undefined) return null;
  return (
    <Box component="span" sx={{ color: 'text.secondary', fontWeight: 450 }}>
      {totalText(total)}
    </Box>
  );
}

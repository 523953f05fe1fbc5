import Add from '@mui/icons-material/AddOutlined';
import Close from '@mui/icons-material/CloseOutlined';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import {
  Box,
  FormControlLabel,
  IconButton,
  Menu,
  MenuItem,
  Switch,
  TextField,
  Tooltip,
  Typography,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import { useMenuButton } from '../../../ui/menus/use-menu-button.ts';
import { type Day, DAYS, violationOf, MAX_SPANS, nextSpan, type Span, WEEKDAYS } from './week.ts';

/** Of the box that holds the week. */
const WIDE = '@container (min-width: 600px)';

interface DayEditorProps {
  day: Day;
  spans: Span[];
  onChange: (spans: Span[]) => void;
  /** Gives other days the same times. */
  onCopy: (days: readonly Day[]) => void;
}

/** A day: open or not, from when to when, some times over. */
export function DayEditor({ day, spans, onChange, onCopy }: DayEditorProps) {
  const translate = useTranslate();
  const name = translate(`resources.openinghours.fields.${day}`);
  const isOpen = spans.length > 0;
  const replace = (at: number, span: Span) => onChange(spans.map((one, place) => (place === at ? span : one)));
  return (
    <Box
      role="group"
      aria-label={name}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        '& > .times': { gridRow: 2, gridColumn: '1 / -1' },
        [WIDE]: {
          gridTemplateColumns: '200px minmax(0, 1fr) auto',
          '& > .times': { gridRow: 1, gridColumn: 2 },
        },
        columnGap: 4,
        rowGap: 1,
        alignItems: 'start',
        paddingBlock: 3,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <FormControlLabel
        control={<Switch checked={isOpen} onChange={(_, open) => onChange(open ? [nextSpan([])] : [])} />}
        label={name}
        sx={{ marginInlineEnd: 0, minHeight: 40 }}
      />
      <Box className="times" sx={{ display: 'grid', gap: 2 }}>
        {!isOpen && (
          <Typography sx={{ color: 'text.secondary', paddingBlock: 2.5 }} variant="body2">
            {translate('app.opening_hours.closed')}
          </Typography>
        )}
        {spans.map((span, at) => (
          <SpanEditor
            key={at}
            name={spans.length > 1 ? `${name} ${at + 1}` : name}
            span={span}
            violation={violationOf(span, spans)}
            onChange={(next) => replace(at, next)}
            onRemove={() => onChange(spans.filter((_, place) => place !== at))}
          />
        ))}
      </Box>
      <DayActions
        name={name}
        mayAdd={isOpen && spans.length < MAX_SPANS}
        onAdd={() => onChange([...spans, nextSpan(spans)])}
        onCopy={(days) => onCopy(days.filter((other) => other !== day))}
      />
    </Box>
  );
}

interface SpanEditorProps {
  name: string;
  span: Span;
  violation: ReturnType<typeof violationOf>;
  onChange: (span: Span) => void;
  onRemove: () => void;
}

function SpanEditor({ name, span, violation, onChange, onRemove }: SpanEditorProps) {
  const translate = useTranslate();
  const timeInput = (side: 'from' | 'until') => (
    <TextField
      type="time"
      size="small"
      value={span[side]}
      onChange={({ target }) => onChange({ ...span, [side]: target.value })}
      error={violation !== null}
      slotProps={{ htmlInput: { 'aria-label': `${name}: ${translate(`app.opening_hours.${side}`)}`, step: 300 } }}
      sx={{ flex: '1 1 96px', maxWidth: 140, minWidth: 0, '& input': { minWidth: 0, paddingInline: 2.5 } }}
    />
  );
  const isOvernight = violation === null && span.until <= span.from && span.until !== '00:00';
  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        {timeInput('from')}
        <span aria-hidden>–</span>
        {timeInput('until')}
        <Tooltip title={translate('app.opening_hours.remove')}>
          <IconButton size="small" aria-label={`${translate('app.opening_hours.remove')}: ${name}`} onClick={onRemove}>
            <Close fontSize="small" />
          </IconButton>
        </Tooltip>
      </Box>
      {(violation !== null || isOvernight) && (
        <Typography
          variant="caption"
          role={violation === null ? undefined : 'alert'}
          sx={{ color: violation === null ? 'text.secondary' : 'error.main' }}
        >
          {translate(`app.opening_hours.${violation ?? 'overnight'}`)}
        </Typography>
      )}
    </Box>
  );
}

interface DayActionsProps {
  name: string;
  mayAdd: boolean;
  onAdd: () => void;
  onCopy: (days: readonly Day[]) => void;
}

function DayActions({ name, mayAdd, onAdd, onCopy }: DayActionsProps) {
  const translate = useTranslate();
  const { button, menu, pick } = useMenuButton();
  const words = (key: string) => translate(`app.opening_hours.${key}`);
  return (
    <Box sx={{ display: 'flex' }}>
      <Tooltip title={words('add_span')}>
        <span>
          <IconButton aria-label={`${words('add_span')}: ${name}`} disabled={!mayAdd} onClick={onAdd}>
            <Add fontSize="small" />
          </IconButton>
        </span>
      </Tooltip>
      <Tooltip title={words('copy')}>
        <IconButton aria-label={`${words('copy')}: ${name}`} {...button}>
          <ContentCopy fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu {...menu}>
        <MenuItem onClick={pick(() => onCopy(WEEKDAYS))}>{words('copy_to_weekdays')}</MenuItem>
        <MenuItem onClick={pick(() => onCopy(DAYS))}>{words('copy_to_all')}</MenuItem>
      </Menu>
    </Box>
  );
}

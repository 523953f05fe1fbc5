import FullCalendar, { type EventInput } from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import interaction from '@fullcalendar/react/interaction';
import '@fullcalendar/react/skeleton.css';
import Close from '@mui/icons-material/CloseOutlined';
import { Box, GlobalStyles, useTheme } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useMemo } from 'react';
import { type RaRecord, RecordContextProvider, useListContext, useLocale, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { offersCreate } from '../../entities/access.ts';
import type { Calendar } from '../../entities/resource.ts';
import { useMay } from '../../entities/use-access.ts';
import { useRecordLabel } from '../../entities/use-record-label.ts';
import { InsideLink } from '../../fields/base/link-context.tsx';
import { useUserData } from '../../providers/use-session.tsx';
import { cellOf } from '../columns/cell-of.ts';
import type { Pieces } from '../filter-bar.tsx';
import { givenAlong } from '../given-values.ts';
import { useScreen, useScreenPath } from '../screen-context.tsx';
import { addDays, beginningOn, type Days, daysBetween, daysOfRow, type Month } from './days.ts';
import { floatingStyle, gridClasses, gridStyle } from './grid-style.ts';
import { useMoveDays } from './use-move-days.ts';
import { useMonthName } from './use-month-name.ts';
import { useRangeText } from './use-range-text.ts';

/** Rows of a day; of more it says how many. */
const SHOWN = 4;
/** Before a touch drags a row, in milliseconds: sooner it scrolls. */
const LONG_PRESS_MS = 400;

const PLUGINS = [dayGrid, interaction];

export interface MonthGridProps {
  calendar: Calendar;
  columns: Pieces;
  month: Month;
  days: Days;
  rows: RaRecord[];
  /** Of the week; 0 is Sunday. */
  firstDay: number;
}

/** A month in weeks: rows as bars over their days, dragged to others where they may be changed. */
export function MonthGrid({ calendar, columns, month, days, rows, firstDay }: MonthGridProps) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { direction, palette } = useTheme();
  const navigate = useNavigate();
  const toPath = useScreenPath();
  const nameOf = useMonthName();
  const onDay = useCreateOnDay(calendar);
  const { move, mayMove } = useMoveDays(calendar);
  const events = useEvents({ calendar, days, rows, mayMove });
  const [lead] = Object.values(columns);
  return (
    <Box role="group" aria-label={nameOf(month)} sx={gridStyle} data-creates={onDay !== undefined || undefined}>
      <GlobalStyles styles={floatingStyle} />
      <FullCalendar
        key={month}
        {...gridClasses}
        plugins={PLUGINS}
        initialView="dayGridMonth"
        initialDate={`${month}-01`}
        headerToolbar={false}
        height="auto"
        fixedWeekCount={false}
        locale={locale}
        direction={direction}
        colorScheme={palette.mode}
        firstDay={firstDay}
        dayMaxEvents={SHOWN}
        eventDisplay="block"
        eventDurationEditable={false}
        longPressDelay={LONG_PRESS_MS}
        events={events}
        eventContent={({ event }) => (
          <RowBar row={event.extendedProps['row'] as RaRecord} calendar={calendar} lead={lead} />
        )}
        eventDidMount={({ el, event }) => el.setAttribute('data-row', event.id)}
        eventClick={({ event, jsEvent }) => {
          jsEvent.preventDefault();
          if (event.url) void navigate(toPath('show', event.id));
        }}
        eventDrop={({ event, oldEvent, revert }) => {
          const row = event.extendedProps['row'] as RaRecord;
          void move(row, daysBetween(oldEvent.startStr, event.startStr)).then((isSaved) => isSaved || revert());
        }}
        {...(onDay && { dateClick: ({ dateStr }: { dateStr: string }) => onDay(dateStr) })}
        moreLinkText={(count) => translate('app.list.calendar.more', { count })}
        moreLinkHint={(count) => translate('app.list.calendar.more', { count })}
        closeHint={translate('ra.action.close')}
        popoverCloseContent={() => <Close fontSize="small" />}
      />
    </Box>
  );
}

interface EventsOf extends Pick<MonthGridProps, 'calendar' | 'days' | 'rows'> {
  mayMove: (row: RaRecord) => boolean;
}

/** The rows as the calendar takes them: whole days, the last one not counted. */
function useEvents({ calendar, days, rows, mayMove }: EventsOf): EventInput[] {
  const { entity } = useScreen();
  const labelOf = useRecordLabel(entity.route);
  const toPath = useScreenPath();
  const may = useMay(entity.route);
  const inputs = rows.flatMap((row): EventInput[] => {
    const own = daysOfRow(calendar, row);
    if (own === null) return [];
    return [
      {
        id: String(row.id),
        title: labelOf(row),
        start: own.first,
        // What has no end goes on beyond what is shown.
        end: addDays(own.last ?? (own.first > days.last ? own.first : days.last), own.last === null ? 2 : 1),
        allDay: true,
        startEditable: mayMove(row),
        ...(may('detail') && { url: toPath('show', row.id) }),
        extendedProps: { row },
      },
    ];
  });
  // Events that are others by identity alone would be laid out anew.
  const told = JSON.stringify(inputs);
  return useMemo(() => JSON.parse(told) as EventInput[], [told]);
}

/** Opens the form for a new row that begins on a day; undefined for who may add none. */
function useCreateOnDay(calendar: Calendar): ((day: string) => void) | undefined {
  const { entity } = useScreen();
  const user = useUserData();
  const { total } = useListContext();
  const navigate = useNavigate();
  const toPath = useScreenPath();
  if (!offersCreate(entity, user, total)) return undefined;
  return (day) => void navigate(toPath('create'), givenAlong(beginningOn(calendar, day)));
}

function RowBar({ row, calendar, lead }: { row: RaRecord; calendar: Calendar; lead: Pieces[string] }) {
  const rangeText = useRangeText();
  const days = daysOfRow(calendar, row);
  return (
    <RecordContextProvider value={row}>
      <InsideLink>{cellOf(lead)}</InsideLink>
      {days && (
        <Box component="span" sx={visuallyHidden}>
          {rangeText(days)}
        </Box>
      )}
    </RecordContextProvider>
  );
}

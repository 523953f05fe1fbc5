/** How the days look: FullCalendar brings the places, and leaves the rest to classes. */
import type { CalendarOptions } from '@fullcalendar/react';
import { alpha, type Theme } from '@mui/material/styles';

const CELL_HEIGHT = 104;

const names = (...all: (string | false)[]): string => all.filter((name) => name !== false).join(' ');

export const gridClasses = {
  viewClass: 'calendar-view',
  dayHeaderRowClass: 'calendar-heads',
  dayHeaderDividerClass: 'calendar-divider',
  dayHeaderInnerClass: 'calendar-head',
  dayRowClass: 'calendar-week',
  dayCellClass: ({ isOther, isToday, inPopover }) =>
    inPopover ? '' : names('calendar-day', isOther && 'is-other', isToday && 'is-today'),
  dayCellTopInnerClass: 'calendar-number',
  rowEventClass: ({ isStart, isEnd, isInteractive }) =>
    names('calendar-bar', isStart && 'is-start', isEnd && 'is-end', isInteractive && 'leads-on'),
  eventInnerClass: 'calendar-bar-text',
  rowMoreLinkClass: 'calendar-more',
  highlightClass: 'calendar-target',
  popoverClass: 'calendar-popover',
  popoverCloseClass: 'calendar-close',
} satisfies CalendarOptions;

const barStyle = (theme: Theme) => ({
  '.calendar-bar': {
    marginBottom: '3px',
    borderBlock: `1px solid ${alpha(theme.palette.primary.main, 0.35)}`,
    backgroundColor: theme.palette.accentSurface,
    color: theme.palette.text.primary,
    fontSize: '0.8125rem',
    lineHeight: '22px',
    textDecoration: 'none',
    '&.is-start': {
      marginInlineStart: '4px',
      borderInlineStart: `3px solid ${theme.palette.primary.main}`,
      borderStartStartRadius: 4,
      borderEndStartRadius: 4,
    },
    '&.is-end': {
      marginInlineEnd: '4px',
      borderStartEndRadius: 4,
      borderEndEndRadius: 4,
    },
    '&.leads-on': { cursor: 'pointer' },
    '&.leads-on:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 1 },
  },
  '.calendar-bar .calendar-bar-text': {
    display: 'block',
    paddingInline: '6px',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    '& *': { maxWidth: '100%', fontSize: 'inherit', lineHeight: 'inherit' },
  },
});

export const gridStyle = (theme: Theme) => ({
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  backgroundColor: 'background.paper',
  '& .calendar-head': {
    padding: '6px 8px',
    color: 'text.secondary',
    fontSize: '0.8125rem',
    fontWeight: 600,
  },
  '& .calendar-divider': { borderBottom: `1px solid ${theme.palette.divider}` },
  '& .calendar-week': { borderBottom: `1px solid ${theme.palette.divider}` },
  '& .calendar-day': { minHeight: CELL_HEIGHT, border: `1px solid ${theme.palette.divider}`, paddingBottom: '4px' },
  '& .calendar-day.is-other': { backgroundColor: 'background.default' },
  '&[data-creates] .calendar-day': { cursor: 'pointer' },
  '& .calendar-number': {
    display: 'inline-block',
    minWidth: 24,
    margin: '4px',
    paddingInline: '4px',
    borderRadius: 12,
    fontSize: '0.8125rem',
    lineHeight: '24px',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .is-other .calendar-number': { color: 'text.secondary' },
  '& .is-today .calendar-number': {
    backgroundColor: 'primary.main',
    color: 'primary.contrastText',
    fontWeight: 600,
  },
  '& .calendar-target': { backgroundColor: 'accentSurface' },
  '& .calendar-more': {
    alignSelf: 'flex-start',
    marginInline: '4px',
    paddingInline: '6px',
    borderRadius: '4px',
    color: 'primary.main',
    fontSize: '0.8125rem',
    lineHeight: '24px',
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}` },
  },
});

/** What stands beside the page, at the end of the document: all rows of a day, and one that is dragged. */
export const floatingStyle = (theme: Theme) => ({
  '.calendar-popover': {
    minWidth: 240,
    maxWidth: 320,
    padding: 12,
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: 8,
    backgroundColor: theme.palette.background.paper,
    color: theme.palette.text.primary,
    boxShadow: theme.shadows[8],
    '& .calendar-head': { fontSize: '0.875rem', fontWeight: 600, paddingBlock: 4, marginInlineEnd: 32 },
    '& .calendar-close': {
      position: 'absolute',
      top: 8,
      insetInlineEnd: 8,
      width: 32,
      height: 32,
      alignItems: 'center',
      justifyContent: 'center',
      padding: 0,
      border: 0,
      borderRadius: 8,
      background: 'none',
      color: theme.palette.text.secondary,
      '&:hover': { backgroundColor: theme.palette.action.hover },
      '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}` },
    },
  },
  ...barStyle(theme),
});

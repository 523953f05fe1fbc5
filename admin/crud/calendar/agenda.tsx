import { Box, Card, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { type RaRecord, RecordContextProvider, useLocale, useTranslate } from 'react-admin';
import type { Calendar } from '../../entities/resource.ts';
import type { Pieces } from '../filter-bar.tsx';
import { RowActions } from '../row-actions.tsx';
import { RowFacts, RowName } from '../row-facts.tsx';
import { type Day, type Days, daysOfRow } from './days.ts';
import { useRangeText } from './use-range-text.ts';

/** Values of a row besides its name and its days. */
const SHOWN = 2;

interface AgendaProps {
  calendar: Calendar;
  columns: Pieces;
  days: Days;
  rows: RaRecord[];
}

interface Part {
  /** Null for what has begun before. */
  day: Day | null;
  rows: RaRecord[];
}

/** The rows below the days that they begin on, each once: for screens that are too narrow for weeks. */
export function Agenda({ calendar, columns, days, rows }: AgendaProps) {
  const id = useId();
  const translate = useTranslate();
  const format = new Intl.DateTimeFormat(useLocale() ?? 'en', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return (
    <Stack sx={{ gap: 4 }}>
      {partsOf(calendar, days, rows).map(({ day, rows: own }) => (
        <Box component="section" key={day ?? ''} aria-labelledby={`${id}-${day}`}>
          <Typography id={`${id}-${day}`} variant="h3" sx={{ marginBottom: 2 }}>
            {day === null ? translate('app.list.calendar.begun') : format.format(new Date(`${day}T00:00Z`))}
          </Typography>
          <Stack component="ul" sx={{ gap: 2, margin: 0, padding: 0, listStyle: 'none' }}>
            {own.map((row) => (
              <AgendaRow key={row.id} calendar={calendar} columns={columns} row={row} />
            ))}
          </Stack>
        </Box>
      ))}
    </Stack>
  );
}

function partsOf(calendar: Calendar, days: Days, rows: RaRecord[]): Part[] {
  const dayOf = (row: RaRecord): Day | null => {
    const first = daysOfRow(calendar, row)?.first ?? null;
    return first !== null && first < days.first ? null : first;
  };
  const parts = Map.groupBy(rows, dayOf);
  return [...parts].map(([day, own]) => ({ day, rows: own }));
}

function AgendaRow({ calendar, columns, row }: Pick<AgendaProps, 'calendar' | 'columns'> & { row: RaRecord }) {
  const rangeText = useRangeText();
  const [lead, ...others] = Object.entries(columns);
  const facts = others.filter(([source]) => source !== calendar.from && source !== calendar.to);
  const days = daysOfRow(calendar, row);
  return (
    <RecordContextProvider value={row}>
      <Card component="li" sx={{ padding: 3 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, minHeight: 32 }}>
          <RowName column={lead?.[1]} />
          <RowActions />
        </Box>
        {days && (
          <Typography variant="body2" sx={{ color: 'text.secondary', marginBottom: 1 }}>
            {rangeText(days)}
          </Typography>
        )}
        <RowFacts columns={facts.slice(0, SHOWN)} />
      </Card>
    </RecordContextProvider>
  );
}

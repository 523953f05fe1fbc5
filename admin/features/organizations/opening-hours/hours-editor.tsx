import { Box, Button, Chip, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { TimeZonePicker } from '../../../fields/base/time-zone-picker.tsx';
import { formatDay } from '../../../fields/dates.ts';
import { DayEditor } from './day-editor.tsx';
import { type Day, DAYS, type Hours, weekOf } from './week.ts';

interface HoursEditorProps {
  hours: Hours;
  onChange: (hours: Hours) => void;
}

/** A week, its time zone and the days on which it is closed. */
export function HoursEditor({ hours, onChange }: HoursEditorProps) {
  const { week } = hours;
  const copy = (from: Day, days: readonly Day[]) =>
    onChange({ ...hours, week: weekOf((day) => (days.includes(day) ? week[from] : week[day])) });
  return (
    <Box sx={{ display: 'grid', gap: 6, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {/* A day has its times beside its name where there is room for them, be it on a page or in a panel. */}
      <Box sx={{ containerType: 'inline-size' }}>
        {DAYS.map((day) => (
          <DayEditor
            key={day}
            day={day}
            spans={week[day]}
            onChange={(spans) => onChange({ ...hours, week: { ...week, [day]: spans } })}
            onCopy={(days) => copy(day, days)}
          />
        ))}
      </Box>
      <ZoneInput value={hours.timeZone} onChange={(timeZone) => onChange({ ...hours, timeZone })} />
      <ClosedDays days={hours.closedDays} onChange={(closedDays) => onChange({ ...hours, closedDays })} />
    </Box>
  );
}

function ZoneInput({ value, onChange }: { value: string; onChange: (zone: string) => void }) {
  const translate = useTranslate();
  return (
    <Box sx={{ maxWidth: 360 }}>
      <TimeZonePicker label={translate('resources.openinghours.fields.time_zone')} value={value} onChange={onChange} />
    </Box>
  );
}

/** The server keeps no more. */
const MAX_CLOSED_DAYS = 100;

function ClosedDays({ days, onChange }: { days: string[]; onChange: (days: string[]) => void }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const [day, setDay] = useState('');
  const isNew = day !== '' && !days.includes(day) && days.length < MAX_CLOSED_DAYS;
  const add = () => {
    onChange([...days, day].toSorted());
    setDay('');
  };
  return (
    <Box role="group" aria-label={translate('resources.openinghours.fields.closed_days')}>
      <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 2, maxWidth: 360 }}>
        <TextField
          type="date"
          label={translate('resources.openinghours.fields.closed_days')}
          value={day}
          onChange={({ target }) => setDay(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !isNew) return;
            event.preventDefault();
            add();
          }}
          fullWidth
        />
        <Button variant="outlined" disabled={!isNew} onClick={add} sx={{ flexShrink: 0 }}>
          {translate('app.opening_hours.add_day')}
        </Button>
      </Box>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', marginBlock: 1 }}>
        {translate('app.opening_hours.closed_days_help')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {days.map((one) => (
          <Chip
            key={one}
            label={formatDay(one, locale)}
            onDelete={() => onChange(days.filter((other) => other !== one))}
          />
        ))}
      </Box>
    </Box>
  );
}

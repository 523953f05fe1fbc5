import { Alert, Box, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { FilterChip } from '../../../../fields/filters/filter-chip.tsx';
import { FIRST_VIEW, violationOf } from './period.ts';
import { useView } from './view-context.tsx';

/** Days of one's own, both included. */
export function OwnDates() {
  const translate = useTranslate();
  const { period, span, change } = useView();
  const isOn = typeof period !== 'string';
  return (
    <FilterChip
      label={translate('app.dashboard.own_dates')}
      value={isOn ? span : undefined}
      onRemove={() => change({ period: FIRST_VIEW.period })}
    >
      {(close) => <DatesForm onDone={close} />}
    </FilterChip>
  );
}

function DatesForm({ onDone }: { onDone: () => void }) {
  const translate = useTranslate();
  const { days, change } = useView();
  const [chosen, setChosen] = useState(days);
  const [violation, setViolation] = useState<ReturnType<typeof violationOf>>(null);
  const apply = () => {
    const found = violationOf(chosen);
    setViolation(found);
    if (found !== null) return;
    change({ period: chosen });
    onDone();
  };
  const field = (name: 'from' | 'to', label: string) => (
    <TextField
      label={label}
      type="date"
      value={chosen[name]}
      error={violation !== null}
      autoFocus={name === 'from'}
      onChange={(event) => setChosen({ ...chosen, [name]: event.target.value })}
    />
  );
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        apply();
      }}
      sx={{ padding: 4, display: 'grid', gap: 3 }}
    >
      {field('from', translate('app.filter.from'))}
      {field('to', translate('app.filter.to'))}
      {violation !== null && <Alert severity="error">{translate(`app.dashboard.date_violation.${violation}`)}</Alert>}
      <Button type="submit" variant="contained" size="small" sx={{ justifySelf: 'end' }}>
        {translate('app.filter.apply')}
      </Button>
    </Box>
  );
}

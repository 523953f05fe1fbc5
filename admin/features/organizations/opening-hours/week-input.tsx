import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useRecordContext, useTranslate } from 'react-admin';
import { HoursEditor } from './hours-editor.tsx';
import { ownZone } from './own-zone.ts';
import {
  DAYS,
  type Hours,
  toHours,
  toStored,
  toSpans,
  toWritten,
  usualHours,
  violationOf,
  type StoredHours,
} from './week.ts';

const FIELDS = [...DAYS, 'time_zone', 'closed_days'] as const;

/** A week in the form of a row: each day is a field of its own. */
export function WeekInput() {
  const translate = useTranslate();
  const { register, setValue } = useFormContext<StoredHours>();
  const isNew = useRecordContext()?.id === undefined;
  const values = useWatch<StoredHours>();
  useEffect(() => {
    if (!isNew) return;
    const usual = toStored(usualHours(ownZone()));
    for (const field of FIELDS) setValue(field, usual[field]);
  }, [isNew, setValue]);
  for (const day of DAYS)
    register(day, {
      validate: (written: readonly string[] = []) => {
        const spans = toSpans(written);
        const violation = spans.map((span) => violationOf(span, spans)).find((one) => one !== null);
        return violation === undefined || translate(`app.opening_hours.${violation}`);
      },
    });
  // A field that has just come has no value yet.
  const known = Object.entries(values).filter(([, value]) => value !== undefined);
  const hours = toHours({ ...toStored(usualHours(ownZone())), ...Object.fromEntries(known) });
  const write = (next: Hours) => {
    const stored = toWritten(next);
    for (const field of FIELDS)
      if (JSON.stringify(stored[field]) !== JSON.stringify(values[field]))
        setValue(field, stored[field], { shouldDirty: true, shouldValidate: true });
  };
  return <HoursEditor hours={hours} onChange={write} />;
}

/** Two people at one row at once: what the later one is told (409 `row_changed`), and what he can do about it. */
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { type RaRecord, useLocale, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { problemOf } from '../../providers/problem.ts';
import { isObject } from '../../providers/user-data.ts';
import { useFieldNames } from '../form/use-field-names.ts';

/** A row as it is seen by who changes it. */
export interface SeenRow {
  id: RaRecord['id'];
  revision: number;
}

const isSeenRow = (row: unknown): row is SeenRow & Record<string, unknown> =>
  isObject(row) && typeof row['id'] === 'number' && typeof row['revision'] === 'number';

export interface RowConflict {
  /** As it is stored now. */
  row: SeenRow & Record<string, unknown>;
  /** Null where it was no user. */
  by: string | null;
  /** When, in ISO 8601. */
  at: string | null;
}

/** Out of the refusal of a change; null for any other refusal. */
export function rowConflictOf(error: unknown): RowConflict | null {
  const { code, row, changed_by: by } = problemOf(error);
  if (code !== 'row_changed' || !isSeenRow(row)) return null;
  const text = (name: string): string | null => (isObject(by) && typeof by[name] === 'string' ? by[name] : null);
  return { row, by: text('name'), at: text('at') };
}

/** The conflict that a form has run into, from the refusal until it is settled. */
export function useRowConflict() {
  const [conflict, setConflict] = useState<RowConflict | null>(null);
  return {
    conflict,
    settle: () => setConflict(null),
    /** Answers whether the refusal was one. */
    take(error: unknown): boolean {
      const found = rowConflictOf(error);
      setConflict(found);
      return found !== null;
    },
  };
}

interface RowConflictNoticeProps {
  conflict: RowConflict | null;
  /** What of the row the form can change: all else changes by itself. */
  writable: readonly string[];
  onSettle: () => void;
  /** Reads the row anew, and with it the form. */
  onTakeTheirs: () => void;
  /** Tries again what was refused, where that was no submission of the form. */
  onRetry?: (() => void) | undefined;
}

/** Belongs into the form of react-admin that was refused. */
export function RowConflictNotice({ conflict, writable, onSettle, onTakeTheirs, onRetry }: RowConflictNoticeProps) {
  const resource = useResourceContext();
  const seen: RaRecord | undefined = useRecordContext();
  const { setValue } = useFormContext();
  const { dirtyFields } = useFormState();
  const mine = writable.filter((name) => name in dirtyFields);
  const keepMine = ({ row }: RowConflict, form: HTMLFormElement | null) => {
    setValue('revision', row.revision);
    // What only they have changed is seen here too.
    for (const name of changedIn(row, seen, writable)) if (!mine.includes(name)) setValue(name, row[name]);
    onSettle();
    if (onRetry === undefined) form?.requestSubmit();
    else onRetry();
  };
  return (
    <ConflictNotice
      conflict={conflict}
      resource={resource}
      seen={seen}
      fields={writable}
      mine={mine}
      onKeepMine={keepMine}
      onTakeTheirs={() => {
        onSettle();
        onTakeTheirs();
      }}
    />
  );
}

/** Those of the fields that are otherwise than they were seen. */
export const changedIn = (row: object, seen: object | undefined, fields: readonly string[]): string[] =>
  fields.filter((name) => JSON.stringify(valueOf(row, name)) !== JSON.stringify(valueOf(seen ?? {}, name)));

const valueOf = (row: object, name: string): unknown => (isObject(row) ? row[name] : undefined);

export interface ConflictNoticeProps {
  /** Null while there is none. */
  conflict: RowConflict | null;
  resource: string | undefined;
  /** The row as what was refused began with it. */
  seen: object | undefined;
  /** That somebody may have changed. */
  fields: readonly string[];
  /** Those of them that are changed here. */
  mine: readonly string[];
  /** Saves what is changed here over what is stored now. */
  onKeepMine: (conflict: RowConflict, form: HTMLFormElement | null) => Promise<void> | void;
  onTakeTheirs: (conflict: RowConflict) => void;
}

/** Within whatever form was refused. */
export function ConflictNotice({ conflict, ...notice }: ConflictNoticeProps) {
  // Only what was said after it was on the page is read out; while it says nothing it takes no gap between fields.
  return (
    <Box role="alert" sx={{ '&:empty': { position: 'absolute' } }}>
      {conflict !== null && <Notice conflict={conflict} {...notice} />}
    </Box>
  );
}

type NoticeProps = ConflictNoticeProps & { conflict: RowConflict };

function Notice({ conflict, resource, seen, fields, mine, onKeepMine, onTakeTheirs }: NoticeProps) {
  const translate = useTranslate();
  const labels = useFieldNames(resource);
  const place = useRef<HTMLDivElement>(null);
  // Who has saved is at the end of the form.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const changed = changedIn(conflict.row, seen, fields);
  const both = changed.filter((name) => mine.includes(name));
  return (
    <Alert ref={place} severity="warning" role="none" sx={{ marginBottom: 4 }}>
      <Typography variant="subtitle2" component="p">
        {translate('app.form.conflict.title')}
      </Typography>
      <WhoAndWhen {...conflict} />
      {changed.length > 0 && (
        <Typography variant="body2" sx={{ marginTop: 2 }}>
          {translate('app.form.conflict.changed', { fields: labels(changed) })}
        </Typography>
      )}
      {both.length > 0 && (
        <Typography variant="body2" sx={{ marginTop: 2 }}>
          {translate('app.form.conflict.both', { fields: labels(both) })}
        </Typography>
      )}
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, marginTop: 3 }}>
        <Button
          size="small"
          variant="outlined"
          onClick={(event) => void onKeepMine(conflict, event.currentTarget.form)}
        >
          {translate('app.form.conflict.retry')}
        </Button>
        <Button size="small" onClick={() => onTakeTheirs(conflict)}>
          {translate('app.form.conflict.theirs')}
        </Button>
      </Stack>
    </Alert>
  );
}

function WhoAndWhen({ by, at }: RowConflict) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const whenOf = (moment: string): string =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(moment));
  return (
    <Typography variant="body2">
      {by === null || at === null
        ? translate('app.form.conflict.unknown')
        : translate('app.form.conflict.text', { name: by, when: whenOf(at) })}
    </Typography>
  );
}

import { Button, Typography } from '@mui/material';
import { type RaRecord, useGetManyAggregate, useLocale, useTranslate } from 'react-admin';
import type { EntityResource } from '../../entities/resource.ts';
import { labelFieldsOf } from '../../entities/record-labels.ts';
import { useRecordLabel } from '../../entities/use-record-label.ts';
import { formatMoment } from '../../fields/dates.ts';
import { useTotalText } from '../../ui/list/pagination.tsx';
import { useTryDraft } from './use-try-draft.ts';
import type { Draft } from './use-drafts.ts';

interface DraftPilotsProps {
  entity: EntityResource;
  record: RaRecord;
  draft: Draft;
}

const NAMED = 10;

/** Which try the draft, and since when; nothing while none does. */
export function DraftPilots({ entity, draft }: Omit<DraftPilotsProps, 'record'>) {
  const translate = useTranslate();
  const totalText = useTotalText();
  const locale = useLocale() ?? 'en';
  if (entity.pilots === undefined || draft.pilot_count === 0) return null;
  const since = draft.pilots.map((pilot) => pilot.since).sort()[0];
  return (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {translate('app.draft.tried', { count: totalText(draft.pilot_count) })}
      {since !== undefined && ` · ${translate('app.draft.tried_since', { when: formatMoment(since, locale) })}`}
      <PilotNames reference={entity.pilots.of} draft={draft} />
    </Typography>
  );
}

/** Has what is published shown again by all that try the draft. */
export function EndTrial({ draft, ...shown }: DraftPilotsProps) {
  const translate = useTranslate();
  const { tryWith, isPending } = useTryDraft({ ...shown, draft }, 'toast');
  if (draft.pilot_count === 0) return null;
  return (
    <Button size="small" variant="outlined" loading={isPending} onClick={() => void tryWith([])}>
      {translate('app.draft.try_end')}
    </Button>
  );
}

function PilotNames({ reference, draft }: { reference: string; draft: Draft }) {
  const labelOf = useRecordLabel(reference);
  const list = new Intl.ListFormat(useLocale() ?? 'en', { type: 'unit' });
  const ids = draft.pilots.slice(0, NAMED).map(({ id }) => id);
  const { data } = useGetManyAggregate(reference, { ids, meta: { fields: labelFieldsOf(reference) } });
  const names = (data ?? []).flatMap((row: RaRecord | undefined) => (row === undefined ? [] : [labelOf(row)]));
  if (names.length === 0) return null;
  const more = draft.pilot_count > names.length ? ['…'] : [];
  return <bdi>{` – ${list.format([...names, ...more])}`}</bdi>;
}

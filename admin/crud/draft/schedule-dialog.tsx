import { Alert, Button, FormControlLabel, Radio, RadioGroup, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useLocale, useTranslate } from 'react-admin';
import type { EntityResource } from '../../entities/resource.ts';
import { useAct } from '../../providers/use-act.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { useServerMutation } from '../../ui/mutations/use-server-mutation.ts';
import { nameOfZone, ownTimeZone } from '../../ui/time/time-zones.ts';
import { ReasonField } from '../history/reason-field.tsx';
import { knownZone, momentOf, sayMoment, typedOf } from './clock.ts';
import type { Draft, Drafts } from './use-drafts.ts';

interface ScheduleDialogProps {
  entity: EntityResource;
  record: RaRecord;
  draft: Draft;
  drafts: Drafts;
  onClose: () => void;
}

const LAST = '9999-12-31T23:59';

/** Asks when a draft is to be published, and by whose clock; or no longer by itself. */
export function ScheduleDialog({ entity, record, draft, drafts, onClose }: ScheduleDialogProps) {
  const translate = useTranslate();
  const zone = knownZone(drafts.clock, ownTimeZone());
  const [typed, setTyped] = useState(() => typedOf(draft, zone));
  const [isByEach, setByEach] = useState(draft.each_clock);
  const [reason, setReason] = useState(draft.reason ?? '');
  const { schedule, isPending, errorText } = useSchedule({ entity, record, draft, onClose });
  const at = momentOf(typed, zone);
  const times = drafts.clock === null ? { publish_at: at } : { local_time: typed, each_clock: isByEach };
  return (
    <Dialog
      size="xs"
      title={translate('app.draft.schedule_question')}
      text={translate('app.draft.schedule_text')}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        void schedule({ ...times, reason: reason.trim() || null }, 'app.draft.schedule_done');
      }}
      actions={
        <>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          {draft.state === 'scheduled' && (
            <Button onClick={() => void schedule({ publish_at: null }, 'app.draft.unscheduled')}>
              {translate('app.draft.unschedule')}
            </Button>
          )}
          <Button type="submit" variant="contained" loading={isPending} disabled={at === null}>
            {translate('app.draft.schedule')}
          </Button>
        </>
      }
    >
      <Stack sx={{ marginTop: 4, gap: 4 }}>
        <TextField
          type="datetime-local"
          label={translate('app.draft.at')}
          helperText={<ClockText at={at} zone={zone} isByEach={isByEach} />}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          slotProps={{ htmlInput: { dir: 'ltr', max: LAST } }}
          autoFocus
          required
          fullWidth
        />
        {drafts.clocks.length > 1 && (
          <ClockChoice zone={zone} count={drafts.clocks.length} isByEach={isByEach} onChange={setByEach} />
        )}
        {errorText !== null && <Alert severity="error">{errorText}</Alert>}
      </Stack>
      <ReasonField value={reason} onChange={setReason} />
    </Dialog>
  );
}

function useSchedule({ entity, record, draft, onClose }: Omit<ScheduleDialogProps, 'drafts'>) {
  const act = useAct();
  const { mutate, isPending, errorText } = useServerMutation();
  const schedule = async (times: object, message: string): Promise<void> => {
    const input = { revision: draft.revision, ...times };
    const done = await mutate(() => act(entity.route, { action: 'draft/schedule', id: record.id, input }), { message });
    if (done !== undefined) onClose();
  };
  return { schedule, isPending, errorText };
}

/** Whose clock it is; and where it shows another time than the reader's, what his shows then. */
function ClockText({ at, zone, isByEach }: { at: string | null; zone: string; isByEach: boolean }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  if (isByEach) return translate('app.draft.clock_each');
  const own = ownTimeZone();
  const isOther = at !== null && own !== zone && sayMoment(at, own, locale) !== sayMoment(at, zone, locale);
  return (
    <>
      {at === null
        ? translate('app.draft.clock_of', { zone: nameOfZone(zone) })
        : translate('app.draft.clock_when', { when: sayMoment(at, zone, locale) })}
      {isOther && ` ${translate('app.draft.clock_yours', { when: sayMoment(at, own, locale) })}`}
    </>
  );
}

interface ClockChoiceProps {
  zone: string;
  count: number;
  isByEach: boolean;
  onChange: (isByEach: boolean) => void;
}

function ClockChoice({ zone, count, isByEach, onChange }: ClockChoiceProps) {
  const translate = useTranslate();
  const choices = {
    one: translate('app.draft.clock_one', { zone: nameOfZone(zone) }),
    each: translate('app.draft.clock_by_each', { smart_count: count }),
  };
  return (
    <RadioGroup
      aria-label={translate('app.draft.clock')}
      value={isByEach ? 'each' : 'one'}
      onChange={(_, chosen) => onChange(chosen === 'each')}
    >
      {Object.entries(choices).map(([value, label]) => (
        <FormControlLabel key={value} value={value} label={label} control={<Radio size="small" />} />
      ))}
    </RadioGroup>
  );
}

/** What is kept of a row and not live yet, with what can be done about it; and the last publication, to be taken back. */
import EditNote from '@mui/icons-material/EditNoteOutlined';
import { Alert, Button, Stack, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { type RaRecord, useLocale, useTranslate } from 'react-admin';
import type { EntityResource } from '../../entities/resource.ts';
import { useMayOpenForm } from '../../entities/use-access.ts';
import { useAct } from '../../providers/use-act.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { useFieldNames } from '../../ui/form/use-field-names.ts';
import { useServerMutation } from '../../ui/mutations/use-server-mutation.ts';
import { ownTimeZone } from '../../ui/time/time-zones.ts';
import type { Pieces } from '../filter-bar.tsx';
import { useScreenPath } from '../screen-context.tsx';
import { between, DraftChanges } from './draft-changes.tsx';
import { knownZone, sayLocalTime, sayMoment } from './clock.ts';
import { DraftReach } from './draft-reach.tsx';
import { DraftPilots, EndTrial } from './draft-pilots.tsx';
import { PilotsDialog } from './pilots-dialog.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { TAKES_UP_DRAFT } from './take-up.ts';
import { type Draft, type Drafts, useDrafts } from './use-drafts.ts';
import { Who } from './who.tsx';

interface DraftNoticeProps {
  entity: EntityResource;
  fields: Pieces;
  record: RaRecord;
  /** Where it stands the draft is gone on with in a designer, and not in the form of the row. */
  isDesigned?: boolean;
}

const DAY_MS = 86_400_000;
/** For so long it is offered above all else to take a publication back. */
const OFFERED_MS = 30 * DAY_MS;

/** On the page of a row. */
export function DraftNotice(props: DraftNoticeProps) {
  const drafts = useDrafts(props.entity, props.record);
  if (drafts === undefined) return null;
  const { draft, published } = drafts;
  const isRecent = published !== null && Date.now() - Date.parse(published.published_at ?? '') < OFFERED_MS;
  return (
    <Stack sx={{ gap: 4, marginBottom: 4, '&:empty': { display: 'none' } }}>
      {draft !== null && <OpenDraft {...props} draft={draft} drafts={drafts} />}
      {draft === null && isRecent && <Published {...props} draft={published} drafts={drafts} />}
    </Stack>
  );
}

type ShownProps = DraftNoticeProps & { draft: Draft; drafts: Drafts };

type Step = 'publish' | 'schedule' | 'try' | 'discard';

function OpenDraft({ drafts, ...shown }: ShownProps) {
  const { entity, fields, record, draft, isDesigned = false } = shown;
  const translate = useTranslate();
  const toPath = useScreenPath();
  const mayOpenForm = useMayOpenForm(entity);
  const [step, setStep] = useState<Step>();
  const close = () => setStep(undefined);
  return (
    <Alert severity="info" icon={<EditNote />} sx={WIDE}>
      <Stack sx={{ gap: 3 }}>
        <div>
          <Who draft={draft} at={draft.saved_at ?? draft.updated_at} words="who" nobody="whoever" />
          <WhenLive draft={draft} />
        </div>
        {draft.note !== null && (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {draft.note}
          </Typography>
        )}
        <DraftChanges {...{ entity, fields, record }} changes={between(record, draft.changes)} />
        <DraftReach entity={entity} touches={drafts.touches} languages={drafts.languages} />
        <DraftPilots entity={entity} draft={draft} />
        <Reason draft={draft} />
        <Warnings entity={entity} draft={draft} />
        <Verbs>
          <Button size="small" variant="contained" onClick={() => setStep('publish')}>
            {translate('app.draft.publish')}
          </Button>
          <Button size="small" variant="outlined" onClick={() => setStep('schedule')}>
            {translate(draft.publish_at === null ? 'app.draft.schedule' : 'app.draft.reschedule')}
          </Button>
          {entity.pilots !== undefined && (
            <Button size="small" variant="outlined" onClick={() => setStep('try')}>
              {translate(draft.pilot_count === 0 ? 'app.draft.try' : 'app.draft.try_others')}
            </Button>
          )}
          <EndTrial {...{ entity, record, draft }} />
          {!isDesigned && mayOpenForm(record) && (
            <Button size="small" component={Link} to={toPath('edit', Number(record.id))} state={TAKES_UP_DRAFT}>
              {translate('app.draft.open')}
            </Button>
          )}
          <Button size="small" color="error" onClick={() => setStep('discard')}>
            {translate('app.draft.discard')}
          </Button>
        </Verbs>
      </Stack>
      {step === 'publish' && <PublishDialog {...shown} drafts={drafts} step="publish" onClose={close} />}
      {step === 'schedule' && <ScheduleDialog {...{ entity, record, draft, drafts }} onClose={close} />}
      {step === 'try' && <PilotsDialog {...{ entity, record, draft }} onClose={close} />}
      {step === 'discard' && <DiscardDialog {...{ entity, record, draft }} onClose={close} />}
    </Alert>
  );
}

/** Whether and when it is published by itself, and by whose clock. */
function WhenLive({ draft }: { draft: Draft }) {
  const { publish_at: at, time_zone: zone, local_time: localTime, each_clock: isByEach } = draft;
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  if (at === null && draft.pilot_count > 0) return null;
  const text =
    at === null
      ? translate('app.draft.not_live')
      : isByEach && localTime !== null
        ? translate('app.draft.scheduled_each', { when: sayLocalTime(localTime, locale) })
        : translate('app.draft.scheduled', { when: sayMoment(at, knownZone(zone, ownTimeZone()), locale) });
  return <Typography variant="body2">{text}</Typography>;
}

/** Why it is, or was, published. */
function Reason({ draft: { reason } }: { draft: Draft }) {
  const translate = useTranslate();
  if (reason === null) return null;
  return (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {translate('app.history.because', { reason })}
    </Typography>
  );
}

function Warnings({ entity, draft }: { entity: EntityResource; draft: Draft }) {
  const translate = useTranslate();
  const names = useFieldNames(entity.route);
  const { conflicts, refusal_text: reason } = draft;
  return (
    <>
      {conflicts.length > 0 && (
        <Alert severity="warning">{translate('app.draft.changed_since', { fields: names(conflicts) })}</Alert>
      )}
      {reason !== null && (
        <Alert severity="warning">
          {translate('app.draft.refused', { reason })} {translate('app.draft.refused_text')}
        </Alert>
      )}
    </>
  );
}

function Published({ drafts, ...shown }: ShownProps) {
  const { draft } = shown;
  const translate = useTranslate();
  const [isAsked, setAsked] = useState(false);
  return (
    <Alert severity="success" sx={WIDE}>
      <Stack sx={{ gap: 3 }}>
        <Who
          draft={draft}
          at={draft.published_at ?? draft.updated_at}
          words="published_by"
          nobody="published_whoever"
        />
        <Reason draft={draft} />
        <DraftChanges {...shown} changes={between(draft.base, draft.changes)} />
        <Verbs>
          <Button size="small" variant="outlined" onClick={() => setAsked(true)}>
            {translate('app.draft.revert')}
          </Button>
        </Verbs>
      </Stack>
      {isAsked && <PublishDialog {...shown} drafts={drafts} step="revert" onClose={() => setAsked(false)} />}
    </Alert>
  );
}

/** Gives a draft up. */
function DiscardDialog({
  entity,
  record,
  draft,
  onClose,
}: Pick<ShownProps, 'entity' | 'record' | 'draft'> & { onClose: () => void }) {
  const translate = useTranslate();
  const act = useAct();
  const { mutate } = useServerMutation({ errors: 'toast' });
  const discard = async (): Promise<void> => {
    const asked = { action: 'draft', id: record.id, method: 'DELETE', input: { revision: draft.revision } } as const;
    await mutate(() => act(entity.route, asked), { message: 'app.draft.discarded' });
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={translate('app.draft.discard_question')}
      text={translate('app.draft.discard_text')}
      action={translate('app.draft.discard')}
      onCancel={onClose}
      onConfirm={() => void discard()}
    />
  );
}

const Verbs = ({ children }: { children: ReactNode }) => (
  <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
    {children}
  </Stack>
);

const WIDE = { '& .MuiAlert-message': { flexGrow: 1, minWidth: 0 } } as const;

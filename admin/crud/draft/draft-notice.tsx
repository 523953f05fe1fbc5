/** What is kept of a row and not live yet, with what can be done about it; and the last publication, to be taken back. */
import EditNote from '@mui/icons-material/EditNoteOutlined';
import { Alert, Button, Stack, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { type RaRecord, useLocale, useTranslate } from 'react-admin';
import type { EntityResource } from '../../entities/resource.ts';
import { useMayOpenForm } from '../../entities/use-access.ts';
import { formatMoment } from '../../fields/dates.ts';
import { useAct } from '../../providers/use-act.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { useFieldNames } from '../../ui/form/use-field-names.ts';
import { useServerMutation } from '../../ui/mutations/use-server-mutation.ts';
import type { Pieces } from '../filter-bar.tsx';
import { useScreenPath } from '../screen-context.tsx';
import { between, DraftChanges } from './draft-changes.tsx';
import { DraftReach } from './draft-reach.tsx';
import { DraftPilots, EndTrial } from './draft-pilots.tsx';
import { PilotsDialog } from './pilots-dialog.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { TAKES_UP_DRAFT } from './take-up.ts';
import { type Draft, type Drafts, useDrafts } from './use-drafts.ts';

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
  const locale = useLocale() ?? 'en';
  const toPath = useScreenPath();
  const mayOpenForm = useMayOpenForm(entity);
  const [step, setStep] = useState<Step>();
  const close = () => setStep(undefined);
  const when = draft.publish_at === null ? null : formatMoment(draft.publish_at, locale);
  return (
    <Alert severity="info" icon={<EditNote />} sx={WIDE}>
      <Stack sx={{ gap: 3 }}>
        <div>
          <Who draft={draft} at={draft.updated_at} words="who" nobody="whoever" />
          {(when !== null || draft.pilot_count === 0) && (
            <Typography variant="body2">
              {when === null ? translate('app.draft.not_live') : translate('app.draft.scheduled', { when })}
            </Typography>
          )}
        </div>
        {draft.note !== null && (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {draft.note}
          </Typography>
        )}
        <DraftChanges {...{ entity, fields, record }} changes={between(record, draft.changes)} />
        <DraftReach entity={entity} touches={drafts.touches} languages={drafts.languages} />
        <DraftPilots entity={entity} draft={draft} />
        <Warnings entity={entity} draft={draft} />
        <Verbs>
          <Button size="small" variant="contained" onClick={() => setStep('publish')}>
            {translate('app.draft.publish')}
          </Button>
          <Button size="small" variant="outlined" onClick={() => setStep('schedule')}>
            {translate(when === null ? 'app.draft.schedule' : 'app.draft.reschedule')}
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
      {step === 'schedule' && <ScheduleDialog {...{ entity, record, draft }} onClose={close} />}
      {step === 'try' && <PilotsDialog {...{ entity, record, draft }} onClose={close} />}
      {step === 'discard' && <DiscardDialog {...{ entity, record, draft }} onClose={close} />}
    </Alert>
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

interface WhoProps {
  draft: Draft;
  at: string;
  words: 'who' | 'published_by';
  nobody: 'whoever' | 'published_whoever';
}

function Who({ draft: { author_name: name }, at, words, nobody }: WhoProps) {
  const translate = useTranslate();
  const when = formatMoment(at, useLocale() ?? 'en');
  return (
    <Typography variant="subtitle2" component="p" sx={{ overflowWrap: 'anywhere' }}>
      {name === null ? translate(`app.draft.${nobody}`, { when }) : translate(`app.draft.${words}`, { name, when })}
    </Typography>
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

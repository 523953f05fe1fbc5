import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import EventBusy from '@mui/icons-material/EventBusyOutlined';
import { Alert, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { usePageTitle } from '../../../ui/layout/use-page-title.ts';
import { BareChecking } from '../../../ui/bare/bare-checking.tsx';
import { BareForm } from '../../../ui/bare/bare-form.tsx';
import { BarePage } from '../../../ui/bare/bare-page.tsx';
import { LinkNotFound } from '../../../ui/bare/link-not-found.tsx';
import { useLinkToken } from '../../../ui/bare/use-link-token.ts';
import { paths } from '../../../entities/guard.ts';
import { type EmailChange, type LinkState, useEmailChange } from './use-email-change.ts';

/** Where the mailed links of a change of e-mail lead: it is confirmed at the new address, taken back at the old one. */
export default function EmailChangePage() {
  const translate = useTranslate();
  const page = useEmailChange(useLinkToken());
  const purpose = page.change?.purpose ?? 'confirm';
  usePageTitle(translate(`app.email_change.${purpose}.title`));
  return (
    <BarePage>
      {page.isChecking && <BareChecking inputs={1} />}
      {page.error !== null && <ErrorState isPage error={page.error} onRetry={page.retry} />}
      {page.change === null && <NotFound />}
      {page.change && <Link page={page} change={page.change} />}
    </BarePage>
  );
}

type Page = ReturnType<typeof useEmailChange>;

function Link({ page, change }: { page: Page; change: EmailChange }) {
  if (page.done !== null) return <Outcome change={change} state={page.done} isDone />;
  if (change.state !== 'open') return <Outcome change={change} state={change.state} />;
  return <Question page={page} change={change} />;
}

function Question({ page, change }: { page: Page; change: EmailChange }) {
  const translate = useTranslate();
  const { purpose, company_name: company, old_email: from, new_email: to, is_confirmed: isConfirmed } = change;
  const text = purpose === 'take_back' && !isConfirmed ? 'text_waiting' : 'text';
  return (
    <BareForm
      title={translate(`app.email_change.${purpose}.title`)}
      text={translate(`app.email_change.${purpose}.${text}`, { company, from, to })}
      failure={page.failure}
      isPending={page.isFollowing}
      isQuick
      onSubmit={(event) => {
        event.preventDefault();
        page.follow();
      }}
    >
      {purpose === 'take_back' && <Alert severity="warning">{translate('app.email_change.take_back.follows')}</Alert>}
      <Button type="submit" variant="contained" loading={page.isFollowing} fullWidth>
        {translate(`app.email_change.${purpose}.submit`)}
      </Button>
    </BareForm>
  );
}

interface OutcomeProps {
  change: EmailChange;
  state: LinkState;
  isDone?: boolean;
}

/** What has been done by the link, now or before, or why nothing can be. */
function Outcome({ change, state, isDone = false }: OutcomeProps) {
  const translate = useTranslate();
  const { purpose, old_email: from, new_email: to } = change;
  const name = isDone ? `${purpose}.done` : `state.${state}`;
  const isGood = isDone || state === 'confirmed' || state === 'taken_back';
  return (
    <EmptyState
      isPage
      Icon={isGood ? CheckCircle : EventBusy}
      title={translate(`app.email_change.${name}`)}
      action={
        <Button component={RouterLink} to={paths.login} variant="contained">
          {translate('ra.auth.sign_in')}
        </Button>
      }
    >
      <Typography component="span" sx={{ overflowWrap: 'anywhere' }}>
        {translate(`app.email_change.${name}_text`, { from, to })}
      </Typography>
    </EmptyState>
  );
}

function NotFound() {
  const translate = useTranslate();
  return (
    <LinkNotFound
      title={translate('app.email_change.not_found')}
      text={translate('app.email_change.not_found_text')}
      way={{ to: paths.login, label: translate('ra.auth.sign_in') }}
      otherWay={{ to: paths.forgotPassword, label: translate('app.login.forgot') }}
    />
  );
}

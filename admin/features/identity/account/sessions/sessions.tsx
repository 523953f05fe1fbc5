import Computer from '@mui/icons-material/ComputerOutlined';
import Handshake from '@mui/icons-material/SupportAgentOutlined';
import Smartphone from '@mui/icons-material/SmartphoneOutlined';
import { Box, Button, Chip, List, ListItem, ListItemIcon, Skeleton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocale, useNotify, useRefresh, useTranslate } from 'react-admin';
import { formatMoment, formatRelative } from '../../../../fields/dates.ts';
import { ErrorState } from '../../../../ui/states/error-state.tsx';
import { OwnerOnly, useIsOwnerOnly } from '../../../../ui/states/owner-only.tsx';
import { Part } from '../../../../ui/layout/part.tsx';
import { type CallerProof, StepUpDialog } from '../step-up/step-up-dialog.tsx';
import { useAccountCall, useAccountData } from '../use-account-data.ts';

/** Where the user is signed in, with the ways to end that. */
export default function Sessions() {
  const translate = useTranslate();
  const nameOf = useDeviceName();
  const { sessions, error, retry, end, endOthers } = useSessions();
  const [ending, setEnding] = useState<OwnSession>();
  if (sessions === undefined)
    return <Part>{error ? <ErrorState error={error} onRetry={retry} /> : <SessionsSkeleton />}</Part>;
  return (
    <Part>
      <List disablePadding>
        {sessions.map((session) => (
          <Session key={session.id} session={session} onEnd={() => setEnding(session)} />
        ))}
      </List>
      <Others count={sessions.filter(({ is_current }) => !is_current).length} onEnd={endOthers} />
      {ending && (
        <StepUpDialog
          title={translate('app.account.sessions.end_device', { device: nameOf(ending) })}
          text={translate('app.account.sessions.end_text')}
          action={translate('app.account.sessions.end')}
          onConfirm={(proof) => end(ending, proof)}
          onClose={() => setEnding(undefined)}
        />
      )}
    </Part>
  );
}

interface SessionProps {
  session: OwnSession;
  onEnd: () => void;
}

function Session({ session, onEnd }: SessionProps) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const device = useDeviceName()(session);
  const isOwnerOnly = useIsOwnerOnly();
  const Icon = session.is_mobile ? Smartphone : Computer;
  return (
    <ListItem
      divider
      disableGutters
      sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'flex-start', paddingBlock: 3, '&:first-of-type': { paddingTop: 0 } }}
    >
      <ListItemIcon sx={{ minWidth: 32, marginTop: 0.5, color: 'text.secondary' }}>
        <Icon />
      </ListItemIcon>
      <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography component="span" sx={{ fontWeight: 600 }}>
            {device}
          </Typography>
          {session.is_current && <Chip size="small" label={translate('app.account.sessions.this_one')} />}
        </Box>
        {session.lent_to !== null && <Loan by={session.lent_to} reason={session.reason ?? ''} />}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('app.account.sessions.last_used', {
            when: formatRelative(session.last_used_at, locale, Date.now()),
          })}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('app.account.sessions.since', { when: formatMoment(session.created_at, locale) })}
        </Typography>
      </Box>
      {!session.is_current && !isOwnerOnly('account.end_session') && (
        <Button
          size="small"
          variant="outlined"
          onClick={onEnd}
          sx={{ marginInlineStart: { xs: 10, sm: 0 } }}
          aria-label={translate('app.account.sessions.end_device', { device })}
        >
          {translate('app.account.sessions.end')}
        </Button>
      )}
    </ListItem>
  );
}

/** That it is not the user himself: who it is, and why. */
function Loan({ by, reason }: { by: string; reason: string }) {
  const translate = useTranslate();
  return (
    <Box sx={{ marginBlock: 1 }}>
      <Chip
        size="small"
        color="warning"
        icon={<Handshake />}
        label={translate('app.account.sessions.lent_to', { by })}
        sx={{ maxWidth: '100%' }}
      />
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere', marginTop: 1 }}>
        {translate('app.account.sessions.lent_reason')} <bdi>{reason}</bdi>
      </Typography>
    </Box>
  );
}

function useDeviceName(): (session: OwnSession) => string {
  const translate = useTranslate();
  return ({ browser, system }) => {
    if (browser !== null && system !== null) return translate('app.account.sessions.device', { browser, system });
    return browser ?? system ?? translate('app.account.sessions.unknown');
  };
}

function Others({ count, onEnd }: { count: number; onEnd: (proof: CallerProof) => Promise<void> }) {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  if (count === 0)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary', marginTop: 4 }}>
        {translate('app.account.sessions.only_this')}
      </Typography>
    );
  return (
    <Box sx={{ marginTop: 4 }}>
      <OwnerOnly operations={['account.end_other_sessions']}>
        <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
          {translate('app.account.sessions.end_others')}
        </Button>
      </OwnerOnly>
      {isAsking && (
        <StepUpDialog
          title={translate('app.account.sessions.end_others_title')}
          text={translate('app.account.sessions.end_others_text')}
          action={translate('app.account.sessions.end_others')}
          isDangerous
          onConfirm={onEnd}
          onClose={() => setAsking(false)}
        />
      )}
    </Box>
  );
}

const SKELETON_ROWS = 3;

function SessionsSkeleton() {
  return (
    <Stack sx={{ gap: 3 }} aria-hidden>
      {Array.from({ length: SKELETON_ROWS }, (_, row) => (
        <Skeleton key={row} variant="rounded" height={56} />
      ))}
    </Stack>
  );
}

/** As `GET /account/sessions` answers them. */
interface OwnSession {
  id: number;
  browser: string | null;
  system: string | null;
  is_mobile: boolean;
  created_at: string;
  last_used_at: string;
  is_current: boolean;
  /** The super administrator who is signed in as the user, and why. */
  lent_to: string | null;
  reason: string | null;
}

/** The user's sessions, and what ends them; what came of it is a toast. */
function useSessions() {
  const call = useAccountCall();
  const notify = useNotify();
  const refresh = useRefresh();
  const { data, error, refetch } = useAccountData<{ results: OwnSession[] }>('sessions');
  const done = (message: string) => {
    notify(message, { type: 'success' });
    refresh();
  };
  return {
    sessions: data?.results,
    error,
    retry: () => void refetch(),
    async end({ id }: OwnSession, proof: CallerProof) {
      await call(`sessions/${id}/end`, { body: proof });
      done('app.account.sessions.ended');
    },
    async endOthers(proof: CallerProof) {
      await call('endothersessions', { body: proof });
      done('app.account.sessions.others_ended');
    },
  };
}

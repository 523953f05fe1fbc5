import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { formatRelative } from '../../../fields/dates.ts';
import { customer } from '../../../generated/resources.ts';
import { SearchField } from '../../../ui/list/search-field.tsx';
import { useDebounced } from '../../../ui/time/use-debounced.ts';
import { AdminChip } from '../access/person-card.tsx';
import { UnconfirmedChip } from './unconfirmed-chip.tsx';
import { CustomerCard } from './customer-card.tsx';
import { EndSessions } from './end-sessions.tsx';
import { ResetTwoFactor } from './reset-two-factor.tsx';
import { PartList } from '../../../crud/parts/part-list.tsx';
import { StateChip } from '../../../fields/cells/state-chip.tsx';
import { useParts } from '../../../crud/parts/use-parts.ts';
import { useSession } from '../../../providers/use-session.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

export interface CompanyUser {
  id: number;
  full_name: string;
  email: string;
  is_admin: boolean;
  state: 'active' | 'invited' | 'disabled';
  last_login_at: string | null;
  has_two_factor: boolean;
}

/** While somebody types, nothing is asked. */
const PAUSE_MS = 250;

interface UserRowsProps {
  id: number;
  isClosed: boolean;
  /** A registration whose link nobody has followed. */
  isUnconfirmed: boolean;
}

/** The users of a company, each with the way to log in as him. */
export function UserRows({ id, isClosed, isUnconfirmed }: UserRowsProps) {
  const translate = useTranslate();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<CompanyUser>();
  const parts = useParts<CompanyUser>({
    entity: customer,
    id,
    action: 'users',
    search: useDebounced(search.trim(), PAUSE_MS),
  });
  const title = translate('resources.customers.actions.users');
  return (
    <CustomerCard
      title={title}
      aside={
        <SearchField
          label={translate('app.customers.search_users')}
          value={search}
          onChange={setSearch}
          maxLength={100}
        />
      }
    >
      <PartList label={title} parts={parts} empty={translate('app.customers.no_users')}>
        {(user) => (
          <UserRow
            companyId={id}
            user={user}
            isClosed={isClosed}
            isUnconfirmed={isUnconfirmed}
            onLogin={() => setChosen(user)}
          />
        )}
      </PartList>
      {chosen && <LoginAsDialog user={chosen} onClose={() => setChosen(undefined)} />}
    </CustomerCard>
  );
}

interface UserRowProps {
  companyId: number;
  user: CompanyUser;
  isClosed: boolean;
  isUnconfirmed: boolean;
  onLogin: () => void;
}

function UserRow({ companyId, user, isClosed, isUnconfirmed, onLogin }: UserRowProps) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { full_name: name, email, is_admin: isAdmin, state, last_login_at: last } = user;
  const canLogIn = state === 'active' && !isClosed;
  const seen =
    last === null
      ? translate('app.customers.never_logged_in')
      : translate('app.customers.last_login', { when: formatRelative(last, locale, Date.now()) });
  return (
    <>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            <bdi>{name}</bdi>
          </Typography>
          {isAdmin && <AdminChip />}
          {isUnconfirmed && <UnconfirmedChip />}
          {state !== 'active' && !isUnconfirmed && <StateChip state={state} translation="enums.customer_user.state" />}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          <bdi>{email}</bdi> · {seen}
        </Typography>
      </Box>
      {user.has_two_factor && <ResetTwoFactor companyId={companyId} user={user} />}
      {canLogIn && <EndSessions companyId={companyId} user={user} />}
      {canLogIn && (
        <Button
          size="small"
          variant="outlined"
          onClick={onLogin}
          aria-label={translate('app.login_as.as', { user: name })}
        >
          {translate('app.login_as.log_in')}
        </Button>
      )}
    </>
  );
}

interface LoginAsDialogProps {
  user: { id: number; full_name: string };
  onClose: () => void;
}

/** Asks why, and logs in as a user of a company. */
function LoginAsDialog({ user: { id, full_name: user }, onClose }: LoginAsDialogProps) {
  const translate = useTranslate();
  const { client } = useSession();
  return (
    <ReasonDialog
      title={translate('app.login_as.title', { user })}
      text={translate('app.login_as.text')}
      action={translate('app.login_as.log_in')}
      onConfirm={(reason) => client.loginAs({ user_id: id, reason })}
      onClose={onClose}
    />
  );
}

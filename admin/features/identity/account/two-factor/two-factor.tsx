import PhonelinkLock from '@mui/icons-material/PhonelinkLockOutlined';
import { Alert, Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { formatMoment } from '../../../../fields/dates.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { OwnerOnly } from '../../../../ui/owner-only.tsx';
import { Part } from '../../../../ui/part.tsx';
import { useAccountData } from '../use-account-data.ts';
import { RenewCodes } from './renew-codes.tsx';
import { SetUp } from './set-up.tsx';
import { TurnOff } from './turn-off.tsx';

/** As `GET /account/twofactor` answers it. */
interface TwoFactorState {
  is_on: boolean;
  /** Of the user, who can't turn it off then. */
  is_required: boolean;
  since: string | null;
  recovery_codes_left: number;
}

/** So many left ask for new ones. */
const FEW_CODES = 3;

type Open = 'set_up' | 'renew' | 'turn_off' | null;

/** Whether the login asks for a code, and the ways to change that. */
export default function TwoFactor() {
  const { data: state, error, refetch } = useAccountData<TwoFactorState>('twofactor');
  const [open, setOpen] = useState<Open>(null);
  const close = () => {
    setOpen(null);
    void refetch();
  };
  if (state === undefined)
    return (
      <Part>
        {error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton variant="rounded" height={96} aria-hidden />
        )}
      </Part>
    );
  return (
    <Part>
      {state.is_on ? <IsOn state={state} onOpen={setOpen} /> : <IsOff onOpen={setOpen} />}
      {open === 'set_up' && <SetUp onClose={close} />}
      {open === 'renew' && <RenewCodes onClose={close} />}
      {open === 'turn_off' && <TurnOff onClose={close} />}
    </Part>
  );
}

interface ModeProps {
  onOpen: (open: Open) => void;
}

function IsOff({ onOpen }: ModeProps) {
  const translate = useTranslate();
  return (
    <Stack sx={{ gap: 4, alignItems: 'flex-start' }}>
      <Typography>{translate('app.account.two_factor.is_off')}</Typography>
      <OwnerOnly operations={['two_factor.begin', 'two_factor.confirm']}>
        <Button variant="contained" startIcon={<PhonelinkLock />} onClick={() => onOpen('set_up')}>
          {translate('app.account.two_factor.turn_on')}
        </Button>
      </OwnerOnly>
    </Stack>
  );
}

function IsOn({ state, onOpen }: ModeProps & { state: TwoFactorState }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { since, recovery_codes_left: left } = state;
  return (
    <Stack sx={{ gap: 4 }}>
      <Alert severity="success" icon={<PhonelinkLock />}>
        {translate('app.account.two_factor.is_on', { when: since === null ? '' : formatMoment(since, locale) })}
      </Alert>
      <Typography {...(left <= FEW_CODES && { sx: { fontWeight: 600 } })}>
        {translate('app.account.two_factor.codes_left', { count: left })}
      </Typography>
      {state.is_required && <Typography>{translate('app.account.two_factor.is_required')}</Typography>}
      <OwnerOnly operations={['two_factor.renew_recovery_codes', 'two_factor.turn_off']}>
        <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
          <Button variant="outlined" onClick={() => onOpen('renew')}>
            {translate('app.account.two_factor.renew')}
          </Button>
          {!state.is_required && (
            <Button variant="outlined" color="error" onClick={() => onOpen('turn_off')}>
              {translate('app.account.two_factor.turn_off')}
            </Button>
          )}
        </Box>
      </OwnerOnly>
    </Stack>
  );
}

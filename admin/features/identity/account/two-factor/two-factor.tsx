import PhonelinkLock from '@mui/icons-material/PhonelinkLockOutlined';
import { Alert, Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocale, useTranslate, useNotify } from 'react-admin';
import { formatMoment } from '../../../../fields/dates.ts';
import { ErrorState } from '../../../../ui/states/error-state.tsx';
import { OwnerOnly } from '../../../../ui/states/owner-only.tsx';
import { Part } from '../../../../ui/layout/part.tsx';
import { useAccountData, useAccountCall } from '../use-account-data.ts';
import { ProofDialog } from './proof-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useProof } from './use-proof.ts';
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx';
import { FormFailure } from '../../../../ui/form/form-failure.tsx';
import { setUpAction, SetUpFields } from './set-up-fields.tsx';
import { useSetUp } from './use-set-up.ts';

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

/** Asks for password and code, then shows new recovery codes. */
function RenewCodes({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const call = useAccountCall();
  const proof = useProof();
  const { values, mutate } = proof;
  const [codes, setCodes] = useState<string[]>();
  const submit = async () => {
    const renewed = await mutate(() => call<{ recovery_codes: string[] }>('twofactor/recoverycodes', { body: values }));
    setCodes(renewed?.recovery_codes);
  };
  if (codes !== undefined) return <RecoveryCodes codes={codes} onClose={onClose} />;
  return (
    <ProofDialog
      proof={proof}
      title={translate('app.account.two_factor.renew')}
      text={translate('app.account.two_factor.renew_text')}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}

/** Sets it up in a dialog, to the recovery codes at its end. */
function SetUp({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const settingUp = useSetUp();
  const { proof, codes, isPending, isBlocked, submit } = settingUp;
  if (codes !== undefined) return <RecoveryCodes codes={codes} onClose={onClose} />;
  return (
    <FormDialog
      title={translate('app.account.two_factor.set_up')}
      action={translate(setUpAction(settingUp))}
      isBusy={isPending}
      isBlocked={isBlocked}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack sx={{ gap: 4, paddingTop: 1 }}>
        <FormFailure failure={proof.failure} />
        <SetUpFields settingUp={settingUp} />
      </Stack>
    </FormDialog>
  );
}

/** Asks for password and code, then no login asks for a code any more. */
function TurnOff({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const call = useAccountCall();
  const proof = useProof();
  const { values, mutate } = proof;
  const submit = () =>
    mutate(async () => {
      await call('twofactor/off', { body: values });
      notify('app.account.two_factor.turned_off', { type: 'success' });
      onClose();
    });
  return (
    <ProofDialog
      proof={proof}
      title={translate('app.account.two_factor.turn_off')}
      text={translate('app.account.two_factor.turn_off_text')}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}

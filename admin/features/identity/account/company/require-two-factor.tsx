import PhonelinkLock from '@mui/icons-material/PhonelinkLockOutlined';
import { Alert, Box, Button, Link, Skeleton, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { companyProfile } from '../../../../generated/resources.ts';
import { ErrorState } from '../../../../ui/states/error-state.tsx';
import { useAct } from '../../../../providers/use-act.ts';
import { Part } from '../../../../ui/layout/part.tsx';
import { type CallerProof, StepUpDialog } from '../step-up/step-up-dialog.tsx';

/** As `two_factor_use` answers it. */
interface Use {
  is_required: boolean;
  /** Who are active. */
  users: number;
  without: number;
  /** Of who looks at it. */
  own: boolean;
}

const TEXTS = 'app.account.require_two_factor';

/** Whether all users of the company must have two-factor login: how many have none, and the way to change it. */
export function RequireTwoFactor({ companyId }: { companyId: number }) {
  const translate = useTranslate();
  const act = useAct();
  const { data, error, refetch } = useQuery({
    queryKey: [companyProfile.route, 'getOne', 'two_factor_use', companyId],
    queryFn: ({ signal }) =>
      act<Use>(companyProfile.route, { action: 'two_factor_use', id: companyId, method: 'GET', signal }),
  });
  return (
    <Part title={translate(`${TEXTS}.title`)} text={translate(`${TEXTS}.text`)}>
      {data === undefined ? (
        error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton variant="rounded" height={96} aria-hidden />
        )
      ) : (
        <State use={data} companyId={companyId} onChange={() => void refetch()} />
      )}
    </Part>
  );
}

interface StateProps {
  use: Use;
  companyId: number;
  onChange: () => void;
}

function State({ use, companyId, onChange }: StateProps) {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  return (
    <Stack sx={{ gap: 4 }}>
      {use.is_required && (
        <Alert severity="success" icon={<PhonelinkLock />}>
          {translate(`${TEXTS}.is_on`)}
        </Alert>
      )}
      {(!use.is_required || use.without > 0) && <Typography>{effectOf(use, translate)}</Typography>}
      {!use.is_required && !use.own ? (
        <OwnFirst />
      ) : (
        <Box>
          <Button
            variant={use.is_required ? 'outlined' : 'contained'}
            color={use.is_required ? 'error' : 'primary'}
            {...(!use.is_required && { startIcon: <PhonelinkLock /> })}
            onClick={() => setAsking(true)}
          >
            {translate(use.is_required ? `${TEXTS}.turn_off` : `${TEXTS}.turn_on`)}
          </Button>
        </Box>
      )}
      {isAsking && <Change use={use} companyId={companyId} onChange={onChange} onClose={() => setAsking(false)} />}
    </Stack>
  );
}

/** Who requires it without having it would be the first who is held up. */
function OwnFirst() {
  const translate = useTranslate();
  return (
    <Alert severity="info">
      {translate(`${TEXTS}.own_missing`)}{' '}
      <Link component={RouterLink} to="/two_factor">
        {translate('app.account.two_factor.set_up')}
      </Link>
    </Alert>
  );
}

function Change({ use, companyId, onChange, onClose }: StateProps & { onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const act = useAct();
  const { is_required: isRequired } = use;
  const way = isRequired ? 'turn_off' : 'turn_on';
  const change = async (proof: CallerProof) => {
    const input = { required: !isRequired, ...proof };
    await act(companyProfile.route, { action: 'require_two_factor', id: companyId, input });
    notify(`${TEXTS}.${isRequired ? 'turned_off' : 'turned_on'}`, { type: 'success' });
    onChange();
  };
  return (
    <StepUpDialog
      title={translate(`${TEXTS}.${way}_title`)}
      text={isRequired ? translate(`${TEXTS}.turn_off_text`) : effectOf(use, translate)}
      action={translate(`${TEXTS}.${way}`)}
      isDangerous={isRequired}
      onConfirm={change}
      onClose={onClose}
    />
  );
}

/** How many have none, and what that means for them. */
function effectOf({ users, without }: Use, translate: ReturnType<typeof useTranslate>): string {
  if (without === 0) return translate(`${TEXTS}.everybody`);
  return `${translate(`${TEXTS}.without`, { users, without })} ${translate(`${TEXTS}.effect`)}`;
}

import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { customer } from '../../../generated/resources.ts';
import { useAct } from '../../../providers/use-act.ts';
import { ReasonDialog } from './reason-dialog.tsx';

interface EndSessionsProps {
  companyId: number;
  user: { id: number; full_name: string };
}

/** Logs a user out on all devices, for a reason. */
export function EndSessions({ companyId, user: { id: userId, full_name: user } }: EndSessionsProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const act = useAct();
  const [isAsking, setAsking] = useState(false);
  const end = async (reason: string) => {
    await act(customer.route, { action: 'end_sessions', id: companyId, input: { user_id: userId, reason } });
    notify('app.customers.end_sessions.done', { type: 'success', messageArgs: { user } });
  };
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        onClick={() => setAsking(true)}
        aria-label={translate('app.customers.end_sessions.of', { user })}
      >
        {translate('app.customers.end_sessions.action')}
      </Button>
      {isAsking && (
        <ReasonDialog
          title={translate('app.customers.end_sessions.title', { user })}
          text={translate('app.customers.end_sessions.text', { user })}
          action={translate('app.customers.end_sessions.action')}
          onConfirm={end}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

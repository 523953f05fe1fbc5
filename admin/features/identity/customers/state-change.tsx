import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { customer } from '../../../generated/resources.ts';
import type { CustomerRecord } from '../../../generated/types.ts';
import { useAct } from '../../../providers/use-act.ts';
import { ReasonDialog } from './reason-dialog.tsx';

/** Closes a company, or opens it again, for a reason. */
export function StateChange({ company: { id, name, state } }: { company: CustomerRecord }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const act = useAct();
  const [isAsking, setAsking] = useState(false);
  const action = state === 'closed' ? 'reopen' : 'close';
  const change = async (reason: string) => {
    await act(customer.route, { action, id, input: { reason } });
    notify(`app.customers.${action}.done`, { type: 'success' });
    refresh();
  };
  return (
    <>
      <Button variant="outlined" color={action === 'close' ? 'error' : 'primary'} onClick={() => setAsking(true)}>
        {translate(`app.customers.${action}.action`)}
      </Button>
      {isAsking && (
        <ReasonDialog
          title={translate(`app.customers.${action}.title`, { name })}
          text={translate(`app.customers.${action}.text`)}
          action={translate(`app.customers.${action}.action`)}
          isDangerous={action === 'close'}
          onConfirm={change}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

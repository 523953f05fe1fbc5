import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import Autorenew from '@mui/icons-material/AutorenewOutlined';
import { Button, IconButton, Tooltip } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { supportTicket } from '../../../generated/resources.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { useMay } from '../../../entities/use-access.ts';
import { useServerMutation } from '../../../ui/mutations/use-server-mutation.ts';
import { useDeleteRow } from '../../../crud/use-delete-row.tsx';
import { useUserData } from '../../../providers/use-session.tsx';
import { isClosed, type Ticket } from './ticket.ts';

type Move = 'in_processing' | 'completed' | 'cancelled';

/** What may be done with a ticket: its company closes it; the platform takes it up, completes, cancels or deletes it. */
export function TicketActions({ ticket }: { ticket: Ticket }) {
  return (
    <>
      {!isClosed(ticket) && <Moves ticket={ticket} />}
      <Delete ticket={ticket} />
    </>
  );
}

function Delete({ ticket }: { ticket: Ticket }) {
  const translate = useTranslate();
  const may = useMay(supportTicket.route);
  const { ask, dialog } = useDeleteRow(ticket);
  if (!may('delete', ticket)) return null;
  return (
    <>
      <Tooltip title={translate('ra.action.delete')}>
        <IconButton size="small" color="error" aria-label={translate('ra.action.delete')} onClick={ask}>
          <DeleteOutline />
        </IconButton>
      </Tooltip>
      {dialog}
    </>
  );
}

function Moves({ ticket }: { ticket: Ticket }) {
  const translate = useTranslate();
  const provider = useDataProvider();
  const isPlatform = useUserData()?.role === 'superadmin';
  const { mutate, isPending } = useServerMutation({ errors: 'toast' });
  const [asked, setAsked] = useState<Move>();

  const move = (status: Move) =>
    mutate(() => provider.update(supportTicket.route, { id: ticket.id, data: { status }, previousData: ticket }), {
      message: `app.support.moved.${status}`,
    });
  const side = isPlatform ? 'platform' : 'own';
  const close = (status: Move) => (
    <Button size="small" variant="outlined" disabled={isPending} onClick={() => setAsked(status)}>
      {translate(`app.support.move.${status}_${side}`)}
    </Button>
  );
  return (
    <>
      {isPlatform && ticket.status !== 'in_processing' && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<Autorenew />}
          disabled={isPending}
          onClick={() => void move('in_processing')}
        >
          {translate('app.support.move.in_processing')}
        </Button>
      )}
      {close('completed')}
      {isPlatform && close('cancelled')}
      {asked !== undefined && (
        <ConfirmDialog
          isOpen
          isDangerous={asked !== 'completed'}
          title={translate(`app.support.confirm.${asked}_${side}`)}
          text={translate(`app.support.confirm.text_${side}`)}
          action={translate(`app.support.move.${asked}_${side}`)}
          onCancel={() => setAsked(undefined)}
          onConfirm={() => {
            setAsked(undefined);
            void move(asked);
          }}
        />
      )}
    </>
  );
}

import { useTranslate } from 'react-admin';
import { supportTicket } from '../../../generated/resources.ts';
import { DeleteDialog } from '../../../ui/dialogs/delete-dialog.tsx';
import { type DeleteDialogProps, useRemove } from '../../../ui/mutations/use-remove.ts';
import type { Ticket } from './ticket.ts';

/** Says what goes with the ticket, and for whom, before it goes. */
export default function TicketDelete(props: DeleteDialogProps) {
  const translate = useTranslate();
  const { subject, company_name: company } = props.record as Ticket;
  const { remove, isPending, errorText } = useRemove(supportTicket.route, props);
  return (
    <DeleteDialog
      title={translate('app.support.delete.title', { subject })}
      text={translate('app.support.delete.text', { company })}
      isBlocked={false}
      isPending={isPending}
      errorText={errorText}
      onClose={props.onClose}
      onDelete={remove}
    />
  );
}

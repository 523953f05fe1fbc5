import Circle from '@mui/icons-material/Circle';
import SupportAgent from '@mui/icons-material/SupportAgentOutlined';
import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useRecordContext, useTranslate } from 'react-admin';
import { ReferenceFilter } from '../../../fields/index.ts';
import { columns as generated, fields, filters } from '../../../generated/views/support_ticket.tsx';
import { customer, supportTicket } from '../../../generated/resources.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Column, EntityList } from '../../../crud/index.ts';
import { useUserData } from '../../../providers/use-session.tsx';
import { NewTicket } from './new-ticket.tsx';
import { SupportPromise } from './promise.tsx';
import { ResponseFigures } from './response-figures.tsx';
import type { Ticket } from './ticket.ts';
import { useLiveTickets } from './use-live-tickets.ts';

const { status, company_name, person_name, waiting_since, created_at, updated_at } = generated;

const subject = (
  <Column source="subject">
    <Subject />
  </Column>
);

const ownColumns = { subject, status, updated_at, person_name, created_at };
const queueColumns = { subject, status, waiting_since, company_name, person_name, updated_at };
const ownFilters = { status: filters.status };
const queueFilters = {
  status: filters.status,
  customer_id: <ReferenceFilter source="customer_id" reference={customer.route} searchable sortBy="name" />,
};

/** Requests to support: those of a company, or the platform's queue over all of them. */
export default function TicketList() {
  useLiveTickets();
  const isPlatform = useUserData()?.role === 'superadmin';
  return isPlatform ? <Queue /> : <OwnTickets />;
}

/** What is unanswered comes first, by how long it waits. */
function Queue() {
  const translate = useTranslate();
  return (
    <EntityList
      entity={supportTicket}
      columns={queueColumns}
      filters={queueFilters}
      sort={{ field: 'queue_place', order: 'ASC' }}
      empty={
        <EmptyState Icon={SupportAgent} title={translate('app.support.no_queue')}>
          {translate('app.support.no_queue_text')}
        </EmptyState>
      }
    >
      <ResponseFigures />
    </EntityList>
  );
}

function OwnTickets() {
  const translate = useTranslate();
  return (
    <EntityList
      entity={supportTicket}
      columns={ownColumns}
      filters={ownFilters}
      add={<NewTicket />}
      empty={
        <EmptyState Icon={SupportAgent} title={translate('app.support.none')} action={<NewTicket />}>
          {translate('app.support.none_text')}
        </EmptyState>
      }
    >
      <SupportPromise />
    </EntityList>
  );
}

/** Bold, with a dot, where there is something new. */
function Subject() {
  const translate = useTranslate();
  const ticket = useRecordContext<Ticket>();
  if (ticket?.has_news !== true) return fields.subject;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5, fontWeight: 700, minWidth: 0 }}>
      <Circle sx={{ fontSize: 8, color: 'primary.main', flexShrink: 0 }} />
      {fields.subject}
      <Box component="span" sx={visuallyHidden}>
        {translate('app.support.is_new')}
      </Box>
    </Box>
  );
}

import { Box, Card, Stack, Typography } from '@mui/material';
import { type ReactNode, use, useEffect } from 'react';
import { HttpError, RecordContextProvider, useGetOne, useTranslate } from 'react-admin';
import { fields } from '../../../generated/views/support_ticket.tsx';
import { supportTicket } from '../../../generated/resources.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { CustomPanel } from '../../../crud/custom/custom-panel.tsx';
import { Frame, FrameContext } from '../../../crud/frame.tsx';
import { NotFoundState } from '../../../ui/states/not-found-state.tsx';
import { useScreen } from '../../../crud/screen-context.tsx';
import { ShowSkeleton } from '../../../ui/states/show-skeleton.tsx';
import { useNames } from '../../../entities/use-names.ts';
import { useAct } from '../../../providers/use-act.ts';
import { useUserData } from '../../../providers/use-session.tsx';
import { Conversation } from './conversation.tsx';
import { ReplyForm } from './reply-form.tsx';
import type { Ticket } from './ticket.ts';
import { TicketActions } from './ticket-actions.tsx';
import { useLiveTickets } from './use-live-tickets.ts';

/** HTTP status of what is not there, or not for this reader. */
const MISSING = 404;

/** One ticket: a conversation of both sides, which goes on while it is open. */
export default function TicketDetail() {
  const translate = useTranslate();
  const { place, base } = useScreen();
  const { one, many } = useNames(supportTicket);
  const id = place.id ?? 0;
  const { data, error, refetch } = useGetOne<Ticket>(supportTicket.route, { id });
  useLiveTickets(id);
  const isGone = error instanceof HttpError && error.status === MISSING;
  // Deleted while it was open: what was read of it before goes too.
  const ticket = isGone ? undefined : data;
  return (
    <RecordContextProvider value={ticket}>
      <Frame
        title={ticket?.subject ?? one}
        {...(ticket && { id: ticket.id })}
        actions={ticket && <TicketActions ticket={ticket} />}
      >
        {ticket !== undefined ? (
          <Parts ticket={ticket} />
        ) : isGone ? (
          <NotFoundState title={translate('app.support.missing')} text={error.message} to={base} back={many} />
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <ShowSkeleton />
        )}
      </Frame>
    </RecordContextProvider>
  );
}

function Parts({ ticket }: { ticket: Ticket }) {
  useReading(ticket);
  return (
    <Body>
      <Stack sx={{ gap: 4 }}>
        <Facts />
        <CustomPanel entity={supportTicket} />
        <Conversation ticket={ticket} />
        <ReplyForm ticket={ticket} />
      </Stack>
    </Body>
  );
}

function Body({ children }: { children: ReactNode }) {
  const isPage = use(FrameContext) === 'page';
  return isPage ? <Card sx={{ padding: { xs: 3, sm: 4 } }}>{children}</Card> : children;
}

/** Where it stands; to the platform also whose it is, and since when it waits. */
function Facts() {
  const translate = useTranslate();
  const isPlatform = useUserData()?.role === 'superadmin';
  const names = isPlatform ? (['company_name', 'person_name', 'waiting_since'] as const) : (['person_name'] as const);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 5, rowGap: 2 }}>
      {fields.status}
      {names.map((name) => (
        <Box key={name} sx={{ display: 'flex', gap: 2, minWidth: 0 }}>
          <Typography variant="body2" component="span" sx={{ flexShrink: 0, color: 'text.secondary' }}>
            {translate(`resources.${supportTicket.route}.fields.${name}`)}
          </Typography>
          <Typography
            variant="body2"
            component="span"
            sx={{ minWidth: 0, '& span': { whiteSpace: 'normal', overflowWrap: 'anywhere' } }}
          >
            {fields[name]}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

/** What a company's user has before his eyes is no news any more. */
function useReading({ id, has_news: hasNews, last_answered_at: at }: Ticket): void {
  const act = useAct();
  const isPlatform = useUserData()?.role === 'superadmin';
  useEffect(() => {
    if (!isPlatform && hasNews === true)
      act<object>(supportTicket.route, { action: 'read', id, input: {} }).catch(() => undefined);
  }, [act, isPlatform, id, hasNews, at]);
}

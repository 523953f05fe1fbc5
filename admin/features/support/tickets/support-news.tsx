import ChevronRight from '@mui/icons-material/ChevronRightOutlined';
import TaskAlt from '@mui/icons-material/TaskAltOutlined';
import { Box, Card, CardActionArea, Stack, Typography } from '@mui/material';
import { Link } from 'react-router';
import { RecordContextProvider, useGetList, useLocale, useTranslate } from 'react-admin';
import { formatMoment, formatRelative } from '../../../fields/dates.ts';
import { fields } from '../../../generated/views/support_ticket.tsx';
import { supportTicket } from '../../../generated/resources.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { ListSkeleton } from '../../../ui/list/list-skeleton.tsx';
import { useDetailPath } from '../../../entities/use-access.ts';
import { PAGE_LIMIT } from '../../../providers/data-provider.ts';
import { useUserData } from '../../../providers/use-session.tsx';
import type { Ticket } from './ticket.ts';
import { useLiveTickets } from './use-live-tickets.ts';

/** What is new in support: answers that the reader has not seen, or, to the platform, what waits for one. */
export default function SupportNews({ title }: { title: string }) {
  const translate = useTranslate();
  useLiveTickets();
  const isPlatform = useUserData()?.role === 'superadmin';
  return (
    <Stack component="section" aria-label={title} sx={{ gap: 4 }}>
      <Box>
        <Typography variant="h1">{title}</Typography>
        <Typography sx={{ color: 'text.secondary', marginTop: 1 }}>
          {translate(`app.support.news.${isPlatform ? 'about_platform' : 'about'}`)}
        </Typography>
      </Box>
      <News isPlatform={isPlatform} />
    </Stack>
  );
}

function News({ isPlatform }: { isPlatform: boolean }) {
  const translate = useTranslate();
  const { data, error, refetch } = useGetList<Ticket>(supportTicket.route, {
    pagination: { page: 1, perPage: PAGE_LIMIT },
    sort: isPlatform ? { field: 'waiting_since', order: 'ASC' } : { field: 'updated_at', order: 'DESC' },
    filter: { has_news: true },
  });
  if (data === undefined) {
    if (!error) return <ListSkeleton />;
    return (
      <Card>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Card>
    );
  }
  if (data.length === 0)
    return (
      <Card>
        <EmptyState Icon={TaskAlt} title={translate('app.support.news.none')}>
          {translate(`app.support.news.${isPlatform ? 'none_text_platform' : 'none_text'}`)}
        </EmptyState>
      </Card>
    );
  return (
    <Stack component="ul" sx={{ gap: 2, margin: 0, padding: 0, listStyle: 'none' }}>
      {data.map((ticket) => (
        <Item key={ticket.id} ticket={ticket} isPlatform={isPlatform} />
      ))}
    </Stack>
  );
}

function Item({ ticket, isPlatform }: { ticket: Ticket; isPlatform: boolean }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const path = useDetailPath(supportTicket.route)(ticket.id);
  const at = (isPlatform ? ticket.waiting_since : ticket.last_answered_at) ?? ticket.updated_at;
  const when = { moment: formatRelative(at, locale, Date.now()) };
  return (
    <Card component="li">
      <CardActionArea
        component={Link}
        to={path ?? ''}
        sx={{ display: 'flex', alignItems: 'center', gap: 3, padding: 4, justifyContent: 'space-between' }}
      >
        <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
          <Typography variant="subtitle1" component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            <bdi>{ticket.subject}</bdi>
          </Typography>
          <Typography
            variant="body2"
            component="span"
            sx={{ color: 'text.secondary' }}
            title={formatMoment(at, locale)}
          >
            {isPlatform
              ? translate('app.support.news.waits', { ...when, company: ticket.company_name })
              : translate('app.support.news.answered', when)}
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexShrink: 0 }}>
          <RecordContextProvider value={ticket}>{fields.status}</RecordContextProvider>
          <ChevronRight sx={{ color: 'text.secondary', '[dir=rtl] &': { transform: 'scaleX(-1)' } }} />
        </Box>
      </CardActionArea>
    </Card>
  );
}

import { Box, Skeleton } from '@mui/material';
import { useGetList, useTranslate } from 'react-admin';
import { supportComment, supportCommentMedia } from '../../../generated/resources.ts';
import type { SupportCommentMediaRecord, SupportCommentRecord } from '../../../generated/types.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { PAGE_LIMIT } from '../../../providers/data-provider.ts';
import { Message } from './message.tsx';
import type { Ticket } from './ticket.ts';

/** All of a ticket, in its order; a long conversation is one of few. */
const wholeOf = (ticket: Ticket) => ({
  pagination: { page: 1, perPage: PAGE_LIMIT },
  sort: { field: 'created_at', order: 'DESC' as const },
  filter: { support_ticket_id: ticket.id },
});

/** The request and all replies, the newest last; what comes in is read out. */
export function Conversation({ ticket }: { ticket: Ticket }) {
  const translate = useTranslate();
  const replies = useGetList<SupportCommentRecord>(supportComment.route, wholeOf(ticket));
  const media = useGetList<SupportCommentMediaRecord>(supportCommentMedia.route, wholeOf(ticket));
  const failed = replies.error ?? media.error;
  if (replies.data === undefined || media.data === undefined) {
    const retry = () => void Promise.all([replies.refetch(), media.refetch()]);
    return failed ? <ErrorState error={failed} onRetry={retry} /> : <Skeleton variant="rounded" height={96} />;
  }
  const filesOf = (comment: number | null) =>
    (media.data ?? []).filter(({ support_comment_id: id }) => id === comment).toReversed();
  const gone = translate('app.support.gone');
  return (
    <Box role="log" aria-label={translate('app.support.conversation')}>
      <Box component="ol" sx={{ display: 'grid', gap: 3, margin: 0, padding: 0, listStyle: 'none' }}>
        <Message
          name={ticket.person_name ?? gone}
          at={ticket.created_at}
          text={ticket.message}
          fromPlatform={false}
          files={filesOf(null)}
        />
        {replies.data.toReversed().map(({ id, author_name, created_at, text, from_platform }) => (
          <Message
            key={id}
            name={author_name || gone}
            at={created_at}
            text={text}
            fromPlatform={from_platform}
            files={filesOf(id)}
          />
        ))}
      </Box>
    </Box>
  );
}

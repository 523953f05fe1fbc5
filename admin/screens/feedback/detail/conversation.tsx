import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import { Box, Chip, Skeleton, Typography } from '@mui/material';
import { useGetList, useTranslate } from 'react-admin';
import { feedback, feedbackMessage } from '../../../generated/resources.ts';
import type { FeedbackMessageRecord } from '../../../generated/types.ts';
import { ErrorState } from '../../../kit/error-state.tsx';
import { useMay } from '../../../kit/use-access.ts';
import { useChange } from '../../../kit/use-change.ts';
import { PAGE_LIMIT } from '../../../providers/data-provider.ts';
import { useAct } from '../../../providers/use-act.ts';
import type { FeedbackRow } from '../feedback-row.ts';
import { Said } from './said.tsx';
import { Section } from './section.tsx';
import { WriteForm } from './write-form.tsx';

/** What the company and the visitor, who stays unknown, write to each other; he reads it by his code. */
export function Conversation({ row }: { row: FeedbackRow }) {
  const translate = useTranslate();
  const canReply = useMay(feedback.route)('edit', row) && row.erased_at === null;
  const { data, error, refetch } = useGetList<FeedbackMessageRecord>(feedbackMessage.route, {
    pagination: { page: 1, perPage: PAGE_LIMIT },
    sort: { field: 'created_at', order: 'ASC' },
    filter: { feedback_id: row.id },
  });
  return (
    <Section title={translate('app.feedback.conversation.title')} action={<Solved isSolved={row.is_solved} />}>
      {error && data === undefined ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton height={48} />
      ) : (
        <>
          {data.length > 0 && (
            <Box component="ol" sx={{ display: 'grid', gap: 4, margin: 0, padding: 0, listStyle: 'none' }}>
              {data.map(({ id, author, author_name, created_at, text }) => (
                <Said
                  key={id}
                  name={
                    author === 'visitor'
                      ? translate('app.feedback.conversation.visitor')
                      : (author_name ?? translate('app.feedback.history.by.gone'))
                  }
                  at={created_at}
                  text={text}
                  isOther={author === 'visitor'}
                />
              ))}
            </Box>
          )}
          {data.length === 0 && !canReply && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {translate('app.feedback.conversation.none')}
            </Typography>
          )}
          {canReply && <Reply row={row} />}
        </>
      )}
    </Section>
  );
}

function Reply({ row }: { row: FeedbackRow }) {
  const translate = useTranslate();
  const act = useAct();
  const { make, isRunning, fault } = useChange();
  const send = async (text: string): Promise<boolean> => {
    const made = await make(() => act<object>(feedback.route, { action: 'reply', id: row.id, input: { text } }), {
      message: 'app.feedback.conversation.sent',
    });
    return made !== undefined;
  };
  return (
    <WriteForm
      name="reply"
      label={translate('app.feedback.conversation.write')}
      help={translate('app.feedback.conversation.help')}
      action={translate('app.feedback.conversation.send')}
      isBusy={isRunning}
      fault={fault}
      onSend={send}
    />
  );
}

/** What the visitor says of it, once he was asked. */
function Solved({ isSolved }: { isSolved: boolean | null | undefined }) {
  const translate = useTranslate();
  if (isSolved === null || isSolved === undefined) return null;
  const Icon = isSolved ? CheckCircle : HelpOutline;
  return (
    <Chip
      size="small"
      icon={<Icon fontSize="small" />}
      label={translate(`app.feedback.conversation.${isSolved ? 'solved' : 'not_solved'}`)}
      sx={({ palette }) => {
        const { text, surface } = palette.tones[isSolved ? 'done' : 'urgent'];
        return { color: text, backgroundColor: surface, '& .MuiChip-icon': { color: 'inherit', fontSize: 16 } };
      }}
    />
  );
}

import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import { Chip } from '@mui/material';
import { useGetList, useTranslate } from 'react-admin';
import { feedback, feedbackMessage } from '../../../generated/resources.ts';
import type { FeedbackMessageRecord } from '../../../generated/types.ts';
import { useMay } from '../../../entities/use-access.ts';
import { useServerMutation } from '../../../ui/mutations/use-server-mutation.ts';
import { PAGE_LIMIT } from '../../../providers/data-provider.ts';
import { useAct } from '../../../providers/use-act.ts';
import type { FeedbackRow } from '../feedback-row.ts';
import { TemplateButton } from '../reply/template-button.tsx';
import { MessageCard } from './message-card.tsx';
import { MessageList } from './message-list.tsx';
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
      <MessageList
        rows={data}
        error={error}
        onRetry={() => void refetch()}
        none={translate('app.feedback.conversation.none')}
        form={canReply && <Reply row={row} />}
      >
        {({ id, author, author_name, created_at, text }) => (
          <MessageCard
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
        )}
      </MessageList>
    </Section>
  );
}

function Reply({ row }: { row: FeedbackRow }) {
  const translate = useTranslate();
  const act = useAct();
  const { mutate, isPending, errorText } = useServerMutation();
  const send = async (text: string): Promise<boolean> => {
    const made = await mutate(() => act<object>(feedback.route, { action: 'reply', id: row.id, input: { text } }), {
      message: 'app.feedback.conversation.sent',
    });
    return made !== undefined;
  };
  return (
    <WriteForm
      key={row.id}
      of={`${feedback.route}/${row.id}`}
      name="reply"
      label={translate('app.feedback.conversation.write')}
      help={translate('app.feedback.conversation.help')}
      action={translate('app.feedback.conversation.send')}
      Tool={TemplateButton}
      isBusy={isPending}
      errorText={errorText}
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

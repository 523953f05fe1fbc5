import { Button } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useGetList, useTranslate } from 'react-admin';
import { feedback, feedbackComment } from '../../../generated/resources.ts';
import type { FeedbackCommentRecord } from '../../../generated/types.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { useMay } from '../../../entities/use-access.ts';
import { useServerMutation } from '../../../ui/mutations/use-server-mutation.ts';
import { PAGE_LIMIT } from '../../../providers/data-provider.ts';
import { useUserData } from '../../../providers/use-session.tsx';
import type { FeedbackRow } from '../feedback-row.ts';
import { MentionButton } from '../mentions/mention-button.tsx';
import { MentionText } from '../mentions/mention-text.tsx';
import { mentionedIn, type Mentions } from '../mentions/mentions.ts';
import { useMentions } from '../mentions/use-mentions.ts';
import { MessageCard } from './message-card.tsx';
import { MessageList } from './message-list.tsx';
import { Section } from './section.tsx';
import { WriteForm } from './write-form.tsx';

type Comment = FeedbackCommentRecord & { permitted?: string[] };

/** What the company's people say among themselves; visitors never see it. */
export function Comments({ row }: { row: FeedbackRow }) {
  const translate = useTranslate();
  const canWrite = useMay(feedback.route)('edit', row);
  const { data, error, refetch } = useGetList<Comment>(feedbackComment.route, {
    pagination: { page: 1, perPage: PAGE_LIMIT },
    sort: { field: 'created_at', order: 'ASC' },
    filter: { feedback_id: row.id },
  });
  return (
    <Section title={translate('app.feedback.comments.title')} count={data?.length ? String(data.length) : undefined}>
      <MessageList
        rows={data}
        error={error}
        onRetry={() => void refetch()}
        none={translate('app.feedback.comments.none')}
        form={canWrite && <AddComment row={row} />}
      >
        {(comment) => <CommentItem key={comment.id} comment={comment} />}
      </MessageList>
    </Section>
  );
}

function AddComment({ row }: { row: FeedbackRow }) {
  const translate = useTranslate();
  const provider = useDataProvider();
  const { mutate, isPending, errorText } = useServerMutation();
  const add = async (text: string, mentions: Mentions): Promise<boolean> => {
    const data = { feedback_id: row.id, text, mentioned_user_ids: mentionedIn(text, mentions) };
    const made = await mutate(() => provider.create(feedbackComment.route, { data }), {
      message: 'app.feedback.comments.added',
    });
    return made !== undefined;
  };
  return (
    <WriteForm
      key={row.id}
      of={`${feedback.route}/${row.id}`}
      name="comment"
      label={translate('app.feedback.comments.write')}
      help={translate('app.feedback.comments.help')}
      action={translate('app.feedback.comments.add')}
      isBusy={isPending}
      errorText={errorText}
      Tool={MentionButton}
      toolSign="@"
      onSend={add}
    />
  );
}

function CommentItem({ comment }: { comment: Comment }) {
  const translate = useTranslate();
  const provider = useDataProvider();
  const me = useUserData();
  const may = useMay(feedbackComment.route);
  const { mutate, isPending, errorText } = useServerMutation();
  const [state, setState] = useState<'shown' | 'edited' | 'asked'>('shown');
  const isMine = comment.user_id === me?.id;
  const mentions = useMentions(comment.mentioned_user_ids);
  const save = async (text: string, written: Mentions): Promise<boolean> => {
    // Those whose names the author does not see stay mentioned.
    const unseen = comment.mentioned_user_ids.filter((id) => !Object.values(mentions).includes(id));
    const data = { text, mentioned_user_ids: [...unseen, ...mentionedIn(text, written)] };
    const params = { id: comment.id, data, previousData: comment };
    const made = await mutate(() => provider.update(feedbackComment.route, params), {
      message: 'ra.notification.updated',
      words: { smart_count: 1 },
    });
    if (made !== undefined) setState('shown');
    return made !== undefined;
  };
  if (state === 'edited') {
    return (
      <li>
        <WriteForm
          of={`${feedbackComment.route}/${comment.id}`}
          name="comment"
          label={translate('app.feedback.comments.write')}
          action={translate('ra.action.save')}
          initial={comment.text}
          mentions={mentions}
          Tool={MentionButton}
          toolSign="@"
          isBusy={isPending}
          errorText={errorText}
          onCancel={() => setState('shown')}
          onSend={save}
        />
      </li>
    );
  }
  return (
    <MessageCard
      name={comment.author_name ?? translate('app.feedback.history.by.gone')}
      at={comment.created_at}
      text={<MentionText text={comment.text} mentions={mentions} />}
    >
      {isMine && may('edit', comment) && (
        <Button size="small" onClick={() => setState('edited')}>
          {translate('ra.action.edit')}
        </Button>
      )}
      {may('delete', comment) && (
        <Button size="small" color="error" onClick={() => setState('asked')}>
          {translate('ra.action.delete')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={state === 'asked'}
        title={translate('app.feedback.comments.delete_title')}
        text={translate('app.feedback.comments.delete_text')}
        action={translate('ra.action.delete')}
        onCancel={() => setState('shown')}
        onConfirm={() => {
          setState('shown');
          void mutate(() => provider.delete(feedbackComment.route, { id: comment.id, previousData: comment }), {
            message: 'ra.notification.deleted',
            words: { smart_count: 1 },
          });
        }}
      />
    </MessageCard>
  );
}

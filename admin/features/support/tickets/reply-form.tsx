import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material';
import type { FormEvent, KeyboardEvent } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { supportComment, supportTicket } from '../../../generated/resources.ts';
import { useServerMutation } from '../../../ui/mutations/use-server-mutation.ts';
import { useUserData } from '../../../providers/use-session.tsx';
import { Attachments } from './attachments.tsx';
import { NewTicket } from './new-ticket.tsx';
import { isClosed, type Ticket } from './ticket.ts';
import { useAttachments } from './use-attachments.ts';
import { FormViolations } from '../../../ui/form/form-violations.tsx';
import { TEXT_DRAFT, type Text, useDraft } from '../../../ui/unsaved/use-draft.ts';
import { useUnsavedChanges } from '../../../ui/unsaved/unsaved-changes.tsx';

/** As the schema of replies has it. */
const LONGEST = 10_000;

/** The end of the conversation: a reply to write, or, once the ticket is closed, where to go on. */
export function ReplyForm({ ticket }: { ticket: Ticket }) {
  return isClosed(ticket) ? <ClosedNotice /> : <Reply key={ticket.id} ticket={ticket} />;
}

function ClosedNotice() {
  const translate = useTranslate();
  const isPlatform = useUserData()?.role === 'superadmin';
  return (
    <Alert severity="info">
      <Stack sx={{ gap: 3, alignItems: 'flex-start' }}>
        {translate(isPlatform ? 'app.support.closed_for_platform' : 'app.support.closed')}
        <NewTicket />
      </Stack>
    </Alert>
  );
}

function Reply({ ticket }: { ticket: Ticket }) {
  const translate = useTranslate();
  const provider = useDataProvider();
  const attachments = useAttachments(ticket.id);
  const { mutate, isPending, errorText } = useServerMutation();
  const { draft, setDraft, forget } = useDraft<Text>({
    ...TEXT_DRAFT,
    of: `${supportTicket.route}/${ticket.id}/reply`,
  });
  const { text } = draft;
  const { isSending, isRefused, ids } = attachments;
  useUnsavedChanges({ isDirty: () => !isPending && (text.trim() !== '' || ids.length > 0), discard: forget });
  const canSend = text.trim() !== '' && !isSending && !isRefused && !isPending;

  async function send(event: FormEvent | KeyboardEvent): Promise<void> {
    event.preventDefault();
    if (!canSend) return;
    const data = { support_ticket_id: ticket.id, text: text.trim(), attachments: ids };
    const made = await mutate(() => provider.create(supportComment.route, { data }), {
      message: 'app.support.answer_added',
    });
    if (made === undefined) return;
    forget();
    setDraft({ text: '' });
    attachments.clear();
  }

  return (
    <Stack component="form" noValidate onSubmit={(event: FormEvent) => void send(event)} sx={{ gap: 3 }}>
      <TextField
        label={translate('app.support.reply')}
        multiline
        minRows={3}
        maxRows={12}
        value={text}
        onChange={(event) => setDraft({ text: event.target.value })}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send(event);
          // Out of the field, not out of the panel.
          if (event.key === 'Escape') event.stopPropagation();
        }}
        error={errorText !== null}
        helperText={errorText ?? ''}
        slotProps={{ htmlInput: { maxLength: LONGEST, dir: 'auto' } }}
      />
      <Attachments attachments={attachments} />
      <FormViolations />
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 3 }}>
        <Typography role="status" variant="caption" sx={{ color: 'text.secondary' }}>
          {isSending && translate('app.support.files.under_way')}
          {!isSending && isRefused && translate('app.support.files.remove_refused')}
        </Typography>
        <Button type="submit" variant="contained" loading={isPending} disabled={!canSend}>
          {translate('app.support.send_reply')}
        </Button>
      </Box>
    </Stack>
  );
}

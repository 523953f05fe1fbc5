import { Stack } from '@mui/material';
import { useEffect } from 'react';
import { CreateBase, useInput, useNotify, useTranslate, ValidationError } from 'react-admin';
import { FormHelperText } from '@mui/material';
import { inputs } from '../../../generated/views/support_ticket.tsx';
import { supportTicket } from '../../../generated/resources.ts';
import type { SupportTicketRecord } from '../../../generated/types.ts';
import { CustomInputs } from '../../../crud/custom/custom-inputs.tsx';
import { FormFrame } from '../../../crud/form-frame.tsx';
import { SaveBar } from '../../../crud/save-bar.tsx';
import { useGoTo } from '../../../crud/screen-context.tsx';
import { Attachments } from './attachments.tsx';
import { SupportPromise } from './promise.tsx';
import { useAttachments } from './use-attachments.ts';

/** A new request: what it is about, what is asked, and files that show it. */
export default function TicketCreate() {
  const translate = useTranslate();
  const notify = useNotify();
  const goTo = useGoTo();
  return (
    <CreateBase<SupportTicketRecord>
      resource={supportTicket.route}
      redirect={false}
      mutationOptions={{
        onSuccess: ({ id }) => {
          notify('app.support.created', { type: 'success' });
          goTo('show', id);
        },
      }}
    >
      <FormFrame
        title={translate('app.support.new')}
        footer={<SaveBar action={translate('app.support.send')} onCancel={() => goTo('list')} needsChange={false} />}
      >
        <Stack sx={{ gap: 4 }}>
          <SupportPromise />
          {inputs.subject}
          {inputs.message}
          <CustomInputs entity={supportTicket} />
          <AttachmentsInput />
        </Stack>
      </FormFrame>
    </CreateBase>
  );
}

/** The files as a field of the form, which waits until all of them are there. */
function AttachmentsInput() {
  const attachments = useAttachments();
  const { isSending, isRefused, ids } = attachments;
  const { field, fieldState } = useInput({
    source: 'attachments',
    defaultValue: [],
    validate: () =>
      isSending ? 'app.support.files.under_way' : isRefused ? 'app.support.files.remove_refused' : undefined,
  });
  const sent = ids.join();
  const { onChange } = field;
  useEffect(() => {
    onChange(sent === '' ? [] : sent.split(',').map(Number));
  }, [sent, onChange]);
  const error = fieldState.error?.message;
  return (
    <Stack sx={{ gap: 1 }}>
      <Attachments attachments={attachments} />
      {error !== undefined && (
        <FormHelperText error role="alert">
          <ValidationError error={error} />
        </FormHelperText>
      )}
    </Stack>
  );
}

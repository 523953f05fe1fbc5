import Replay from '@mui/icons-material/ReplayOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { mailMessage } from '../../../generated/resources.ts';
import type { MailMessageRecord } from '../../../generated/types.ts';
import { useGoTo } from '../../../crud/screen-context.tsx';
import { useAct } from '../../../providers/use-act.ts';
import { useServerMutation } from '../../../ui/mutations/use-server-mutation.ts';

/** Puts a failed mail into the outbox once more, which ends its place in this list. */
export default function SendAgain() {
  const translate = useTranslate();
  const act = useAct();
  const goTo = useGoTo();
  const { mutate, isPending } = useServerMutation({ errors: 'toast' });
  const mail = useRecordContext<MailMessageRecord>();
  if (mail === undefined) return null;
  const sendAgain = async () => {
    const task = () => act(mailMessage.route, { action: 'send_again', id: mail.id });
    const sent = await mutate(task, { message: 'app.webhooks.resent' });
    if (sent !== undefined) goTo('list');
  };
  const label = translate(`resources.${mailMessage.route}.actions.send_again`);
  return (
    <Tooltip title={label}>
      <IconButton
        size="small"
        aria-label={`${label}: #${mail.id}`}
        disabled={isPending}
        onClick={() => void sendAgain()}
      >
        <Replay fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}

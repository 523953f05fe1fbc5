import Key from '@mui/icons-material/KeyOutlined';
import Send from '@mui/icons-material/SendOutlined';
import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { webhook } from '../../generated/resources.ts';
import type { WebhookRecord } from '../../generated/types.ts';
import { fields } from '../../generated/webhook.tsx';
import { EntityShow } from '../../kit/index.ts';
import { useToldChange } from '../../kit/use-change.ts';
import { useTask } from '../../kit/use-task.ts';
import { useAct } from '../../providers/use-act.ts';

/** A webhook, with its secret and a test. */
export default function WebhookShow() {
  return (
    <EntityShow entity={webhook} fields={fields}>
      <WebhookActions />
    </EntityShow>
  );
}

function WebhookActions() {
  const translate = useTranslate();
  const act = useAct();
  const { make, isRunning } = useToldChange();
  const record = useRecordContext<WebhookRecord>();
  if (record === undefined) return null;
  const sendTest = () =>
    make(() => act(webhook.route, { action: 'test', id: record.id, input: {} }), { message: 'app.webhooks.test_sent' });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, marginTop: 6 }}>
      <Button
        variant="outlined"
        size="small"
        startIcon={<Send />}
        disabled={isRunning || !record.is_active}
        onClick={() => void sendTest()}
      >
        {translate('app.webhooks.send_test')}
      </Button>
      <NewSecret id={record.id} />
    </Box>
  );
}

/** Makes a secret, after a question, and shows it this once. */
function NewSecret({ id }: { id: number }) {
  const translate = useTranslate();
  const act = useAct();
  const { run, isRunning, fault, forget } = useTask();
  const [isOpen, setOpen] = useState(false);
  const [secret, setSecret] = useState<string>();
  const titleId = useId();
  const close = () => {
    setOpen(false);
    setSecret(undefined);
    forget();
  };
  const make = async () => {
    const made = await run(() => act<{ secret: string }>(webhook.route, { action: 'new_secret', id, input: {} }));
    setSecret(made?.secret);
  };
  return (
    <>
      <Button variant="outlined" size="small" startIcon={<Key />} onClick={() => setOpen(true)}>
        {translate('app.webhooks.new_secret')}
      </Button>
      <Dialog open={isOpen} onClose={close} fullWidth maxWidth="sm" aria-labelledby={titleId}>
        <DialogTitle id={titleId}>{translate('app.webhooks.new_secret')}</DialogTitle>
        <DialogContent>
          {fault !== null && <Alert severity="error">{fault}</Alert>}
          <Typography>
            {translate(secret === undefined ? 'app.webhooks.secret_question' : 'app.webhooks.secret_once')}
          </Typography>
          {secret !== undefined && (
            <Typography
              component="code"
              sx={{ display: 'block', marginTop: 4, overflowWrap: 'anywhere', userSelect: 'all' }}
            >
              {secret}
            </Typography>
          )}
        </DialogContent>
        <DialogActions sx={{ padding: 4 }}>
          <Button onClick={close}>{translate('ra.action.close')}</Button>
          {secret === undefined && (
            <Button variant="contained" loading={isRunning} onClick={() => void make()}>
              {translate('app.webhooks.make_secret')}
            </Button>
          )}
        </DialogActions>
      </Dialog>
    </>
  );
}

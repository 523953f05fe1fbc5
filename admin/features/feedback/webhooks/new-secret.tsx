import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Key from '@mui/icons-material/KeyOutlined';
import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { webhook } from '../../../generated/resources.ts';
import { OwnerOnly } from '../../../ui/states/owner-only.tsx';
import { useServerMutation } from '../../../ui/mutations/use-server-mutation.ts';
import { useAct } from '../../../providers/use-act.ts';

/** Makes a secret, after a question, and shows it this once. */
export function NewSecret({ id }: { id: number }) {
  const translate = useTranslate();
  const act = useAct();
  const { mutate, isPending, errorText, reset } = useServerMutation();
  const [isOpen, setOpen] = useState(false);
  const [secret, setSecret] = useState<string>();
  const close = () => {
    setOpen(false);
    setSecret(undefined);
    reset();
  };
  const make = async () => {
    const made = await mutate(() => act<{ secret: string }>(webhook.route, { action: 'new_secret', id }));
    setSecret(made?.secret);
  };
  return (
    <>
      <Box>
        <OwnerOnly operations={['webhook.new_secret']}>
          <Button variant="outlined" size="small" startIcon={<Key />} onClick={() => setOpen(true)}>
            {translate('app.webhooks.new_secret')}
          </Button>
        </OwnerOnly>
      </Box>
      <Dialog
        isOpen={isOpen}
        title={translate('app.webhooks.new_secret')}
        onClose={close}
        actions={
          <>
            <Button onClick={close}>{translate(secret === undefined ? 'ra.action.cancel' : 'ra.action.close')}</Button>
            {secret === undefined && (
              <Button variant="contained" loading={isPending} onClick={() => void make()}>
                {translate('app.webhooks.make_secret')}
              </Button>
            )}
          </>
        }
      >
        {errorText !== null && <Alert severity="error">{errorText}</Alert>}
        <Typography>
          {translate(secret === undefined ? 'app.webhooks.secret_question' : 'app.webhooks.secret_once')}
        </Typography>
        {secret !== undefined && <Secret text={secret} />}
      </Dialog>
    </>
  );
}

function Secret({ text }: { text: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  // Where the browser keeps the clipboard to itself, the field is there to copy from.
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify('app.webhooks.secret_copied', { type: 'success' }),
      () => notify('app.webhooks.secret_not_copied', { type: 'warning' }),
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, marginTop: 4 }}>
      <TextField
        size="small"
        value={text}
        onFocus={({ target }) => target.select()}
        slotProps={{ htmlInput: { readOnly: true, dir: 'ltr', 'aria-label': translate('app.webhooks.secret') } }}
        sx={{ flex: '1 1 240px' }}
      />
      <Button variant="outlined" startIcon={<ContentCopy />} onClick={() => void copy()}>
        {translate('app.webhooks.copy_secret')}
      </Button>
    </Box>
  );
}

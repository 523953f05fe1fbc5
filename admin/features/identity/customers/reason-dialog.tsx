import { TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { useServerMutation } from '../../../ui/mutations/use-server-mutation.ts';

interface ReasonDialogProps {
  title: string;
  /** What will be, and who reads the reason. */
  text: string;
  action: string;
  /** It takes something away. */
  isDangerous?: boolean;
  onConfirm: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

const LONGEST = 500;

/** Asks why before something is done that others will read of. */
export function ReasonDialog({ title, text, action, isDangerous = false, onConfirm, onClose }: ReasonDialogProps) {
  const translate = useTranslate();
  const { mutate, isPending, errorText, reset } = useServerMutation();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = async () => {
    if (reason.trim() === '') {
      setMissing(true);
      return;
    }
    const done = await mutate(async () => {
      await onConfirm(reason.trim());
      return true;
    });
    if (done) onClose();
  };
  return (
    <FormDialog
      title={title}
      action={action}
      isDangerous={isDangerous}
      isBusy={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography sx={{ marginBottom: 4 }}>{text}</Typography>
      <TextField
        autoFocus
        fullWidth
        multiline
        minRows={2}
        required
        label={translate('app.customers.reason')}
        value={reason}
        error={isMissing}
        helperText={isMissing ? translate('ra.validation.required') : ' '}
        onChange={(event) => {
          setReason(event.target.value);
          setMissing(false);
          reset();
        }}
        slotProps={{ htmlInput: { maxLength: LONGEST } }}
      />
      <FormFailure failure={errorText ?? undefined} />
    </FormDialog>
  );
}

import { TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { type CallerProof, StepUpDialog } from './step-up-dialog.tsx';

interface EmailDialogProps {
  title: string;
  text: string;
  onConfirm: (email: string, proof: CallerProof) => Promise<unknown>;
  onClose: () => void;
}

/** Another e-mail for an account: the own one, or a colleague's. */
export function EmailDialog({ title, text, onConfirm, onClose }: EmailDialogProps) {
  const translate = useTranslate();
  const [email, setEmail] = useState('');
  return (
    <StepUpDialog
      title={title}
      text={text}
      action={translate('app.email_change.change')}
      required={{ email }}
      onConfirm={(proof) => onConfirm(email.trim(), proof)}
      onClose={onClose}
    >
      {({ email: violation }) => (
        <TextField
          autoFocus
          required
          type="email"
          name="email"
          autoComplete="email"
          label={translate('app.email_change.new_email')}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={violation !== undefined}
          helperText={violation && translate(violation, { _: violation })}
          slotProps={{ htmlInput: { maxLength: 254, dir: 'ltr' } }}
        />
      )}
    </StepUpDialog>
  );
}

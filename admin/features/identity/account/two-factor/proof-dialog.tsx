import { Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx';
import { FormFailure } from '../../../../ui/form/form-failure.tsx';
import { CodeField } from '../../../../ui/form/code-field.tsx';
import { OwnPassword } from './own-password.tsx';
import type { Proof } from './use-proof.ts';

interface ProofDialogProps {
  proof: Proof;
  /** What is done: its title and its button. */
  title: string;
  text: string;
  onSubmit: () => void | Promise<void>;
  onClose: () => void;
}

/** Asks for the password and a code before something is done to the second step of the login. */
export function ProofDialog({ proof, title, text, onSubmit, onClose }: ProofDialogProps) {
  const translate = useTranslate();
  const { values, violations, failure, isPending, setValue } = proof;
  return (
    <FormDialog
      isDirty={false}
      title={title}
      action={title}
      isBusy={isPending}
      isBlocked={values.password === '' || values.code === ''}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <Stack sx={{ gap: 4, paddingTop: 1 }}>
        <Typography>{text}</Typography>
        <FormFailure failure={failure} />
        <OwnPassword proof={proof} />
        <CodeField
          value={values.code}
          onChange={(code) => setValue('code', code)}
          violation={violations.code}
          help={translate('app.account.two_factor.code_or_recovery')}
        />
      </Stack>
    </FormDialog>
  );
}

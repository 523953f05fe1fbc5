import { Stack, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx';
import { FormFailure } from '../../../../ui/form/form-failure.tsx';
import { useServerMutation } from '../../../../ui/mutations/use-server-mutation.ts';
import { fieldErrorsOf, wordsOf } from '../../../../providers/problem.ts';
import { useUserData } from '../../../../providers/use-session.tsx';
import { CodeField } from '../../../../ui/form/code-field.tsx';
import { PasswordField } from '../../../../ui/form/password-field.tsx';

/** What the server asks for in front of a change of how somebody logs in: all factors of his login. */
export interface CallerProof {
  password: string;
  /** With two-factor login. */
  code?: string;
}

interface StepUpDialogProps {
  title: string;
  text: string;
  action: string;
  isDangerous?: boolean;
  /** What else has to be filled in, by name. */
  required?: Record<string, string>;
  /** What else is asked for, with what is wrong with it by name. */
  children?: (violations: Record<string, string>) => ReactNode;
  onConfirm: (proof: CallerProof) => Promise<unknown>;
  onClose: () => void;
}

/** Asks who acts for his own password and, with two-factor login, a code of his app, and does it then. */
export function StepUpDialog({ text, required = {}, children, onConfirm, ...dialog }: StepUpDialogProps) {
  const translate = useTranslate();
  const { mutate, isPending, error, reset } = useServerMutation();
  const hasTwoFactor = useUserData()?.has_two_factor === true;
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const proof: CallerProof = hasTwoFactor ? { password, code } : { password };
  const [isTried, setTried] = useState(false);
  const refused: Record<string, string> = fieldErrorsOf(error);
  const isAtField = Object.keys(refused).length > 0;
  const empty = Object.entries<string>({ ...required, ...proof }).filter(([, given]) => given.trim() === '');
  const missing = Object.fromEntries(empty.map(([name]) => [name, translate('ra.validation.required')]));
  const violations = isTried ? { ...refused, ...missing } : refused;
  const submit = async () => {
    setTried(true);
    if (empty.length > 0) return;
    const done = await mutate(async () => {
      await onConfirm(proof);
      return true;
    });
    if (done) dialog.onClose();
  };
  return (
    <FormDialog {...dialog} isDirty={false} isBusy={isPending} onSubmit={submit}>
      <Stack sx={{ gap: 4, paddingTop: 1 }}>
        <Typography>{text}</Typography>
        <FormFailure failure={error === null || isAtField ? undefined : wordsOf(error)} />
        {children?.(violations)}
        <PasswordField
          label={translate('app.step_up.password')}
          name="password"
          autoComplete="current-password"
          autoFocus={children === undefined}
          value={password}
          onChange={(next) => {
            reset();
            setPassword(next);
          }}
          violation={violations['password']}
        />
        {hasTwoFactor && (
          <CodeField
            value={code}
            onChange={(next) => {
              reset();
              setCode(next);
            }}
            violation={violations['code']}
            help={translate('app.account.two_factor.code_or_recovery')}
          />
        )}
      </Stack>
    </FormDialog>
  );
}

import { Button, Stack, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx';
import { FormFailure } from '../../../../ui/form/form-failure.tsx';
import { useServerMutation } from '../../../../ui/mutations/use-server-mutation.ts';
import { fieldErrorsOf, wordsOf } from '../../../../providers/problem.ts';
import { CodeField } from '../../../../ui/form/code-field.tsx';
import { PasswordField } from '../../../../ui/form/password-field.tsx';

/** What the server asks for in front of a change of how somebody logs in: one of the two. */
export type CallerProof = { password: string } | { code: string };

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

/** Asks who acts for his own password, or a code of his app, and does it then. */
export function StepUpDialog({ text, required = {}, children, onConfirm, ...dialog }: StepUpDialogProps) {
  const translate = useTranslate();
  const { mutate, isPending, error, reset } = useServerMutation();
  const [means, setMeans] = useState<'password' | 'code'>('password');
  const [value, setValue] = useState('');
  const [isTried, setTried] = useState(false);
  const refused: Record<string, string> = fieldErrorsOf(error);
  const isAtField = Object.keys(refused).length > 0;
  const empty = Object.entries({ ...required, [means]: value }).filter(([, given]) => given.trim() === '');
  const missing = Object.fromEntries(empty.map(([name]) => [name, translate('ra.validation.required')]));
  const violations = isTried ? { ...refused, ...missing } : refused;
  const submit = async () => {
    setTried(true);
    if (empty.length > 0) return;
    const done = await mutate(async () => {
      await onConfirm(means === 'password' ? { password: value } : { code: value });
      return true;
    });
    if (done) dialog.onClose();
  };
  const change = (next: string) => {
    reset();
    setValue(next);
  };
  return (
    <FormDialog {...dialog} isDirty={false} isBusy={isPending} onSubmit={submit}>
      <Stack sx={{ gap: 4, paddingTop: 1 }}>
        <Typography>{text}</Typography>
        <FormFailure failure={error === null || isAtField ? undefined : wordsOf(error)} />
        {children?.(violations)}
        {means === 'password' ? (
          <PasswordField
            label={translate('app.step_up.password')}
            name="password"
            autoComplete="current-password"
            autoFocus={children === undefined}
            value={value}
            onChange={change}
            violation={violations['password']}
          />
        ) : (
          <CodeField
            value={value}
            onChange={change}
            violation={violations['code']}
            help={translate('app.account.two_factor.code_or_recovery')}
            autoFocus
          />
        )}
        <Button
          size="small"
          sx={{ alignSelf: 'flex-start' }}
          onClick={() => {
            change('');
            setMeans(means === 'password' ? 'code' : 'password');
          }}
        >
          {translate(means === 'password' ? 'app.step_up.use_code' : 'app.step_up.use_password')}
        </Button>
      </Stack>
    </FormDialog>
  );
}

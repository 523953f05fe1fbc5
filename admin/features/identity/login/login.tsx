import { Box, Button, Link, TextField, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { useTranslate } from 'react-admin';
import { BareForm } from '../../../ui/bare/bare-form.tsx';
import { BarePage } from '../../../ui/bare/bare-page.tsx';
import { paths } from '../../../entities/guard.ts';
import { useJudge } from '../../../entities/use-judge.ts';
import { CodeField } from '../../../ui/form/code-field.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { useSignIn } from './use-sign-in.ts';

/** Email and password; the guard takes whoever is signed in from here to the first page. */
export default function Login({ title }: { title: string }) {
  const translate = useTranslate();
  const form = useSignIn();
  const { values, setValue, violations, failure, isPending, submit } = form;
  if (form.asksForCode) return <SecondStep form={form} />;
  return (
    <BarePage>
      <BareForm
        title={title}
        text={translate('app.login.welcome')}
        failure={failure}
        isPending={isPending}
        isQuick
        onSubmit={submit}
      >
        <TextField
          label={translate('ra.auth.email')}
          type="email"
          name="email"
          autoComplete="username"
          autoFocus
          value={values.email}
          onChange={(event) => setValue('email', event.target.value)}
          error={violations.email !== undefined}
          helperText={violations.email && translate(violations.email)}
        />
        <PasswordField
          label={translate('ra.auth.password')}
          name="password"
          autoComplete="current-password"
          value={values.password}
          onChange={(password) => setValue('password', password)}
          violation={violations.password}
        />
        <Button type="submit" variant="contained" loading={isPending} fullWidth>
          {translate('ra.auth.sign_in')}
        </Button>
        {failure !== undefined && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate('app.login.just_registered')}
          </Typography>
        )}
        <OtherWays />
      </BareForm>
    </BarePage>
  );
}

/** The code of an app, after the password. */
function SecondStep({ form }: { form: ReturnType<typeof useSignIn> }) {
  const translate = useTranslate();
  const { values, setValue, violations, failure, isPending, submit, startOver } = form;
  return (
    <BarePage>
      <BareForm
        title={translate('app.login.code_title')}
        text={translate('app.login.code_text')}
        failure={failure}
        isPending={isPending}
        isQuick
        onSubmit={submit}
      >
        <CodeField
          value={values.code}
          onChange={(code) => setValue('code', code)}
          violation={violations.code}
          help={translate('app.account.two_factor.code_or_recovery')}
          autoFocus
        />
        <Button type="submit" variant="contained" loading={isPending} fullWidth>
          {translate('ra.auth.sign_in')}
        </Button>
        <Button onClick={startOver}>{translate('app.login.start_over')}</Button>
      </BareForm>
    </BarePage>
  );
}

/** Links to the other pages for people who are not signed in, as far as there are such pages. */
function OtherWays() {
  const translate = useTranslate();
  const judgePath = useJudge();
  const ways = [
    { path: paths.forgotPassword, label: 'app.login.forgot' },
    { path: paths.register, label: 'app.login.register' },
  ].filter(({ path }) => judgePath(path).kind === 'pass');
  if (ways.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 4, flexWrap: 'wrap' }}>
      {ways.map(({ path, label }) => (
        <Link key={path} component={RouterLink} to={path}>
          {translate(label)}
        </Link>
      ))}
    </Box>
  );
}

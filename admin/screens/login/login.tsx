import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import {
  Alert,
  Box,
  Button,
  IconButton,
  InputAdornment,
  Link,
  Stack,
  TextField,
  Tooltip,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useTranslate } from 'react-admin';
import { BarePage } from '../../layout/bare-page.tsx';
import { usePageTitle } from '../../kit/use-page-title.ts';
import { useJudge } from '../../routing/use-judge.ts';
import { useSignIn } from './use-sign-in.ts';

/** Email and password; the guard takes whoever is signed in from here to the first page. */
export default function Login() {
  const translate = useTranslate();
  const { values, setValue, faults, failure, isPending, submit } = useSignIn();
  const [isPasswordShown, setPasswordShown] = useState(false);
  const title = translate('app.login.title');
  usePageTitle(title);
  return (
    <BarePage>
      <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 5 }}>
        <Box>
          <Typography variant="h1">{title}</Typography>
          <Typography sx={{ color: 'text.secondary' }}>{translate('app.login.welcome')}</Typography>
        </Box>
        {failure && (
          <Alert severity="error" role="alert">
            {translate(failure, { _: failure })}
          </Alert>
        )}
        <TextField
          label={translate('ra.auth.email')}
          type="email"
          name="email"
          autoComplete="username"
          autoFocus
          value={values.email}
          onChange={(event) => setValue('email', event.target.value)}
          error={faults.email !== undefined}
          helperText={faults.email && translate(faults.email)}
        />
        <TextField
          label={translate('ra.auth.password')}
          type={isPasswordShown ? 'text' : 'password'}
          name="password"
          autoComplete="current-password"
          value={values.password}
          onChange={(event) => setValue('password', event.target.value)}
          error={faults.password !== undefined}
          helperText={faults.password && translate(faults.password)}
          slotProps={{
            input: {
              endAdornment: (
                <ShowPassword isShown={isPasswordShown} onToggle={() => setPasswordShown(!isPasswordShown)} />
              ),
            },
          }}
        />
        <Button type="submit" variant="contained" loading={isPending} fullWidth>
          {translate('ra.auth.sign_in')}
        </Button>
        <OtherWays />
      </Stack>
    </BarePage>
  );
}

function ShowPassword({ isShown, onToggle }: { isShown: boolean; onToggle: () => void }) {
  const translate = useTranslate();
  const label = translate(isShown ? 'ra.input.password.toggle_visible' : 'ra.input.password.toggle_hidden');
  return (
    <InputAdornment position="end">
      <Tooltip title={label}>
        <IconButton size="small" edge="end" aria-label={label} onClick={onToggle}>
          {isShown ? <VisibilityOff /> : <Visibility />}
        </IconButton>
      </Tooltip>
    </InputAdornment>
  );
}

/** Links to the other pages for people who are not signed in, as far as there are such pages. */
function OtherWays() {
  const translate = useTranslate();
  const judgePath = useJudge();
  const ways = [
    { path: '/forgot-password', label: 'app.login.forgot' },
    { path: '/register', label: 'app.login.register' },
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

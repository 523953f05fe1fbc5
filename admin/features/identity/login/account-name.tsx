import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';

/** Tells a password manager whose password it is; nobody sees it. */
export function AccountName({ email }: { email: string }) {
  return (
    <Box
      component="input"
      type="email"
      name="username"
      autoComplete="username"
      value={email}
      readOnly
      tabIndex={-1}
      aria-hidden
      sx={visuallyHidden}
    />
  );
}

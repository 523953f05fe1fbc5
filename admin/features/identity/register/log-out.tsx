import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';

/** The way out for who is signed in and has no menu yet. */
export function LogOut() {
  const translate = useTranslate();
  return (
    <Button component={Link} to="/logout" size="small">
      {translate('ra.auth.logout')}
    </Button>
  );
}

import Lock from '@mui/icons-material/LockOutlined';
import { Button, Card } from '@mui/material';
import { Link } from 'react-router';
import { useTranslate } from 'react-admin';
import { EmptyState } from '../../../ui/states/empty-state.tsx';

/** For an address that exists, but not for this user. */
export default function NotAuthorized({ title }: { title: string }) {
  const translate = useTranslate();
  return (
    <Card>
      <EmptyState
        isPage
        Icon={Lock}
        title={title}
        action={
          <Button variant="contained" component={Link} to="/">
            {translate('app.not_authorized.back')}
          </Button>
        }
      >
        {translate('app.not_authorized.text')}
      </EmptyState>
    </Card>
  );
}

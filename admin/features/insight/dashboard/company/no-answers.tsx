import QrCode from '@mui/icons-material/QrCode2Outlined';
import { Button, Card } from '@mui/material';
import { Link } from 'react-router';
import { useTranslate } from 'react-admin';
import { organization } from '../../../../generated/resources.ts';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';

/** Nobody has scanned a code yet: they have to be where visitors are. */
export function NoAnswers() {
  const translate = useTranslate();
  return (
    <Card>
      <EmptyState
        Icon={QrCode}
        title={translate('app.dashboard.no_answers.title')}
        action={
          <Button component={Link} to={`/${organization.route}`} variant="contained">
            {translate('app.dashboard.no_answers.action')}
          </Button>
        }
      >
        {translate('app.dashboard.no_answers.text')}
      </EmptyState>
    </Card>
  );
}

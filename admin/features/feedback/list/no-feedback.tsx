import QrCode from '@mui/icons-material/QrCode2Outlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { organization } from '../../../generated/resources.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { useScreen } from '../../../crud/screen-context.tsx';

/** Nobody has said anything yet: the codes have to be where visitors are. */
export function NoFeedback() {
  const translate = useTranslate();
  const { embedded } = useScreen();
  return (
    <EmptyState
      Icon={QrCode}
      title={translate(embedded ? 'app.feedback.empty.unit_title' : 'app.feedback.empty.title')}
      action={
        !embedded && (
          <Button component={Link} to={`/${organization.route}`} variant="contained">
            {translate('app.feedback.empty.action')}
          </Button>
        )
      }
    >
      {translate(embedded ? 'app.feedback.empty.unit_text' : 'app.feedback.empty.text')}
    </EmptyState>
  );
}

import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { node, organization } from '../../../generated/resources.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { iconOf } from '../../../entities/icon-of.ts';
import { useUserData } from '../../../providers/use-session.tsx';

/** Units are added where they hang together: in the tree. */
export function NoUnits() {
  const translate = useTranslate();
  const mayBegin = useUserData()?.is_admin === true;
  return (
    <EmptyState
      Icon={iconOf(node)}
      title={translate('app.empty.units.title')}
      action={
        mayBegin && (
          <Button component={Link} to={`/${organization.route}`} variant="contained">
            {translate('app.first_steps.unit.action')}
          </Button>
        )
      }
    >
      {translate(`app.empty.units.${mayBegin ? 'text' : 'reader'}`)}
    </EmptyState>
  );
}

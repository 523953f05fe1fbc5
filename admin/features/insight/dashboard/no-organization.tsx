import { Button, Card } from '@mui/material';
import { Link } from 'react-router';
import { useGetList, useTranslate } from 'react-admin';
import { organization } from '../../../generated/resources.ts';
import { useGuidance } from '../../../ui/guidance/use-guidance.ts';
import { useMay } from '../../../entities/use-access.ts';
import { useUserData } from '../../../providers/use-session.tsx';
import { NoAccess } from '../../organizations/organization/no-access.tsx';

/** Spec, section 6: what a user sees who has no accessible organization. */
export function NoOrganization() {
  const translate = useTranslate();
  const may = useMay(organization.route);
  const { total } = useGetList(
    organization.route,
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' }, filter: {} },
    { enabled: may('list') },
  );
  const isAdmin = useUserData()?.is_admin === true;
  const [{ steps }] = useGuidance();
  // An administrator is told by the list of first steps what comes first.
  if (total !== 0 || (isAdmin && (steps === 'new' || steps === 'open'))) return null;
  return (
    <Card role="alert">
      <NoAccess
        action={
          may('create') && (
            <Button component={Link} to={`/${organization.route}/create`} variant="contained">
              {translate('app.no_organization.create')}
            </Button>
          )
        }
      />
    </Card>
  );
}

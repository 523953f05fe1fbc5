import { Stack, Button, Card } from '@mui/material';
import { useTranslate, useGetList } from 'react-admin';
import { useUserData } from '../../../providers/use-session.tsx';
import { CompanyDashboard } from './company/company-dashboard.tsx';
import { FirstSteps } from './first-steps/first-steps.tsx';
import { Header } from './header/header.tsx';
import { PlatformDashboard } from './platform/platform-dashboard.tsx';
import { ViewProvider } from './view/view-context.tsx';
import { Link } from 'react-router';
import { organization } from '../../../generated/resources.ts';
import { useGuidance } from '../../../ui/guidance/use-guidance.ts';
import { useMay } from '../../../entities/use-access.ts';
import { NoAccess } from '../../organizations/organization/no-access.tsx';

/** The first page: how it goes, and the way to what waits. */
export default function Dashboard() {
  const user = useUserData();
  return (
    <ViewProvider>
      <Stack sx={{ gap: 6 }}>
        <Header />
        <FirstSteps />
        <NoOrganization />
        {user?.role === 'superadmin' ? <PlatformDashboard /> : <CompanyDashboard />}
      </Stack>
    </ViewProvider>
  );
}

/** Spec, section 6: what a user sees who has no accessible organization. */
function NoOrganization() {
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

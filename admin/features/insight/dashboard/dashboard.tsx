import { Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { usePageTitle } from '../../../ui/use-page-title.ts';
import { useUserData } from '../../../providers/use-session.tsx';
import { CompanyDashboard } from './company/company-dashboard.tsx';
import { FirstSteps } from './first-steps/first-steps.tsx';
import { Header } from './header/header.tsx';
import { NoOrganization } from './no-organization.tsx';
import { PlatformDashboard } from './platform/platform-dashboard.tsx';
import { ViewProvider } from './view/view-context.tsx';

/** The first page: how it goes, and the way to what waits. */
export default function Dashboard() {
  const translate = useTranslate();
  const user = useUserData();
  usePageTitle(translate('app.menu.dashboard'));
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

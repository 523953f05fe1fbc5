/** What is shown to whoever is signed in: the screens, and all that is around them. */
import { Box, LinearProgress } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { AuthContext, CoreAdminUI, CustomRoutes, DataProviderContext, Resource } from 'react-admin';
import { ChunkBoundary } from '../ui/chunks/chunk-boundary.tsx';
import { PRODUCT } from '../i18n/product.ts';
import { iconOf } from '../entities/icon-of.ts';
import { EntityScreen } from '../crud/entity-screen.tsx';
import { AppLayout } from './layout/app-layout.tsx';
import { ImpersonationBar, impersonationBarStyle, ImpersonationNavigation } from './layout/impersonation-bar.tsx';
import { useSession, useUserData } from '../providers/use-session.tsx';
import { ScreensContext } from '../entities/use-judge.ts';
import { ViewsProvider } from '../crud/views-context.tsx';
import { createDataServices } from './data-services.ts';
import { preloadScreen } from './routes/preload-screen.ts';
import { routesOf } from './routes/routes-of.tsx';
import { RouteGuard } from './routes/route-guard.tsx';
import { screens } from './routes/screens.ts';
import { product } from './product.tsx';
import { views } from './routes/views.ts';
import { Failure } from '../features/errors/failure/failure.tsx';
import { exposedEntities } from '../entities/site.ts';

preloadScreen(window.location.pathname);

export function BackOffice() {
  const session = useSession();
  const [{ dataProvider, authProvider }] = useState(() => createDataServices(session));
  return (
    <AuthContext value={authProvider}>
      <DataProviderContext value={dataProvider}>
        <ScreensContext value={screens}>
          <ViewsProvider views={views}>
            <ChunkBoundary fallback={<LinearProgress aria-hidden />}>
              <WithImpersonationBar>
                <RouteGuard>
                  <Screens />
                </RouteGuard>
              </WithImpersonationBar>
            </ChunkBoundary>
          </ViewsProvider>
        </ScreensContext>
      </DataProviderContext>
    </AuthContext>
  );
}

function WithImpersonationBar({ children }: { children: ReactNode }) {
  const user = useUserData();
  return (
    <Box sx={impersonationBarStyle(user !== null && user.impersonation !== null)}>
      <ImpersonationBar />
      {children}
      <ImpersonationNavigation />
    </Box>
  );
}

function Screens() {
  return (
    <CoreAdminUI title={PRODUCT} disableTelemetry layout={AppLayout} error={Failure}>
      {exposedEntities.map((entity) => (
        <Resource key={entity.id} name={entity.route} icon={iconOf(entity)} list={<EntityScreen entity={entity} />} />
      ))}
      <CustomRoutes>{routesOf(product.pages.filter(({ isBare }) => !isBare))}</CustomRoutes>
      <CustomRoutes noLayout>{routesOf(product.pages.filter(({ isBare }) => isBare))}</CustomRoutes>
    </CoreAdminUI>
  );
}

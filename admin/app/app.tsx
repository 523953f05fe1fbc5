/** The back office: the providers around it, and its screens. */
import { AbilityProvider } from '@casl/react';
import { Box, LinearProgress } from '@mui/material';
import { type ReactNode, useEffect } from 'react';
import { Route } from 'react-router';
import { CoreAdminContext, CoreAdminUI, CustomRoutes, Resource, useLocaleState } from 'react-admin';
import { ChunkBoundary } from '../ui/chunks/chunk-boundary.tsx';
import { PRODUCT } from '../i18n/product.ts';
import { iconOf } from '../entities/icon-of.ts';
import { UnsavedChangesProvider } from '../ui/unsaved/unsaved-changes.tsx';
import { EntityScreen } from '../crud/entity-screen.tsx';
import { AppLayout } from './layout/app-layout.tsx';
import { ImpersonationBar, impersonationBarStyle, ImpersonationNavigation } from './layout/impersonation-bar.tsx';
import { Toasts } from './layout/toasts.tsx';
import { PreferenceProvider, usePreferences } from '../preferences/use-preferences.tsx';
import { SessionProvider, useUserData } from '../providers/use-session.tsx';
import type { Services } from './services.ts';
import { ScreensContext } from '../entities/use-judge.ts';
import { ViewsProvider } from '../crud/views-context.tsx';
import type { PageRoute } from './routes/page.tsx';
import { RouteGuard } from './routes/route-guard.tsx';
import { screens } from './routes/screens.ts';
import { product } from './product.tsx';
import { views } from './routes/views.ts';
import { Failure } from '../features/errors/failure/failure.tsx';
import { exposedEntities } from '../entities/site.ts';
import { Appearance } from '../theme/appearance.tsx';

export function App({ services }: { services: Services }) {
  const { ability, preferences, session, ...providers } = services;
  return (
    <ScreensContext value={screens}>
      <ViewsProvider views={views}>
        <PreferenceProvider store={preferences}>
          <SessionProvider session={session}>
            <AbilityProvider value={ability}>
              <CoreAdminContext {...providers}>
                <LocaleSync />
                <Appearance>
                  <UnsavedChangesProvider>
                    <ChunkBoundary fallback={<LinearProgress aria-hidden />}>
                      <WithImpersonationBar>
                        <RouteGuard>
                          <Screens />
                        </RouteGuard>
                      </WithImpersonationBar>
                    </ChunkBoundary>
                  </UnsavedChangesProvider>
                  <Toasts />
                  {product.Dialogs && <product.Dialogs />}
                </Appearance>
              </CoreAdminContext>
            </AbilityProvider>
          </SessionProvider>
        </PreferenceProvider>
      </ViewsProvider>
    </ScreensContext>
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

const routesOf = (routes: readonly PageRoute[]) =>
  routes.map(({ path, element }) => <Route key={path} path={path} element={element} />);

/** The language is a preference of this browser; react-admin follows it. */
function LocaleSync() {
  const [{ locale }] = usePreferences();
  const [current, setLocale] = useLocaleState();
  useEffect(() => {
    if (current !== locale) setLocale(locale);
  }, [current, locale, setLocale]);
  return null;
}

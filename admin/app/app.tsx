/** The back office: the providers around it, and its screens. */
import { AbilityProvider } from '@casl/react';
import { Box, LinearProgress } from '@mui/material';
import { type ReactNode, useEffect } from 'react';
import { Route } from 'react-router';
import { CoreAdminContext, CoreAdminUI, CustomRoutes, Resource, useLocaleState } from 'react-admin';
import { ChunkBoundary } from '../ui/chunk-boundary.tsx';
import { iconOf } from '../entities/icon-of.ts';
import { fillLabel } from '../entities/label.ts';
import { PlanDialog } from '../crud/plan/plan-dialog.tsx';
import { UnsavedChangesProvider } from '../ui/unsaved/unsaved-changes.tsx';
import { EntityScreen } from '../crud/entity-screen.tsx';
import { AppLayout } from './layout/app-layout.tsx';
import { ImpersonationBar, impersonationBarStyle, ImpersonationNavigation } from './layout/impersonation-bar.tsx';
import { Toasts } from './layout/toasts.tsx';
import { PreferenceProvider, usePreferences } from '../preferences/use-preferences.tsx';
import { SessionProvider, useUserData } from '../providers/use-session.tsx';
import { pages } from './pages.ts';
import type { Services } from './services.ts';
import { paths } from '../entities/guard.ts';
import { SiteContext } from '../entities/use-judge.ts';
import { ViewsProvider } from '../crud/views-context.tsx';
import { RouteGuard } from './routing/route-guard.tsx';
import { site } from './routing/site-map.ts';
import { views } from './views.ts';
import { Failure } from '../features/errors/failure/failure.tsx';
import { exposedEntities } from '../entities/site.ts';
import { Appearance } from '../theme/appearance.tsx';
import { accountSections } from './account-sections.ts';

export function App({ services }: { services: Services }) {
  const { ability, preferences, session, ...providers } = services;
  return (
    <SiteContext value={site}>
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
                  <PlanDialog />
                </Appearance>
              </CoreAdminContext>
            </AbilityProvider>
          </SessionProvider>
        </PreferenceProvider>
      </ViewsProvider>
    </SiteContext>
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
    <CoreAdminUI
      title="Feedtree"
      disableTelemetry
      layout={AppLayout}
      dashboard={pages.Dashboard}
      loginPage={pages.Login}
      error={Failure}
      accessDenied={pages.NotAuthorized}
      catchAll={pages.NotAuthorized}
    >
      {exposedEntities.map((entity) => (
        <Resource
          key={entity.id}
          name={entity.route}
          icon={iconOf(entity)}
          list={<EntityScreen entity={entity} />}
          recordRepresentation={(row: Record<string, unknown>) => fillLabel(entity.label, row)}
        />
      ))}
      <CustomRoutes>
        <Route path={paths.notAuthorized} element={<pages.NotAuthorized />} />
        <Route path={paths.logout} element={<pages.Logout />} />
        {[paths.account, ...accountSections.map(({ path }) => path)].map((path) => (
          <Route key={path} path={path} element={<pages.Account sections={accountSections} />} />
        ))}
        <Route path={paths.surveys} element={<pages.SurveyManagement />} />
        <Route path={paths.marcGenerator} element={<pages.MarcGenerator />} />
        <Route path={paths.claimMarc} element={<pages.ClaimMarc />} />
        <Route path={paths.selfTest} element={<pages.SelfTest />} />
        <Route path={paths.faq} element={<pages.Faq />} />
        <Route path={paths.supportNews} element={<pages.SupportNews />} />
      </CustomRoutes>
      <CustomRoutes noLayout>
        <Route path="/survey_management/surveys/:id" element={<pages.SurveyDesigner />} />
        <Route path={paths.notFound} element={<pages.Error404 />} />
        <Route path={paths.forgotPassword} element={<pages.ForgotPassword />} />
        <Route path={paths.resetPassword} element={<pages.ResetPassword />} />
        <Route path={paths.emailChange} element={<pages.EmailChange />} />
        <Route path={paths.setUpTwoFactor} element={<pages.SetUpTwoFactor />} />
        <Route path={paths.register} element={<pages.Register />} />
        <Route path={paths.confirmRegistration} element={<pages.ConfirmRegistration />} />
        <Route path={paths.planSelection} element={<pages.PlanSelection />} />
        <Route path={paths.cardPayment} element={<pages.CardPayment />} />
      </CustomRoutes>
    </CoreAdminUI>
  );
}

/** The language is a preference of this browser; react-admin follows it. */
function LocaleSync() {
  const [{ locale }] = usePreferences();
  const [current, setLocale] = useLocaleState();
  useEffect(() => {
    if (current !== locale) setLocale(locale);
  }, [current, locale, setLocale]);
  return null;
}

/** The back office: the providers around it, and its screens. */
import { AbilityProvider } from '@casl/react';
import { Box, LinearProgress } from '@mui/material';
import { type ReactNode, useEffect } from 'react';
import { Route } from 'react-router';
import { CoreAdminContext, CoreAdminUI, CustomRoutes, Resource, useLocaleState } from 'react-admin';
import { ChunkBoundary } from './kit/chunk-boundary.tsx';
import { lazyChunk } from './kit/lazy-chunk.ts';
import { iconOf } from './kit/icon-of.ts';
import { fillLabel } from './kit/label.ts';
import { PlanDialog } from './kit/plan/plan-dialog.tsx';
import { EntityScreen } from './kit/entity-screen.tsx';
import { AppLayout } from './layout/app-layout.tsx';
import { GuestBar, guestRoom, GuestWays } from './layout/guest-bar.tsx';
import { Toasts } from './layout/toasts.tsx';
import { PreferenceProvider, usePreferences } from './preferences/use-preferences.tsx';
import { SessionProvider, useUserData } from './providers/use-session.tsx';
import type { Services } from './services.ts';
import { paths } from './routing/guard.ts';
import { RouteGuard } from './routing/route-guard.tsx';
import { ACCOUNT_PATH, accountSections } from './screens/account/sections.ts';
import { Failure } from './screens/failure/failure.tsx';
import { exposedEntities } from './site.ts';
import { Appearance } from './theme/appearance.tsx';

const Account = lazyChunk(() => import('./screens/account/account.tsx'));
const Login = lazyChunk(() => import('./screens/login/login.tsx'));
const Logout = lazyChunk(() => import('./screens/logout/logout.tsx'));
const ForgotPassword = lazyChunk(() => import('./screens/forgot-password/forgot-password.tsx'));
const ResetPassword = lazyChunk(() => import('./screens/reset-password/reset-password.tsx'));
const Register = lazyChunk(() => import('./screens/register/register.tsx'));
const ConfirmRegistration = lazyChunk(() => import('./screens/register/confirm-registration.tsx'));
const PlanSelection = lazyChunk(() => import('./screens/register/plan-selection.tsx'));
const CardPayment = lazyChunk(() => import('./screens/register/card-payment.tsx'));
const Dashboard = lazyChunk(() => import('./screens/dashboard/dashboard.tsx'));
const Error404 = lazyChunk(() => import('./screens/error-404/error-404.tsx'));
const SurveyDesigner = lazyChunk(() => import('./screens/survey-designer/survey-designer.tsx'));
const SurveyManagement = lazyChunk(() => import('./screens/surveys/survey-management.tsx'));
const MarcGenerator = lazyChunk(() => import('./screens/marcs/generator/marc-generator.tsx'));
const ClaimMark = lazyChunk(() => import('./screens/claim-mark/claim-mark.tsx'));
const Faq = lazyChunk(() => import('./screens/faq/faq.tsx'));
const SelfTest = lazyChunk(() => import('./screens/self-test/self-test.tsx'));
const SupportNews = lazyChunk(() => import('./screens/support/support-news.tsx'));
const NotAuthorized = lazyChunk(() => import('./screens/not-authorized/not-authorized.tsx'));

export function App({ services }: { services: Services }) {
  const { ability, preferences, session, ...providers } = services;
  return (
    <PreferenceProvider store={preferences}>
      <SessionProvider session={session}>
        <AbilityProvider value={ability}>
          <CoreAdminContext {...providers}>
            <LocaleSync />
            <Appearance>
              <ChunkBoundary fallback={<LinearProgress aria-hidden />}>
                <WithGuestBar>
                  <RouteGuard>
                    <Screens />
                  </RouteGuard>
                </WithGuestBar>
              </ChunkBoundary>
              <Toasts />
              <PlanDialog />
            </Appearance>
          </CoreAdminContext>
        </AbilityProvider>
      </SessionProvider>
    </PreferenceProvider>
  );
}

function WithGuestBar({ children }: { children: ReactNode }) {
  const user = useUserData();
  return (
    <Box sx={guestRoom(user !== null && user.impersonation !== null)}>
      <GuestBar />
      {children}
      <GuestWays />
    </Box>
  );
}

function Screens() {
  return (
    <CoreAdminUI
      title="Feedtree"
      disableTelemetry
      layout={AppLayout}
      dashboard={Dashboard}
      loginPage={Login}
      error={Failure}
      accessDenied={NotAuthorized}
      catchAll={NotAuthorized}
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
        <Route path={paths.notAuthorized} element={<NotAuthorized />} />
        <Route path="/logout" element={<Logout />} />
        {[ACCOUNT_PATH, ...accountSections.map(({ path }) => path)].map((path) => (
          <Route key={path} path={path} element={<Account />} />
        ))}
        <Route path={paths.surveys} element={<SurveyManagement />} />
        <Route path={paths.marcGenerator} element={<MarcGenerator />} />
        <Route path={paths.claimMark} element={<ClaimMark />} />
        <Route path={paths.selfTest} element={<SelfTest />} />
        <Route path={paths.faq} element={<Faq />} />
        <Route path={paths.supportNews} element={<SupportNews />} />
      </CustomRoutes>
      <CustomRoutes noLayout>
        <Route path="/survey_management/surveys/:id" element={<SurveyDesigner />} />
        <Route path={paths.notFound} element={<Error404 />} />
        <Route path={paths.forgotPassword} element={<ForgotPassword />} />
        <Route path={paths.resetPassword} element={<ResetPassword />} />
        <Route path={paths.register} element={<Register />} />
        <Route path={paths.confirmRegistration} element={<ConfirmRegistration />} />
        <Route path={paths.planSelection} element={<PlanSelection />} />
        <Route path={paths.cardPayment} element={<CardPayment />} />
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

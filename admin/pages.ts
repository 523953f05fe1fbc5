/** The hand-written pages, each loaded when it is first shown. */
import { lazyChunk } from './kit/lazy-chunk.ts';

export const pages = {
  Account: lazyChunk(() => import('./screens/account/account.tsx')),
  Login: lazyChunk(() => import('./screens/login/login.tsx')),
  Logout: lazyChunk(() => import('./screens/logout/logout.tsx')),
  ForgotPassword: lazyChunk(() => import('./screens/forgot-password/forgot-password.tsx')),
  ResetPassword: lazyChunk(() => import('./screens/reset-password/reset-password.tsx')),
  SetUpTwoFactor: lazyChunk(() => import('./screens/set-up-two-factor/set-up-two-factor.tsx')),
  EmailChange: lazyChunk(() => import('./screens/email-change/email-change.tsx')),
  Register: lazyChunk(() => import('./screens/register/register.tsx')),
  ConfirmRegistration: lazyChunk(() => import('./screens/register/confirm-registration.tsx')),
  PlanSelection: lazyChunk(() => import('./screens/register/plan-selection.tsx')),
  CardPayment: lazyChunk(() => import('./screens/register/card-payment.tsx')),
  Dashboard: lazyChunk(() => import('./screens/dashboard/dashboard.tsx')),
  Error404: lazyChunk(() => import('./screens/error-404/error-404.tsx')),
  SurveyDesigner: lazyChunk(() => import('./screens/survey-designer/survey-designer.tsx')),
  SurveyManagement: lazyChunk(() => import('./screens/surveys/survey-management.tsx')),
  MarcGenerator: lazyChunk(() => import('./screens/marcs/generator/marc-generator.tsx')),
  ClaimMark: lazyChunk(() => import('./screens/claim-mark/claim-mark.tsx')),
  Faq: lazyChunk(() => import('./screens/faq/faq.tsx')),
  SelfTest: lazyChunk(() => import('./screens/self-test/self-test.tsx')),
  SupportNews: lazyChunk(() => import('./screens/support/support-news.tsx')),
  NotAuthorized: lazyChunk(() => import('./screens/not-authorized/not-authorized.tsx')),
};

/** The hand-written pages, each loaded when it is first shown. */
import { lazyChunk } from '../ui/lazy-chunk.ts';

export const pages = {
  Account: lazyChunk(() => import('../features/identity/account/account.tsx')),
  Login: lazyChunk(() => import('../features/identity/login/login.tsx')),
  Logout: lazyChunk(() => import('../features/identity/logout/logout.tsx')),
  ForgotPassword: lazyChunk(() => import('../features/identity/forgot-password/forgot-password.tsx')),
  ResetPassword: lazyChunk(() => import('../features/identity/reset-password/reset-password.tsx')),
  SetUpTwoFactor: lazyChunk(() => import('../features/identity/set-up-two-factor/set-up-two-factor.tsx')),
  EmailChange: lazyChunk(() => import('../features/identity/email-change/email-change.tsx')),
  Register: lazyChunk(() => import('../features/identity/register/register.tsx')),
  ConfirmRegistration: lazyChunk(() => import('../features/identity/register/confirm-registration.tsx')),
  PlanSelection: lazyChunk(() => import('../features/identity/register/plan-selection.tsx')),
  CardPayment: lazyChunk(() => import('../features/identity/register/card-payment.tsx')),
  Dashboard: lazyChunk(() => import('../features/insight/dashboard/dashboard.tsx')),
  Error404: lazyChunk(() => import('../features/errors/error-404/error-404.tsx')),
  SurveyDesigner: lazyChunk(() => import('../features/surveys/designer/survey-designer.tsx')),
  SurveyManagement: lazyChunk(() => import('../features/surveys/survey-management.tsx')),
  MarcGenerator: lazyChunk(() => import('../features/codes/marcs/generator/marc-generator.tsx')),
  ClaimMarc: lazyChunk(() => import('../features/codes/claim-marc/claim-marc.tsx')),
  Faq: lazyChunk(() => import('../features/support/faq/faq.tsx')),
  SelfTest: lazyChunk(() => import('../features/codes/self-test/self-test.tsx')),
  SupportNews: lazyChunk(() => import('../features/support/tickets/support-news.tsx')),
  NotAuthorized: lazyChunk(() => import('../features/errors/not-authorized/not-authorized.tsx')),
};

/** What this product has for people who are not signed in, besides the login; a project of one's own says its own. */
import { paths } from '../../entities/guard.ts';
import ConfirmRegistration from '../../features/identity/register/confirm-registration.tsx';
import EmailChange from '../../features/identity/email-change/email-change.tsx';
import ForgotPassword from '../../features/identity/forgot-password/forgot-password.tsx';
import Register from '../../features/identity/register/register.tsx';
import ResetPassword from '../../features/identity/reset-password/reset-password.tsx';
import { page, type PageRoute } from './page.tsx';

export const guestPages: readonly PageRoute[] = [
  page({
    path: paths.forgotPassword,
    access: 'Auth',
    title: 'app.password.forgot_title',
    isBare: true,
    Page: ForgotPassword,
  }),
  page({
    path: paths.resetPassword,
    access: 'Auth',
    isBare: true,
    Page: ResetPassword,
  }),
  page({
    path: paths.emailChange,
    access: 'public',
    isBare: true,
    Page: EmailChange,
  }),
  page({
    path: paths.register,
    access: 'Auth',
    isBare: true,
    Page: Register,
  }),
  page({
    path: paths.confirmRegistration,
    access: 'Auth',
    title: 'app.register.confirm.title',
    isBare: true,
    Page: ConfirmRegistration,
  }),
];

/** What every back office has for people who are not signed in: the way in, and what stands where nothing is. */
import { paths } from '../../entities/guard.ts';
import Login from '../../features/identity/login/login.tsx';
import NotFound from '../../features/errors/error-404/error-404.tsx';
import { page, type PageRoute } from './page.tsx';

export const standardGuestPages: readonly PageRoute[] = [
  page({ path: paths.login, access: 'Auth', title: 'app.login.title', isBare: true, Page: Login }),
  page({
    path: paths.notFound,
    access: 'public',
    title: 'app.not_found.title',
    isBare: true,
    Page: NotFound,
  }),
];

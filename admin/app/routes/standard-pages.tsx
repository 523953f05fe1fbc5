/** The pages that every back office has: the way in and out, and what stands where there is nothing to see. */
import { paths } from '../../entities/guard.ts';
import { lazyChunk } from '../../ui/chunks/lazy-chunk.ts';
import { page, type PageRoute } from './page.tsx';
import { standardGuestPages } from './standard-guest-pages.tsx';

export const standardPages: readonly PageRoute[] = [
  ...standardGuestPages,
  page({
    path: paths.logout,
    access: 'login_user',
    Page: lazyChunk(() => import('../../features/identity/logout/logout.tsx')),
  }),
  page({
    path: paths.notAuthorized,
    access: 'public',
    title: 'ra.page.access_denied',
    Page: lazyChunk(() => import('../../features/errors/not-authorized/not-authorized.tsx')),
  }),
];

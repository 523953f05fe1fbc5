/** The pages for people who are not signed in, as they stand before the rest of the back office is loaded. */
import { useEffect } from 'react';
import { CoreAdminUI, CustomRoutes } from 'react-admin';
import { Failure } from '../features/errors/failure/failure.tsx';
import { PRODUCT } from '../i18n/product.ts';
import { paths, type Screen } from '../entities/guard.ts';
import { ScreensContext } from '../entities/use-judge.ts';
import { fetchOnFirstMove } from './fetch-ahead.ts';
import { guestPages } from './routes/guest-pages.tsx';
import { RouteGuard } from './routes/route-guard.tsx';
import { routesOf } from './routes/routes-of.tsx';
import { standardGuestPages } from './routes/standard-guest-pages.tsx';

const pages = [...standardGuestPages, ...guestPages];
/** From where the back office begins, the guard leads to the login. */
const screens: readonly Screen[] = [...pages, { path: paths.dashboard, access: 'login_user' }];

/** Whether someone who is not signed in needs no more of the program at this address. */
export const isEntrance = (pathname: string): boolean =>
  screens.some(({ path }) => path === (pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname));

/** @param fetchTexts all of them, for what comes after the login */
export function Entrance({ fetchTexts }: { fetchTexts: () => void }) {
  useEffect(() => fetchOnFirstMove(fetchTexts), [fetchTexts]);
  return (
    <ScreensContext value={screens}>
      <RouteGuard>
        <CoreAdminUI title={PRODUCT} disableTelemetry error={Failure}>
          <CustomRoutes noLayout>{routesOf(pages)}</CustomRoutes>
        </CoreAdminUI>
      </RouteGuard>
    </ScreensContext>
  );
}

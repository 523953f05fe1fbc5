import { preloadChunk } from '../../ui/chunks/lazy-chunk.ts';
import { placeOf } from '../../entities/place.ts';
import { exposedEntities } from '../../entities/site.ts';
import { paths } from '../../entities/guard.ts';
import { product } from '../product.tsx';
import { views } from './views.ts';

/**
 * Begins to load the screen that a visit most often begins with, by its address, while all around it is made: the texts,
 * the session, the bar. Others are loaded once they are shown.
 */
export function preloadScreen(pathname: string, isSignedIn: boolean): void {
  const screen = isSignedIn ? screenAt(pathname) : screenOfGuest(pathname);
  if (screen !== undefined) preloadChunk(screen);
}

const screenOfGuest = (pathname: string): object | undefined =>
  pathname === paths.dashboard || pathname === paths.login ? pageAt(paths.login) : undefined;

const pageAt = (address: string): object | undefined => product.pages.find(({ path }) => path === address)?.Page;

function screenAt(pathname: string): object | undefined {
  if (pathname === paths.dashboard) return pageAt(paths.dashboard);
  const entity = exposedEntities.find(({ route }) => `${pathname}/`.startsWith(`/${route}/`));
  const place = entity && placeOf(pathname, `/${entity.route}`, entity.paths);
  return place && entity.views.includes(place.view) ? views.viewOf(entity, place.view) : undefined;
}

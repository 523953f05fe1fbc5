import { preloadChunk } from '../../ui/chunks/lazy-chunk.ts';
import { placeOf } from '../../entities/place.ts';
import { exposedEntities } from '../../entities/site.ts';
import { paths } from '../../entities/guard.ts';
import { product } from '../product.tsx';
import { views } from './views.ts';

/**
 * Begins to load the screen that the back office is entered by, by its address, while all around it is made: the texts,
 * the bar. Others are loaded once they are shown.
 */
export function preloadScreen(pathname: string): void {
  const screen = screenAt(pathname);
  if (screen !== undefined) preloadChunk(screen);
}

const pageAt = (address: string): object | undefined => product.pages.find(({ path }) => path === address)?.Page;

function screenAt(pathname: string): object | undefined {
  // Who has just signed in begins there.
  if (pathname === paths.dashboard || pathname === paths.login) return pageAt(paths.dashboard);
  const entity = exposedEntities.find(({ route }) => `${pathname}/`.startsWith(`/${route}/`));
  const place = entity && placeOf(pathname, `/${entity.route}`, entity.paths);
  return place && entity.views.includes(place.view) ? views.viewOf(entity, place.view) : undefined;
}

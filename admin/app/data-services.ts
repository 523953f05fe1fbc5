/** What the screens of the back office read and write with, made once for all of them. */
import { mayDo, type ScreenAction } from '../entities/access.ts';
import { referredByLabel } from '../entities/referred-by-label.ts';
import { entityOf, pathOf } from '../entities/site.ts';
import { createAuthProvider } from '../providers/auth-provider.ts';
import { createDataProvider } from '../providers/data-provider.ts';
import { withReferredRows } from '../providers/referred-rows.ts';
import type { Services } from './services.ts';

export function createDataServices({ client, store }: Services['session']) {
  const may = (resource: string, action: string): boolean => {
    const entity = entityOf(resource);
    return entity === undefined || mayDo(entity, action as ScreenAction, store.userData());
  };
  return {
    dataProvider: withReferredRows(createDataProvider(client, pathOf), (resource) =>
      referredByLabel(resource, store.userData()),
    ),
    authProvider: createAuthProvider({ client, store, may }),
  };
}

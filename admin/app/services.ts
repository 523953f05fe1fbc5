/** What every page needs, made once; what the screens of the back office need besides is in data-services.ts. */
import { QueryClient } from '@tanstack/react-query';
import { HttpError, localStorageStore } from 'ra-core';
import { PRODUCT } from '../i18n/product.ts';
import { createPreferenceStore } from '../preferences/preferences.ts';
import { createAbility } from '../providers/ability.ts';
import { createApiClient } from '../providers/api-client.ts';
import { createSessionStore } from '../providers/session-store.ts';
import { createTexts } from './texts.ts';
import { preloadChunk } from '../ui/chunks/lazy-chunk.ts';
import { isEntrance } from './entrance.tsx';
import { BackOffice } from './lazy-back-office.tsx';

export type Services = Awaited<ReturnType<typeof createServices>>;

const STORE_VERSION = '1';
const STORE_NAME = PRODUCT.toLowerCase();
/** A lost connection is worth a second try, a refusal is not. */
const RETRIES = 1;

/** Resolves when the texts of the first language are there. */
export async function createServices() {
  const preferences = createPreferenceStore(localStorage, navigator.languages);
  const store = createSessionStore(localStorage, window);
  const client = createApiClient({
    store,
    locale: () => preferences.get().locale,
    fetch: window.fetch.bind(window),
    exclusively: (task) => navigator.locks?.request(`${STORE_NAME}.refresh`, task) ?? task(),
  });
  const isOutside = store.userData() === null && isEntrance(window.location.pathname);
  if (!isOutside) preloadChunk(BackOffice);
  const texts = await createTexts(preferences.get().locale, isOutside);
  const queryClient = createQueryClient();
  const listStore = localStorageStore(STORE_VERSION, STORE_NAME);
  forgetOnUserChange(store, () => {
    queryClient.clear();
    listStore.reset();
  });
  return {
    preferences,
    session: { store, client },
    ability: createAbility(store),
    texts,
    i18nProvider: texts.i18nProvider,
    store: listStore,
    queryClient,
  };
}

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // What the server asks to be asked later the client has asked again by itself.
        retry: (failures, error) =>
          failures < RETRIES &&
          !(error instanceof HttpError && ((error.status >= 400 && error.status < 500) || error.status === 503)),
      },
    },
  });
}

/** What one user has seen is not for the next one. */
function forgetOnUserChange(store: ReturnType<typeof createSessionStore>, forget: () => void): void {
  const who = () => {
    const user = store.userData();
    return user === null ? null : `${user.company_id}/${user.id}`;
  };
  let last = who();
  store.subscribe(() => {
    const now = who();
    if (now === last) return;
    last = now;
    forget();
  });
}

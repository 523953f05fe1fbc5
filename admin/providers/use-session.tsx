import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { ApiClient } from './api-client.ts';
import type { SessionStore } from './session-store.ts';
import type { UserData } from './user-data.ts';

interface Session {
  store: SessionStore;
  client: ApiClient;
}

const SessionContext = createContext<Session | null>(null);

export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The session's store and the door to the API. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('useSession needs a SessionProvider above it.');
  return session;
}

/** Who is signed in; null for nobody. */
export function useUserData(): UserData | null {
  const { store } = useSession();
  return useSyncExternalStore(store.subscribe, store.userData);
}

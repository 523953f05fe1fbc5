/** react-admin's view of the session. Screens are guarded by routing/guard.ts; here are the buttons and the errors. */
import type { AuthProvider } from 'ra-core';
import { HttpError } from 'ra-core';
import { mayDo, type ScreenAction } from '../kit/access.ts';
import type { EntityResource } from '../kit/resource.ts';
import type { ApiClient } from './api-client.ts';
import type { SessionStore } from './session-store.ts';

export interface AuthProviderParts {
  client: ApiClient;
  store: SessionStore;
  /** The entity behind a react-admin resource. */
  entityOf: (resource: string) => EntityResource | undefined;
}

export function createAuthProvider({ client, store, entityOf }: AuthProviderParts): AuthProvider {
  return {
    async login({ email, password }: { email: string; password: string }) {
      await client.signIn({ email, password });
    },
    async logout() {
      await client.signOut();
      return '/login';
    },
    async checkAuth() {
      if (store.tokens() === null) throw new HttpError('ra.auth.auth_check_error', 401);
    },
    async checkError(error: unknown) {
      // The API client has already tried a refresh: a 401 that comes through means the session is over. After one as
      // somebody else the own one goes on.
      if (error instanceof HttpError && error.status === 401 && store.tokens() === null) throw error;
    },
    async getIdentity() {
      const userData = store.userData();
      if (userData === null) throw new HttpError('ra.auth.auth_check_error', 401);
      return { id: userData.id, fullName: userData.full_name };
    },
    async canAccess({ action, resource }: { action: string; resource: string }) {
      const entity = entityOf(resource);
      return entity === undefined || mayDo(entity, action as ScreenAction, store.userData());
    },
  };
}

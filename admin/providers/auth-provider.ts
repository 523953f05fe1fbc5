/** react-admin's view of the session. Screens are guarded by entities/guard.ts; here are the buttons and the errors. */
import type { AuthProvider } from 'ra-core';
import { HttpError } from 'ra-core';
import type { ApiClient } from './api-client.ts';
import type { SessionStore } from './session-store.ts';

export interface AuthProviderParts {
  client: ApiClient;
  store: SessionStore;
  /** Whether the signed-in user may do something with the rows of a react-admin resource. */
  may: (resource: string, action: string) => boolean;
}

export function createAuthProvider({ client, store, may }: AuthProviderParts): AuthProvider {
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
      return may(resource, action);
    },
  };
}

/** The roles that the server's pools log in as, and what their cluster calls them. */
import type { DatabaseRole } from './model.ts';

export const DATABASE_ROLES: readonly DatabaseRole[] = ['app', 'platform', 'visitor', 'session', 'worker'];

/** Roles that work for one tenant at a time; the others see every row of the tables that they are granted. */
export const TENANT_ROLES: readonly DatabaseRole[] = ['app', 'visitor', 'session'];

/** Roles that may look a value up before any tenant is set: at sign-in and at the scan of a code. */
export const DIRECTORY_READERS: readonly DatabaseRole[] = ['visitor', 'session'];

/** What the cluster calls a role. */
export function databaseRoleName(role: DatabaseRole): string {
  return `feedtree_${role}`;
}

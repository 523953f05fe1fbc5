/** The roles that the server's pools log in as, and what their cluster calls them. */
import type { DatabaseRole } from './model.ts';

export const DATABASE_ROLES: readonly DatabaseRole[] = ['app', 'platform', 'visitor', 'session', 'worker'];

/** What the cluster calls a role. */
export function databaseRoleName(role: DatabaseRole): string {
  return `feedtree_${role}`;
}

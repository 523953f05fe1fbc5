/** What happens, as server-sent events (WHATWG HTML, section 9.2), over a request like any other. */
import type { Database } from '../../access/database.ts';
import { signedIn, tenantOf } from '../../access/principal.ts';
import { requireLiveSession } from '../../access/session-guard.ts';
import type { Operation } from '../../http/registry.ts';
import type { Events } from './hub.ts';

interface EventParts {
  database: Database;
  events: Events;
}

export const eventOperation = ({ database, events }: EventParts): Operation => ({
  id: 'account.events',
  method: 'GET',
  path: 'account/events',
  summary:
    'What happens, as server-sent events, all within the rights of the caller at that moment. Of feedback: added (how many), changed, erased, and marked as read or unread (ids); of other entities (x-events): rows (entity and ids) that were made, changed or deleted, of support also those that were answered or read; resync where some may have passed unheard; replaced where newer streams of the caller took the place of this one, which ends',
  access: { roles: ['company_user', 'company_admin', 'superadmin'] },
  input: {},
  output: { type: 'string', contentMediaType: 'text/event-stream', description: 'Events until either side ends them.' },
  // Each reload of a page opens one.
  rate: 'read',
  audit: 'none',
  async handler({ principal, headers }) {
    const caller = signedIn(principal);
    const { databaseRole, companyId } = tenantOf(caller);
    await database.withTenant(databaseRole, companyId, (transaction) => requireLiveSession(caller, transaction));
    events.requireRoom(caller);
    const lastEventId = headers['last-event-id'];
    return { events: (outlet) => events.subscribe(caller, outlet, lastEventId?.toString()) };
  },
});

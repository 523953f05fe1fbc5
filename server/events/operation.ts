/** Feedback as it comes: server-sent events (WHATWG HTML, section 9.2), over a request like any other. */
import { signedIn } from '../access/principal.ts';
import { forbidden } from '../errors.ts';
import { grantsOf } from '../export/grants.ts';
import { feedback } from '../generated/feedback.ts';
import type { Kernel } from '../kernel/crud.ts';
import type { ActionRequest } from '../kernel/extension.ts';
import type { Operation } from '../registry.ts';
import type { FeedbackEvents } from './hub.ts';

interface EventParts {
  kernel: Kernel;
  events: FeedbackEvents;
}

export const eventOperation = ({ kernel, events }: EventParts): Operation => ({
  id: `${feedback.id}.events`,
  method: 'GET',
  path: `${feedback.path}/events`,
  summary:
    'Feedback as it comes, as server-sent events: added (how many), changed, erased, and marked as read or unread (ids), all within the rights of the caller at that moment; resync where some may have passed unheard',
  access: { entity: feedback.id, action: 'list' },
  input: {},
  output: { type: 'string', contentMediaType: 'text/event-stream', description: 'Events until either side ends them.' },
  rate: 'file',
  audit: 'none',
  async handler({ principal, locale, requestId, headers }) {
    const call = { principal, locale, requestId };
    await kernel.act(call, feedback, { name: 'list', id: null, input: {} }, requireReader);
    const caller = signedIn(principal);
    events.requireRoom(caller);
    const lastEventId = headers['last-event-id'];
    return { events: (outlet) => events.subscribe(caller, outlet, lastEventId?.toString()) };
  },
});

async function requireReader({ principal, transaction }: ActionRequest): Promise<object> {
  const caller = signedIn(principal);
  const mayRead = caller.role === 'company_admin' || (await transaction.query(grantsOf(caller, 'feedback'))).length > 0;
  if (!mayRead) throw forbidden();
  return {};
}

import { isSignedIn } from '../../../../access/principal.ts';
import { illegalTransition } from '../../../../errors.ts';
import { supportTicket as entity } from '../../../../generated/support_ticket.ts';
import type { EntityExtension } from '../../../../kernel/extension.ts';
import type { Work } from '../../../../access/work.ts';
import type { Row, Values } from '../../../../database/rows.ts';
import { enqueueForTicket } from '../../tickets/mail-to-company.ts';
import { auditInCompanyLog } from '../../../../access/both-logs.ts';
import { attachFiles } from '../support_comment_media/attach.ts';
import { figures } from './figures.ts';
import { hasNews, read } from './news.ts';

const CLOSED = new Set<unknown>(['completed', 'cancelled']);
/** The other states follow from replies; a company itself only closes its ticket (spec section 4). */
const OF_PLATFORM = new Set<unknown>(['in_processing', ...CLOSED]);

const placeOf = (row: Row) => ({ company: Number(row['company_id']), id: row.id });

/** A request waits from its first moment on; its company does not hear of its own words by mail. */
async function begin(work: Work, row: Row, values: Values): Promise<void> {
  const { company, id } = placeOf(row);
  await work.transaction.query({
    name: 'ticket_begins',
    text: `update support_ticket set waiting_since = created_at, is_untold = true where company_id = $1 and id = $2`,
    values: [company, id],
  });
  await attachFiles(work, values, { companyId: company, ticketId: id, commentId: null });
}

async function notifyOfMove(work: Work, row: Row, changes: Values): Promise<void> {
  const { company, id } = placeOf(row);
  const isOver = CLOSED.has(changes['status']);
  if (work.principal.role === 'superadmin') {
    await auditInCompanyLog(work, { operation: 'patch', entity, recordId: id, changes, companyId: company });
    if (isOver) await enqueueForTicket(work.transaction, { company, id, kind: 'support_closed', recordId: id });
  } else if (isOver)
    await work.transaction.query({
      name: 'ticket_untold',
      text: 'update support_ticket set is_untold = true where company_id = $1 and id = $2',
      values: [company, id],
    });
}

export const supportTicket: EntityExtension = {
  computed: {
    company_name: 'select c.name from customer c where c.id = t.company_id',
    person_name: 'select u.full_name from customer_user u where u.company_id = t.company_id and u.id = t.user_id',
    customer_id: 't.company_id',
    has_news: hasNews,
    // Three stretches of the number line: what waits, what is open, what is closed.
    queue_place: `case when t.waiting_since is not null then extract(epoch from t.waiting_since)::float8
      when t.closed_at is null then 2e11 - extract(epoch from t.updated_at)::float8
      else 4e11 - extract(epoch from t.updated_at)::float8 end`,
  },
  actions: { read, figures },
  hooks: {
    beforeCreate: ({ principal }, values) => ({ ...values, user_id: isSignedIn(principal) ? principal.userId : null }),
    afterCreate: begin,
    beforePatch({ principal }, row, changes) {
      const status = changes['status'];
      if (status === undefined || status === row['status']) return changes;
      const allowed = principal.role === 'superadmin' ? OF_PLATFORM : CLOSED;
      if (!allowed.has(status))
        throw illegalTransition({ parameters: { from: String(row['status']), to: String(status) } });
      return CLOSED.has(status) ? { ...changes, closed_at: new Date(), waiting_since: null } : changes;
    },
    afterPatch: notifyOfMove,
    async beforeDelete(work, row) {
      const { company, id } = placeOf(row);
      await auditInCompanyLog(work, { operation: 'delete', entity, recordId: id, changes: {}, companyId: company });
      return undefined;
    },
  },
};

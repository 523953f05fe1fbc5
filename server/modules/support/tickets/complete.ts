/** Completes tickets by themselves, a week after an answer that nobody replied to (product decision). */
import type { Database } from '../../../access/database.ts';
import { tellRow } from '../../../access/audit.ts';
import type { Row } from '../../../database/rows.ts';
import { supportTicket } from '../../../generated/support_ticket.ts';
import { enqueueForTicket } from './mail-to-company.ts';

export const SILENT_DAYS = 7;
const TICKETS_AT_ONCE = 50;

/** Completes one batch; answers whether more may be waiting. */
export const completeAnswered = (database: Database): Promise<boolean> =>
  database.withTenant('platform', null, async (transaction) => {
    const completed = await transaction.query<Row>({
      name: 'complete_answered',
      text: `with due as (
          select company_id, id from support_ticket
          where status = 'answered' and last_answered_at < now() - make_interval(days => $1)
          order by id limit $2 for update skip locked
        ), done as (
          update support_ticket t set status = 'completed', closed_at = now(), waiting_since = null, updated_at = now()
          from due where t.company_id = due.company_id and t.id = due.id returning t.*
        ), noted as (
          insert into audit_entry (company_id, actor_role, operation, entity, record_id, changes)
          select company_id, 'system', 'patch', 'support_ticket', id, '{"status": "completed"}' from done
        )
        select * from done`,
      values: [SILENT_DAYS, TICKETS_AT_ONCE],
    });
    for (const row of completed) {
      const { id } = row;
      const company = Number(row['company_id']);
      await enqueueForTicket(transaction, { company, id, kind: 'support_closed', recordId: id });
      const before = { ...row, status: 'answered', closed_at: null };
      await tellRow(transaction, supportTicket, { before, after: row });
    }
    return completed.length === TICKETS_AT_ONCE;
  });

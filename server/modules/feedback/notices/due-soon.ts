/** Tells who handles feedback that it will soon be due: its assignee, else those who look after its unit. */
import type { Database } from '../../../access/database.ts';
import { responsibleFor } from '../../../access/responsible.ts';
import { tryEach } from '../../../platform/queue/try-each.ts';
import { addNotices, type Tenant } from '../rules/effects.ts';

const AT_ONCE = 100;

interface Soon {
  id: number;
  node_id: number;
  assignee_id: number | null;
  is_open: boolean;
}

/** Answers whether more is waiting. */
export async function tellDueSoon(database: Database): Promise<boolean> {
  const companies = await database.lookup<{ id: number }>('worker', {
    name: 'companies_with_due_times',
    text: `select id from customer where state <> 'closed'
      and num_nonnulls(due_hours_high, due_hours_normal, due_hours_low) > 0 order by id`,
    values: [],
  });
  let more = false;
  await tryEach(companies, async ({ id: companyId }) => {
    const told = await database.withTenant('app', companyId, (transaction) => tell({ ...transaction, companyId }));
    more ||= told === AT_ONCE;
  });
  return more;
}

/** What was closed meanwhile is told to nobody; what is told is told once, whatever dies. */
async function tell(transaction: Tenant): Promise<number> {
  const soon = await transaction.query<Soon>({
    name: 'feedback_due_soon',
    text: `with soon as (
        select id from feedback where company_id = $1 and due_warn_at <= now()
        order by id limit $2 for no key update skip locked
      )
      update feedback f set due_warn_at = null from soon where f.company_id = $1 and f.id = soon.id
      returning f.id, f.node_id, f.assignee_id, f.closed_at is null as is_open`,
    values: [transaction.companyId, AT_ONCE],
  });
  for (const { id, node_id: nodeId, assignee_id: assignee } of soon.filter(({ is_open: isOpen }) => isOpen))
    await addNotices(transaction, {
      userIds: assignee === null ? await responsibleFor(transaction, nodeId) : [assignee],
      nodeId,
      feedbackId: id,
      ruleId: null,
      reason: 'due_soon',
    });
  return soon.length;
}

/** Units that usually have answers and have none for days: told once for each silence. */
import type { Database } from '../../../access/database.ts';
import { responsibleFor } from '../../../access/responsible.ts';
import { tryEach } from '../../../platform/queue/try-each.ts';
import { activeRules } from './apply.ts';
import type { Rule } from './conditions.ts';
import { addNotices, type Tenant } from './effects.ts';

/** Usual is at least one answer a week before the silence. */
const USUAL_DAYS = 28;
const USUAL_ANSWERS = 4;
/** Units of one rule and look; the others follow with the next. */
const UNITS_AT_ONCE = 200;

export async function findSilences(database: Database): Promise<void> {
  const companies = await database.lookup<{ company_id: number }>('worker', {
    name: 'companies_minding_silence',
    text: `select distinct r.company_id from feedback_rule r join customer c on c.id = r.company_id
      where r.is_active and r.trigger = 'silence' and c.state <> 'closed'`,
    values: [],
  });
  await tryEach(companies, ({ company_id: companyId }) =>
    database.withTenant('app', companyId, async (transaction) => {
      const tenant = { ...transaction, companyId };
      for (const rule of await activeRules(tenant)) if (rule.trigger === 'silence') await applySilence(tenant, rule);
    }),
  );
}

async function applySilence(transaction: Tenant, rule: Rule): Promise<void> {
  const silent = await transaction.query<{ node_id: number }>({
    name: 'note_silences',
    text: `insert into feedback_rule_match (company_id, rule_id, node_id, silent_since, state, due_at)
      select $1, $2, n.id, newest.created_at, 'done', now() from node n
      join lateral (
        select created_at from feedback f where f.company_id = $1 and f.node_id = n.id order by f.created_at desc limit 1
      ) newest on newest.created_at < now() - make_interval(days => $4)
        and newest.created_at >= now() - make_interval(days => $4 + $5)
      where n.company_id = $1 and n.deleted_at is null and not n.is_paused
        and ($3::bigint is null or string_to_array(trim(both '/' from n.path), '/')::bigint[] @> array[$3::bigint])
        and $6 <= (select count(*) from (select 1 from feedback f where f.company_id = $1 and f.node_id = n.id
          and f.created_at >= newest.created_at - make_interval(days => $5) and not f.is_repeat limit $6) usual)
        and not exists (select from feedback_rule_match m where m.company_id = $1 and m.rule_id = $2
          and m.node_id = n.id and m.silent_since = newest.created_at)
      order by n.id limit $7
      on conflict (company_id, rule_id, node_id, silent_since) do nothing returning node_id`,
    values: [transaction.companyId, rule.id, rule.node_id, rule.silent_days, USUAL_DAYS, USUAL_ANSWERS, UNITS_AT_ONCE],
  });
  for (const { node_id: nodeId } of silent) {
    const responsible = rule.notifies_responsible ? await responsibleFor(transaction, nodeId) : [];
    const userIds = [...new Set([...rule.notify_user_ids, ...responsible])];
    await addNotices(transaction, { userIds, nodeId, feedbackId: null, ruleId: rule.id, reason: 'silence' });
  }
}

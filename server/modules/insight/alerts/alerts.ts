/** Opens and ends alerts: each a row that is told of (`x-events`), with notices for whoever looks after the unit. */
import type { Transaction } from '../../../access/database.ts';
import { changeRowAsSystem, createRowAsSystem } from '../../../access/own-writes.ts';
import { responsibleFor } from '../../../access/responsible.ts';
import { scoreAlert } from '../../../generated/score_alert.ts';
import type { Watched } from './watch.ts';

/** To a tenth of a point. */
const rounded = (score: number): number => Math.min(100, Math.max(0, Math.round(score * 10) / 10));

const NOTIFY = `insert into notice (company_id, user_id, node_id, score_alert_id, reason)
  select $1, u.id, $3, $4, 'score_alert' from customer_user u
  where u.company_id = $1 and u.id = any($2::bigint[]) and u.state = 'active' order by u.id`;

/**
 * @param at when it is found, ISO 8601
 * @returns the alert's id
 */
export async function openAlert(
  transaction: Transaction,
  unitId: number,
  { answers, seen, expected, since }: Watched,
  at: string,
): Promise<number> {
  const row = await createRowAsSystem(transaction, scoreAlert, {
    node_id: unitId,
    expected: rounded(expected / answers),
    seen: rounded(seen / answers),
    answers,
    since: since ?? at,
    found_at: at,
  });
  const id = Number(row['id']);
  const userIds = await responsibleFor(transaction, unitId);
  await transaction.query({
    name: 'notify_of_score_alert',
    text: NOTIFY,
    values: [transaction.companyId, userIds, unitId, id],
  });
  return id;
}

/** @param at ISO 8601 */
export async function endAlert(
  transaction: Transaction,
  id: number,
  state: 'recovered' | 'settled' | 'withdrawn',
  at: string,
): Promise<void> {
  await changeRowAsSystem(transaction, scoreAlert, {
    operation: state,
    id,
    set: 'state = $2, ended_at = $3',
    values: [state, at],
    isTold: () => false,
  });
}

/** Of units that are deleted; of all, where the company wants no alerts any more. */
export async function withdrawAlerts(transaction: Transaction, { all }: { all: boolean }): Promise<void> {
  const rows = await transaction.query<{ id: number }>({
    name: 'score_alerts_to_withdraw',
    text: `select a.id from score_alert a join node n on n.company_id = $1 and n.id = a.node_id
      where a.company_id = $1 and a.state = 'open' and ($2::boolean or n.deleted_at is not null) order by a.id`,
    values: [transaction.companyId, all],
  });
  const now = new Date().toISOString();
  for (const { id } of rows) await endAlert(transaction, id, 'withdrawn', now);
  const ids = rows.map(({ id }) => id);
  await transaction.query({
    name: 'forget_score_watches',
    text: `delete from score_watch where company_id = $1 and ($2::boolean or score_alert_id = any($3::bigint[]))`,
    values: [transaction.companyId, all, ids],
  });
}

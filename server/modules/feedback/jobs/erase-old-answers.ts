/**
 * Keeps the retention time: what visitors wrote, how they can be reached and their media are erased when their company's
 * months are over (product decision: 6 to 60, else 24). A company remembers how far it is, so that a round begins where
 * the last one ended, whoever ran it; while one server erases for a company, the others pass it by.
 */
import { randomUUID } from 'node:crypto';
import type { Database, Statement, Transaction } from '../../../access/database.ts';
import { eraseFeedback } from '../erasure/erase.ts';
import type { Logger } from '../../../log.ts';
import { type RunningLoop, startLoop } from '../../../platform/queue/loop.ts';
import { tryEach } from '../../../platform/queue/try-each.ts';

export const BATCH_ROWS = 500;
const COMPANIES_A_ROUND = 100;
const INTERVAL_MS = 10 * 60 * 1000;

const END = 'now() - make_interval(months => retention_months)';

/** Not for each minute that passes: an hour late is in time, after months. */
const due = {
  name: 'erasure_due',
  text: `select id from customer where erased_until is null or erased_until < ${END} - interval '1 hour'
    order by erased_until nulls first, id limit $1`,
  values: [COMPANIES_A_ROUND],
};

/**
 * Erases one batch of each company that is due, with one entry in the company's log; answers whether more is waiting. It
 * is one batch, but where a shorter time was set and much has gathered.
 */
export async function eraseOldAnswers(database: Database, batch = BATCH_ROWS): Promise<boolean> {
  const run = randomUUID();
  const companies = await database.lookup<{ id: number }>('worker', due);
  let more = companies.length === COMPANIES_A_ROUND;
  await tryEach(companies, async ({ id }) => {
    more = (await database.withTenant('app', id, (transaction) => eraseBatch(transaction, id, batch, run))) || more;
  });
  return more;
}

async function eraseBatch(transaction: Transaction, companyId: number, batch: number, run: string): Promise<boolean> {
  const [company] = await transaction.query<{ id: number }>({
    name: 'erasure_take_company',
    text: 'select id from customer where id = $1 for no key update skip locked',
    values: [companyId],
  });
  if (!company) return false;
  const rows = await transaction.query<{ id: number }>({
    name: 'erasure_batch',
    // Bounds that are known before the rows are looked at: joined to the company's row, all its answers would be read.
    text: `select id from feedback
      where company_id = $1 and erased_at is null and created_at < (select ${END} from customer where id = $1)
        and created_at >= coalesce((select erased_until from customer where id = $1), '-infinity')
      order by created_at, id limit $2`,
    values: [companyId, batch],
  });
  const ids = rows.map(({ id }) => id);
  const erased = await eraseFeedback(transaction, companyId, ids, { actor: 'system' });
  if (erased > 0) await transaction.query(noteRetention(companyId, run, erased));
  const isFull = ids.length === batch;
  await transaction.query({
    name: 'erasure_advance',
    text: `update customer set erased_until = case when $2::boolean
        then (select max(created_at) from feedback where company_id = $1 and id = any($3::bigint[])) else ${END} end
      where id = $1`,
    values: [companyId, isFull, ids],
  });
  return isFull;
}

/** Written with what it tells of, so that none is without: how many, and nothing of whose they were. */
const noteRetention = (companyId: number, run: string, erased: number): Statement => ({
  name: 'erasure_note',
  text: `insert into audit_entry (company_id, actor_role, operation, entity, changes, request_id)
    select $1::bigint, 'system', 'erase', 'feedback',
      jsonb_build_object('count', $3::int, 'retention_months', retention_months), $2::text
    from customer where id = $1`,
  values: [companyId, run, erased],
});

export const startErasing = (database: Database, log: Logger): RunningLoop =>
  startLoop({
    name: 'erasing old answers',
    pauseMs: INTERVAL_MS,
    log,
    round: () => eraseOldAnswers(database),
  });

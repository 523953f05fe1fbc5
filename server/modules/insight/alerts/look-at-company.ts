/**
 * Takes a company's answers once each, in the order in which they came: those that are old enough that none before them
 * can still appear, and that hardly any is completed any more. How far it has come is noted in the transaction that
 * stores what follows from them, so that a worker that dies leaves nothing half done; one works for a company at a time.
 */
import { idsOfPath } from '../../../access/subtree.ts';
import type { Database, Transaction } from '../../../access/database.ts';
import { withdrawAlerts } from './alerts.ts';
import { lookAtAnswers, type UnitAnswer } from './look-at-answers.ts';
import { hourOfWeek, isoTime } from './read-past.ts';

export interface Look {
  /** How old answers must be, in seconds: longer than a visitor's statement takes, and than most take to complete one. */
  waitSeconds: number;
  /** Answers of one transaction, and all that came at the same moment as the last of them. */
  batch: number;
}

export const USUAL_LOOK: Look = { waitSeconds: 600, batch: 100 };

/** Companies with answers that were not looked at, and those that switched alerts off since. */
export const companiesToLookAt = (
  database: Pick<Database, 'lookup'>,
  { waitSeconds }: Look,
): Promise<{ id: number }[]> =>
  database.lookup('worker', {
    name: 'companies_with_scores_to_look_at',
    text: `select c.id from customer c where case when c.score_alerts
        then c.alerts_looked_until is null or exists (select from feedback f where f.company_id = c.id
          and f.created_at > c.alerts_looked_until and f.created_at <= now() - make_interval(secs => $1))
        else c.alerts_looked_until is not null end
      and c.state <> 'closed' order by c.id`,
    values: [waitSeconds],
  });

interface Company {
  score_alerts: boolean;
  until: string | null;
}

/** Looks at one batch; answers whether more is waiting. While another worker looks, it passes by. */
export async function lookAtCompany(transaction: Transaction, look: Look): Promise<boolean> {
  const { companyId, query } = transaction;
  const [turn] = await query<{ taken: boolean }>({
    name: 'score_alerts_turn',
    text: `select pg_try_advisory_xact_lock(hashtextextended('feedtree score alerts', $1::bigint)) as taken`,
    values: [companyId],
  });
  if (!turn?.taken) return false;
  const [company] = await query<Company>({
    name: 'score_alerts_company',
    text: `select score_alerts, ${isoTime('alerts_looked_until')} as until from customer where id = $1`,
    values: [companyId],
  });
  if (!company) return false;
  await withdrawAlerts(transaction, { all: !company.score_alerts });
  if (!company.score_alerts || company.until === null) {
    await begin(transaction, company, look);
    return false;
  }
  const rows = await readAnswers(transaction, company.until, look);
  await lookAtAnswers(transaction, rows.flatMap(answerOf));
  const last = rows.at(-1);
  if (last) await advance(transaction, last.at);
  return rows.length >= look.batch;
}

/** Answers that came before alerts were switched on only tell what is usual. */
const begin = ({ companyId, query }: Transaction, { score_alerts: isOn }: Company, { waitSeconds }: Look) =>
  query({
    name: 'score_alerts_begin',
    text: `update customer set alerts_looked_until = case when $2::boolean then now() - make_interval(secs => $3) end where id = $1`,
    values: [companyId, isOn, waitSeconds],
  });

const advance = ({ companyId, query }: Transaction, until: string) =>
  query({
    name: 'score_alerts_advance',
    text: 'update customer set alerts_looked_until = $2::timestamptz where id = $1',
    values: [companyId, until],
  });

interface AnswerRow {
  /** With microseconds. */
  at: string;
  /** Null where it counts in no score. */
  score: number | null;
  hour: number;
  /** Null of a unit that is deleted. Arrays of ids come as texts. */
  unit_ids: string[] | null;
}

const readAnswers = (
  { companyId, query }: Transaction,
  until: string,
  { waitSeconds, batch }: Look,
): Promise<AnswerRow[]> =>
  query<AnswerRow>({
    name: 'scores_to_look_at',
    text: `select ${isoTime('f.created_at')} as at, case when not f.is_repeat then f.score end as score, ${hourOfWeek('f.')} as hour,
        ${idsOfPath('n.path')} as unit_ids
      from feedback f left join node n on n.company_id = $1 and n.id = f.node_id and n.deleted_at is null
      where f.company_id = $1 and f.created_at > $2::timestamptz and f.created_at <= now() - make_interval(secs => $3)
      order by f.created_at fetch first $4 rows with ties`,
    values: [companyId, until, waitSeconds, batch],
  });

const answerOf = ({ at, score, hour, unit_ids: unitIds }: AnswerRow): UnitAnswer[] =>
  score === null || unitIds === null ? [] : [{ at, score, hour, unitIds: unitIds.map(Number) }];

/**
 * Counts the scores of older answers anew: until now a score was that of the first rated answer alone, since then it is
 * the weighted mean of all that count. The migration noted each company's latest answer; this goes from there to the
 * first, and notes with each batch how far it is, in the transaction that changes it: a server that dies leaves whole
 * batches behind, and whoever comes next goes on there. While one server counts for a company, the others pass it by.
 *
 * The roll-ups follow by deltas, as for every other change of a score. What a person or a rule has made of a priority
 * stays. Nobody is told anew: no rule is looked at, no webhook called, no notice written.
 */
import { kindOf } from '../../../../shared/questions/index.ts';
import { type Answers, questionsOf, type SurveyDocument } from '../../../../shared/survey/document.ts';
import { type Priority, priorityOf, scoreOf } from '../../../../shared/survey/score.ts';
import type { Database, Statement, Transaction } from '../../../access/database.ts';
import type { Logger } from '../../../log.ts';
import { versionsOf } from '../roll-ups/survey-versions.ts';
import { localDay, localHour } from '../roll-ups/local-time.ts';
import { type RunningLoop, startLoop } from '../../../platform/queue/loop.ts';
import { tryEach } from '../../../platform/queue/try-each.ts';

export const BATCH_ROWS = 500;
const COMPANIES_A_ROUND = 100;
/** Once all is counted there is nothing to come but a database that is upgraded beside a running server. */
const INTERVAL_MS = 10 * 60 * 1000;

const due: Statement = {
  name: 'recount_due',
  text: 'select id from customer where recount_below is not null order by id limit $1',
  values: [COMPANIES_A_ROUND],
};

/** One batch of each company that is due; answers whether more is waiting. */
export async function recountScores(database: Database, batch = BATCH_ROWS): Promise<boolean> {
  const companies = await database.lookup<{ id: number }>('worker', due);
  let more = companies.length === COMPANIES_A_ROUND;
  await tryEach(companies, async ({ id }) => {
    more = (await database.withTenant('app', id, (transaction) => recountBatch(transaction, id, batch))) || more;
  });
  return more;
}

async function recountBatch(transaction: Transaction, companyId: number, batch: number): Promise<boolean> {
  const [company] = await transaction.query<{ recount_below: number }>({
    name: 'recount_take_company',
    text: `select recount_below from customer where id = $1 and recount_below is not null
      for no key update skip locked`,
    values: [companyId],
  });
  if (!company) return false;
  const found = await transaction.query<{ id: number }>({
    name: 'recount_batch',
    text: 'select id from feedback where company_id = $1 and id <= $2 order by id desc limit $3',
    values: [companyId, company.recount_below, batch],
  });
  const ids = found.map(({ id }) => id);
  const rows = await transaction.query<Counted>({ name: 'recount_rows', text: ROWS, values: [companyId, ids] });
  const documents = await versionsOf(
    transaction,
    companyId,
    rows.map((row) => row.survey_version_id),
  );
  const recounted = rows.flatMap((row) => recountedFrom(row, documents.get(row.survey_version_id)));
  if (recounted.length > 0) await transaction.query(store(companyId, recounted));
  const last = ids.length === batch ? Math.min(...ids) - 1 : null;
  await transaction.query({
    name: 'recount_advance',
    text: 'update customer set recount_below = $2 where id = $1',
    values: [companyId, last],
  });
  return last !== null;
}

interface Counted {
  id: number;
  survey_version_id: number;
  answers: Answers;
  score: number | null;
  lowest_part: number | null;
  priority: string;
  /** The history tells of a person or a rule that has set the priority. */
  is_set: boolean;
}

/** Locked in the order of ids, as by all who change several. */
const ROWS = `select answered.id, answered.survey_version_id, answered.answers, answered.score, answered.lowest_part, answered.priority,
    exists (select from feedback_change change where change.company_id = $1 and change.feedback_id = answered.id
      and change.field = 'priority' and change.actor in ('user', 'rule')) as is_set
  from feedback answered where answered.company_id = $1 and answered.id = any($2::bigint[])
  order by answered.id for no key update of answered`;

interface Recounted {
  id: number;
  score: number | null;
  lowest: number | null;
  earlier_score: number | null;
  /** Null: it stays. */
  priority: Priority | null;
  earlier_priority: string;
}

/** Nothing for an answer that is as it should be. */
function recountedFrom(row: Counted, document: SurveyDocument | undefined): Recounted[] {
  if (!document) return [];
  const now = scoreOf(document, row.answers);
  const priority = priorityOf(now);
  // A history has been kept for some time only: a priority that did not follow from the score was set before.
  const isSet = row.is_set || ![earlierPriority(document, row.answers), priority].includes(row.priority);
  const isMoved = !isSet && priority !== row.priority;
  if (now.score === row.score && now.lowest === row.lowest_part && !isMoved) return [];
  return [
    {
      id: row.id,
      ...now,
      earlier_score: row.score,
      priority: isMoved ? priority : null,
      earlier_priority: row.priority,
    },
  ];
}

/** As it was: of the first rated answer alone, up to 2 of five points high, 3 normal, from 4 on low. */
function earlierPriority(document: SurveyDocument, answers: Answers): string {
  for (const question of questionsOf(document)) {
    const answer = answers[question.id];
    const score = answer === undefined ? undefined : kindOf(question).score?.(answer, question);
    // Several things of one question were not rated then.
    if (typeof score === 'number') return score < 37.5 ? 'high' : score < 62.5 ? 'normal' : 'low';
  }
  return 'normal';
}

/** Repeats are not counted in the roll-ups. The history says that nobody but the rule itself moved a priority. */
const store = (companyId: number, recounted: readonly Recounted[]): Statement => ({
  name: 'recount_store',
  text: `with made as materialized (
      select * from jsonb_to_recordset($2::jsonb) as made (id bigint, score smallint, lowest smallint,
        earlier_score smallint, priority text, earlier_priority text)
    ), stored as (
      update feedback set score = made.score, lowest_part = made.lowest, updated_at = now(),
        priority = coalesce(made.priority, feedback.priority),
        revision = feedback.revision + (made.priority is not null)::int
      from made where feedback.company_id = $1 and feedback.id = made.id
      returning feedback.id, feedback.node_id, feedback.is_repeat, ${localDay('feedback.')} as day, ${localHour('feedback.')} as hour
    ), changed as (
      select stored.node_id, stored.day, stored.hour, side.weight, side.score
      from stored join made on made.id = stored.id
      cross join lateral (values (1, made.score), (-1, made.earlier_score)) side (weight, score)
      where not stored.is_repeat and made.score is distinct from made.earlier_score and side.score is not null
    ), counted as (
      insert into node_day_delta (company_id, node_id, day, hour, weight, score)
      select $1, node_id, day, hour, sum(weight), score from changed
      group by node_id, day, hour, score having sum(weight) <> 0 order by node_id, day, hour, score
    )
    insert into feedback_change (company_id, actor, feedback_id, field, earlier, later)
    select $1, 'system', made.id, 'priority', jsonb_build_object('value', made.earlier_priority),
      jsonb_build_object('value', made.priority)
    from made where made.priority is not null`,
  values: [companyId, JSON.stringify(recounted)],
});

export const startRecounting = (database: Database, log: Logger): RunningLoop =>
  startLoop({
    name: 'counting scores anew',
    pauseMs: INTERVAL_MS,
    log,
    round: () => recountScores(database),
  });

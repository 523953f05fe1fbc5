/** The one statement that stores an answer, with all that follows from it. */
import type { Quota } from '../../../shared/survey/document.ts';
import { localDay, localHour, priorityStands, type Ratings } from '../insight/index.ts';
import type { Sender } from './counting.ts';
import type { GroupedStatement } from './group-commit.ts';

export interface NewAnswer {
  companyId: number;
  nodeId: number;
  nodePath: string;
  versionId: number;
  priority: string;
  score: number | null;
  /** The worst of the answers that the score is made of. */
  lowest: number | null;
  ratings: Ratings;
  answers: object;
  comment: string | null;
  locale: string;
  isPartial: boolean;
  token: string;
  /** The unit's clock as if it were UTC's; null for UTC. */
  localTime: string | null;
  sender: Sender;
  /** Files may have come before the answer: those that it names become its own, those that it names no more are let go. */
  asksForMedia: boolean;
  /** Of the fields that the company has added, by their ids. */
  custom: object;
  /** That a complete answer counts for; each has its row (`quotas.ts`). */
  quotas: readonly Pick<Quota, 'id' | 'most'>[];
}

const NAMED = 'coalesce($7::jsonb -> question_id ? upload_id::text, false)';
const LINK_MEDIA = `, linked as (
      update node_survey_answer_media set feedback_id = case when ${NAMED} then stored.id end, updated_at = now()
      from stored
      where company_id = $1 and response_token = $11 and swept_at is null and (feedback_id is null) = ${NAMED}
    )`;

/**
 * Places that an answer takes. Their rows are held until it is stored, so that no other takes the last one meanwhile; an
 * answer that is complete already has its places.
 */
const HOLD_PLACES = `, held as materialized (
      select quota.id, quota.quota, quota.taken >= asked.most as is_full
      from jsonb_to_recordset($22::jsonb) as asked(id text, most bigint)
      join survey_quota quota on quota.company_id = $1 and quota.quota = asked.id
        and quota.survey_id = (select survey_id from survey_version where company_id = $1 and id = $4)
      where not exists (select from previous where not is_partial)
      order by quota.id for update of quota
    )`;
const IS_FREE = 'where not exists (select from held where is_full)';
const TAKE_PLACES = `, placed as (
      update survey_quota set taken = survey_quota.taken + 1 from held, stored
      where survey_quota.company_id = $1 and survey_quota.id = held.id and not stored.is_repeat
    )`;

/** What the counters of scores are made of. */
const ratingsOfRow = (row: string): string => `${row}.score, ${row}.smiley, ${row}.nps, ${row}.csat`;

const isRatedAnew = `(${ratingsOfRow('stored')}) is distinct from (${ratingsOfRow('previous')})`;

/** Written words of so many characters are nobody's second time by chance; so often they are let through. */
const WORDS_LENGTH = 12;
const SAME_WORDS = 2;

export interface SubmittedRow {
  id: number;
  is_partial: boolean;
  /** False: what is stored under this token already stays as it is. */
  stored: boolean;
  /** The quota that has no place left, so that nothing was stored; null for all else. */
  full_quota: string | null;
}

/**
 * Stores an answer, or completes the partial one of the same token; a token that is complete stays as it is. A priority
 * that a person or a rule has set meanwhile stays as well. The counters of the day of the first tap follow in the same
 * statement. What is taken for a repeat (`counting.ts`) is told
 * at the first tap, and is not counted. Words that were written, or replaced, are due for the search. The device's answers
 * are found first, and the unit's among them afterwards: asked in one, PostgreSQL may read all that a busy unit was
 * answered in these minutes. Of the network only what was counted is read, which its limit bounds.
 *
 * No row, or a partial one that was not stored, means that another request with the same token came in between
 * (the update only goes from the state that this statement saw, so that the counters stay exact): ask again. The
 * update takes parameters and not `excluded`, which would need the right to read every column it sets.
 */
export function submitAnswer(answer: NewAnswer): GroupedStatement {
  const variant = { media: answer.asksForMedia, quotas: answer.quotas.length > 0 };
  const further = Object.entries(variant).flatMap(([name, isAsked]) => (isAsked ? [name] : []));
  return {
    name: ['visitor_submit_answer', ...further].join('_'),
    text: submission(variant),
    values: [...valuesOf(answer), ...(variant.quotas ? [JSON.stringify(answer.quotas)] : [])],
  };
}

const submission = ({ media, quotas }: { media: boolean; quotas: boolean }): string => `with previous as (
      select id, node_id, score, smiley, nps, csat, is_partial from feedback where company_id = $1 and response_token = $11
    )${quotas ? HOLD_PLACES : ''}, recent as materialized (
      select node_id, response_token from feedback
      where company_id = $1 and device_hash = $12 and created_at > now() - interval '10 minutes' and not is_repeat
    ), nearby as materialized (
      select answers from feedback
      where company_id = $1 and sender_hash = $18 and created_at > now() - interval '10 minutes' and repeat_reason is null
        and response_token <> $11
    ), judged as (
      select case
        when exists (select from recent where node_id = $2 and response_token <> $11) then 'same_device'
        when (select count(*) from nearby) >= $19::int then $20::text
        when length($8) >= ${WORDS_LENGTH} and (select count(*) from nearby where answers = $7::jsonb) >= ${SAME_WORDS}
          then 'same_answers'
      end as reason
    ), stored as (
      insert into feedback (company_id, node_id, node_path, survey_version_id, priority, score, answers, comment, locale,
        is_partial, is_repeat, repeat_reason, response_token, device_hash, sender_hash, smiley, nps, csat, lowest_part,
        local_time, custom)
      select $1, $2, $3, $4, $5, $6, $7::jsonb, $8, $9, $10, reason is not null, reason, $11, $12, $18, $13, $14, $15, $16,
        $17::timestamptz, $21::jsonb
      from judged ${quotas ? IS_FREE : ''}
      on conflict (company_id, response_token) do update set
        survey_version_id = $4, answers = $7::jsonb, score = $6, comment = $8, locale = $9, is_partial = $10,
        smiley = $13, nps = $14, csat = $15, lowest_part = $16,
        priority = case when ${priorityStands('feedback')} then feedback.priority else $5 end, updated_at = now()
      where feedback.is_partial
        and exists (select from previous where (${ratingsOfRow('previous')}) is not distinct from (${ratingsOfRow('feedback')}))
      returning id, node_id, score, smiley, nps, csat, is_partial, is_repeat, ${localDay()} as day, ${localHour()} as hour
    ), counted as (
      insert into node_day_delta (company_id, node_id, day, hour, answers, open, weight, score, smiley, nps, csat)
      select $1, stored.node_id, stored.day, stored.hour,
        (previous.id is null)::int, (previous.id is null)::int, 1, $6::smallint, $13::smallint, $14::smallint, $15::smallint
      from stored left join previous on true
      where not stored.is_repeat and (previous.id is null or ${isRatedAnew})
      union all
      select $1, stored.node_id, stored.day, stored.hour, 0, 0, -1, ${ratingsOfRow('previous')}
      from previous cross join stored where not stored.is_repeat and ${isRatedAnew}
    ), written as (
      insert into feedback_text_due (company_id, feedback_id)
      select $1, stored.id from stored left join previous on true where $8::text is not null or previous.id is not null
    )${media ? LINK_MEDIA : ''}${quotas ? TAKE_PLACES : ''}
    select id, is_partial, true as stored, null as full_quota from stored
    union all
    select id, is_partial, false, null from previous where not exists (select from stored)${
      quotas
        ? ` and ${IS_FREE.slice('where '.length)} union all (select 0, true, false, quota from held where is_full limit 1)`
        : ''
    }`;

const valuesOf = (answer: NewAnswer): GroupedStatement['values'] => [
  answer.companyId,
  answer.nodeId,
  answer.nodePath,
  answer.versionId,
  answer.priority,
  answer.score,
  JSON.stringify(answer.answers),
  answer.comment,
  answer.locale,
  answer.isPartial,
  answer.token,
  answer.sender.deviceHash,
  answer.ratings.smiley,
  answer.ratings.nps,
  answer.ratings.csat,
  answer.lowest,
  answer.localTime,
  answer.sender.networkHash,
  answer.sender.limit,
  answer.sender.beyond,
  JSON.stringify(answer.custom),
];

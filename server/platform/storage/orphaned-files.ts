/**
 * What visitors uploaded and no answer names. It goes after a few hours, since it takes of the company's room; of what an
 * answer may still come to name the row stays for a while, so that its visitor can be told.
 */
import type { Database } from '../../access/database.ts';

/** The last row that was looked at. */
export interface Place {
  company_id: number;
  id: number;
}
export const BEGINNING: Place = { company_id: 0, id: 0 };

export interface OrphanedFile {
  company_id: number;
  storage_key: string;
}

/** An upload waits this long for the answer that names it. */
const WAITS = "interval '4 hours'";
/** Longer than any upload is under way. */
export const UNDER_WAY = "interval '1 hour'";
const STRETCH = 5_000;
/** Whether the answer `f` speaks of the file `m`. */
export const IS_NAMED = 'f.answers -> m.question_id ? m.upload_id::text';

/**
 * A stretch of the index of orphaned files alone. What a complete answer leaves out was taken back, and what has no file
 * after an hour never gets one: these go at once. What was touched since it was judged stays as it is.
 */
const RELEASE = `with stretch as materialized (
    select company_id, id from node_survey_answer_media
    where feedback_id is null and swept_at is null and (company_id, id) > ($1, $2) order by company_id, id limit $3
  ), judged as materialized (
    select m.company_id, m.id, m.storage_key, m.updated_at,
      m.storage_key is null or coalesce(not f.is_partial, false) as is_over
    from stretch s join node_survey_answer_media m on m.company_id = s.company_id and m.id = s.id
    left join feedback f on f.company_id = m.company_id and f.response_token = m.response_token
    where m.upload_id is not null and m.erased_at is null and not coalesce(${IS_NAMED}, false) and (
      m.storage_key is null and m.updated_at < now() - ${UNDER_WAY}
      or m.storage_key is not null and (m.updated_at < now() - ${WAITS} or not f.is_partial))
  ), dropped as (
    delete from node_survey_answer_media m using judged
    where judged.is_over and m.company_id = judged.company_id and m.id = judged.id and m.updated_at = judged.updated_at
    returning judged.company_id, judged.storage_key
  ), swept as (
    update node_survey_answer_media m
    set storage_key = null, byte_size = 0, sender_hash = null, swept_at = now(), updated_at = now()
    from judged
    where not judged.is_over and m.company_id = judged.company_id and m.id = judged.id and m.updated_at = judged.updated_at
    returning judged.company_id, judged.storage_key
  )
  select (select json_build_object('company_id', company_id, 'id', id) from stretch order by company_id desc, id desc limit 1) as last,
    (select coalesce(json_agg(gone), '[]') from (select * from dropped union all select * from swept) gone
      where storage_key is not null) as files`;

/** Lets go of all that has waited long enough; tells of each file that is no longer spoken of. */
export async function* releaseOrphaned(database: Database): AsyncGenerator<OrphanedFile> {
  for (let place: Place | null = BEGINNING; place;) {
    const [found]: { last: Place | null; files: OrphanedFile[] }[] = await database.lookup('worker', {
      name: 'release_loose',
      text: RELEASE,
      values: [place.company_id, place.id, STRETCH],
    });
    yield* found?.files ?? [];
    place = found?.last ?? null;
  }
}

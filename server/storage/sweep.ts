/**
 * Brings rows and files together again: what an answer names is linked to it and nothing else, what none names goes, with
 * it every file of which no row speaks. Walks through both tables a stretch at a time, so that a round costs the same
 * however many files there are.
 */
import type { Database } from '../access/database.ts';
import type { Logger } from '../pipeline.ts';
import type { FileStore } from './file-store.ts';

export interface SweepParts {
  database: Database;
  store: FileStore;
  log: Logger;
}

/** The last row that was looked at; null at the beginning. */
interface Place {
  company_id: number;
  id: number;
}

const STRETCH = 5_000;
const BEGINNING: Place = { company_id: 0, id: 0 };

/** An upload waits this long for the answer that names it. */
const ORPHAN = "interval '1 day'";
/** Longer than any upload is under way. */
const UNDER_WAY = "interval '1 hour'";

/** Whether the answer `f` speaks of the file `m`. */
const IS_NAMED = 'f.answers -> m.question_id ? m.upload_id::text';

const LINK = `with stretch as materialized (
    select company_id, id, response_token from node_survey_answer_media
    where (company_id, id) > ($1, $2) order by company_id, id limit $3
  ), linked as (
    update node_survey_answer_media m set feedback_id = case when ${IS_NAMED} then f.id end, updated_at = now()
    from stretch s join feedback f on f.company_id = s.company_id and f.response_token = s.response_token
    where m.company_id = s.company_id and m.id = s.id and m.erased_at is null
      and m.feedback_id is distinct from case when ${IS_NAMED} then f.id end
  )
  select company_id, id from stretch order by company_id desc, id desc limit 1`;

/**
 * What a complete answer leaves out was taken back: it goes at once. While there is none, its visitor may still name it.
 * Files of the staff have no token and stay; of erased ones the row stays as a trace.
 */
const DROP_ORPHANS = `delete from node_survey_answer_media m
  where (m.company_id, m.id) > ($1, $2) and (m.company_id, m.id) <= ($3, $4)
    and m.upload_id is not null and m.erased_at is null
    and (m.created_at < now() - ${UNDER_WAY} and m.storage_key is null
      or m.created_at < now() - ${ORPHAN} and not exists (
        select from feedback f where f.company_id = m.company_id and f.response_token = m.response_token and ${IS_NAMED})
      or exists (
        select from feedback f where f.company_id = m.company_id and f.response_token = m.response_token
          and not f.is_partial and not coalesce(${IS_NAMED}, false)))`;

const UNSPOKEN = `with stretch as materialized (
    select company_id, id, storage_key, purpose, state, created_at from stored_file
    where (company_id, id) > ($1, $2) order by company_id, id limit $3
  )
  select (select json_build_object('company_id', company_id, 'id', id) from stretch order by company_id desc, id desc limit 1) as last,
    (select coalesce(json_agg(json_build_object('company_id', s.company_id, 'id', s.id, 'storage_key', s.storage_key)), '[]') from stretch s
      where (s.purpose = 'answer' and not exists (
          select from node_survey_answer_media m where m.company_id = s.company_id and m.storage_key = s.storage_key)
          or s.purpose = 'export' and not exists (
            select from feedback_export e where e.company_id = s.company_id and e.storage_key = s.storage_key)
          or s.purpose = 'picture')
        and (s.state = 'stored' and s.purpose <> 'picture' or s.state = 'pending' and s.created_at < now() - ${UNDER_WAY})
    ) as files`;

interface Unspoken extends Place {
  storage_key: string;
}

export interface Sweep {
  /** One stretch of each table; answers how many files went. */
  round(): Promise<number>;
}

export function createSweep({ database, store, log }: SweepParts): Sweep {
  let mediaPlace = BEGINNING;
  let filePlace = BEGINNING;

  async function tidyMedia(): Promise<void> {
    const { company_id: company, id } = mediaPlace;
    const [last] = await database.lookup<Place>('worker', { text: LINK, values: [company, id, STRETCH] });
    if (last) await database.lookup('worker', { text: DROP_ORPHANS, values: [company, id, last.company_id, last.id] });
    mediaPlace = last ?? BEGINNING;
  }

  async function removeUnspoken(): Promise<number> {
    const values = [filePlace.company_id, filePlace.id, STRETCH];
    const [found] = await database.lookup<{ last: Place | null; files: Unspoken[] }>('worker', {
      text: UNSPOKEN,
      values,
    });
    filePlace = found?.last ?? BEGINNING;
    let removed = 0;
    for (const file of found?.files ?? []) removed += await remove(file);
    return removed;
  }

  /** The file first: a row without a file is found again, a file without a row never. */
  async function remove({ company_id: company, id, storage_key: key }: Unspoken): Promise<number> {
    try {
      await store.remove(key);
    } catch (error) {
      log.error('a file could not be removed', { requestId: '', error });
      return 0;
    }
    await database.lookup('worker', {
      name: 'sweep_file',
      text: 'delete from stored_file where company_id = $1 and id = $2',
      values: [company, id],
    });
    return 1;
  }

  return {
    async round() {
      await tidyMedia();
      return removeUnspoken();
    },
  };
}

/**
 * Brings rows and files together again: what an answer names is linked to it and nothing else, what none names goes, with
 * it every file of which no row speaks. Walks through both tables a stretch at a time, so that a round costs the same
 * however many files there are.
 */
import type { Database } from '../../access/database.ts';
import type { Logger } from '../../log.ts';
import type { FileStore } from './file-store.ts';
import { keysOf } from './ledger.ts';
import { BEGINNING, IS_NAMED, type OrphanedFile, type Place, releaseOrphaned, UNDER_WAY } from './orphaned-files.ts';

export interface FileCleanUpParts {
  database: Database;
  store: FileStore;
  log: Logger;
}

const STRETCH = 5_000;
/** Rows of files that were cleaned up stay this long for who still names them. */
const TOLD = "interval '7 days'";

const LINK = `with stretch as materialized (
    select company_id, id, response_token from node_survey_answer_media
    where (company_id, id) > ($1, $2) order by company_id, id limit $3
  ), linked as (
    update node_survey_answer_media m set feedback_id = case when ${IS_NAMED} then f.id end, updated_at = now()
    from stretch s join feedback f on f.company_id = s.company_id and f.response_token = s.response_token
    where m.company_id = s.company_id and m.id = s.id and m.erased_at is null and m.swept_at is null
      and m.feedback_id is distinct from case when ${IS_NAMED} then f.id end
  )
  select company_id, id from stretch order by company_id desc, id desc limit 1`;

const FORGET = `delete from node_survey_answer_media m
  where (m.company_id, m.id) > ($1, $2) and (m.company_id, m.id) <= ($3, $4) and m.swept_at < now() - ${TOLD}`;

const UNSPOKEN = `with stretch as materialized (
    select company_id, id, storage_key, purpose, state, created_at, record_id, unused_since from stored_file
    where (company_id, id) > ($1, $2) order by company_id, id limit $3
  )
  select (select json_build_object('company_id', company_id, 'id', id) from stretch order by company_id desc, id desc limit 1) as last,
    (select coalesce(json_agg(json_build_object('company_id', s.company_id, 'storage_key', s.storage_key)), '[]') from stretch s
      where (s.purpose = 'answer' and not exists (
          select from node_survey_answer_media m where m.company_id = s.company_id and m.storage_key = s.storage_key)
          or s.purpose = 'support' and not exists (
            select from support_comment_media a where a.company_id = s.company_id and a.storage_key = s.storage_key)
          or s.purpose = 'export' and not exists (
            select from feedback_export e where e.company_id = s.company_id and e.storage_key = s.storage_key)
          and not exists (select from qr_export e where e.company_id = s.company_id and e.storage_key = s.storage_key)
          or s.purpose = 'import' and not exists (
            select from list_import i where i.company_id = s.company_id and i.storage_key = s.storage_key)
          or s.purpose = 'field' and s.record_id is null
            and (s.unused_since is not null or s.created_at < now() - interval '1 day' or s.state = 'pending')
          or s.purpose = 'picture')
        and (s.state = 'stored' and s.purpose <> 'picture' or s.state = 'pending' and s.created_at < now() - ${UNDER_WAY})
    ) as files`;

/** Uploads that neither a request nor a reply came to name; their files are then spoken of by nobody. */
const FORGET_ATTACHMENTS = `delete from support_comment_media
  where support_ticket_id is null and created_at < now() - interval '1 day'`;

export interface FileCleanUp {
  /** All orphaned files, and a stretch of each table; answers how many files went. */
  round(): Promise<number>;
}

export function createFileCleanUp({ database, store, log }: FileCleanUpParts): FileCleanUp {
  let mediaPlace = BEGINNING;
  let filePlace = BEGINNING;

  async function tidyMedia(): Promise<void> {
    const { company_id: company, id } = mediaPlace;
    const [last] = await database.lookup<Place>('worker', { text: LINK, values: [company, id, STRETCH] });
    if (last) await database.lookup('worker', { text: FORGET, values: [company, id, last.company_id, last.id] });
    mediaPlace = last ?? BEGINNING;
  }

  async function removeUnspoken(): Promise<number> {
    const values = [filePlace.company_id, filePlace.id, STRETCH];
    const [found] = await database.lookup<{ last: Place | null; files: OrphanedFile[] }>('worker', {
      text: UNSPOKEN,
      values,
    });
    filePlace = found?.last ?? BEGINNING;
    let removed = 0;
    for (const file of found?.files ?? []) removed += await remove(file);
    return removed;
  }

  /** The file first: a row without a file is found again, a file without a row never. */
  async function remove({ company_id: company, storage_key: key }: OrphanedFile): Promise<number> {
    try {
      for (const one of keysOf(key)) await store.remove(one);
    } catch (error) {
      log.error('a file could not be removed', { requestId: '', error });
      return 0;
    }
    await database.lookup('worker', {
      name: 'sweep_file',
      text: 'delete from stored_file where company_id = $1 and storage_key = $2',
      values: [company, key],
    });
    return 1;
  }

  return {
    async round() {
      await tidyMedia();
      await database.lookup('worker', { name: 'forget_attachments', text: FORGET_ATTACHMENTS, values: [] });
      let removed = 0;
      for await (const file of releaseOrphaned(database)) removed += await remove(file);
      return removed + (await removeUnspoken());
    },
  };
}

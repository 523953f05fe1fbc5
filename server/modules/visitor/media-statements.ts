/** What a visitor's upload asks the database and leaves there. */
import type { Statement } from '../../access/database.ts';
import { roomLeft } from '../billing/index.ts';

export interface UploadName {
  companyId: number;
  token: string;
  question: string;
  /** The file's uuid, made by its page. */
  upload: string;
  /** Hash of the address that it comes from. */
  sender: string;
}

export interface UploadState {
  /** Of a row of this uuid: whether it is of the same answer and question; null when there is none. */
  is_same: boolean | null;
  /** Its file is there, or was and has been erased. */
  is_done: boolean | null;
  /** The answer's other files: of this question, and in bytes. */
  question_files: number;
  answer_bytes: number;
  /** The answer was erased: nothing is added to it any more. */
  is_erased: boolean;
  /** The answer is there and names it. */
  is_named: boolean;
  /** Bytes; null for no limit. */
  room_left: number | null;
  /** Bytes that no answer of the company names yet: all, without this upload, and those of its sender among these. */
  orphaned_bytes: number;
  other_orphaned_bytes: number;
  sender_orphaned_bytes: number;
}

/** What an index finds at once. */
export const IS_LOOSE = 'feedback_id is null and swept_at is null';

export const uploadState = ({ companyId, token, question, upload, sender }: UploadName): Statement => ({
  name: 'visitor_upload_state',
  text: `with given as (
      select upload_id, question_id, response_token, byte_size, storage_key, erased_at from node_survey_answer_media
      where company_id = $1 and (response_token = $2 or upload_id = $4)
    ), loose as (
      select coalesce(sum(byte_size), 0) as orphaned_bytes,
        coalesce(sum(byte_size) filter (where upload_id <> $4), 0) as other_orphaned_bytes,
        coalesce(sum(byte_size) filter (where upload_id <> $4 and sender_hash = $5), 0) as sender_orphaned_bytes
      from node_survey_answer_media where company_id = $1 and ${IS_LOOSE} and upload_id is not null
    )
    select (select response_token is not distinct from $2 and question_id = $3 from given where upload_id = $4) as is_same,
      (select storage_key is not null or erased_at is not null from given where upload_id = $4) as is_done,
      (select count(*) from given where response_token = $2 and upload_id <> $4 and question_id = $3) as question_files,
      (select coalesce(sum(byte_size), 0) from given where response_token = $2 and upload_id <> $4) as answer_bytes,
      exists (select from feedback where company_id = $1 and response_token = $2 and erased_at is not null) as is_erased,
      exists (select from feedback
        where company_id = $1 and response_token = $2 and answers -> $3::text ? $4::uuid::text) as is_named,
      ${roomLeft('$1')} as room_left, loose.*
    from loose`,
  values: [companyId, token, question, upload, sender],
});

export interface NewUpload extends UploadName {
  nodeId: number;
  fileName: string;
  mediaType: string;
  byteSize: number;
}

/**
 * The row without its file yet; what an earlier attempt left, or the sweep, is begun anew. The answer may be there already or come later: it is
 * the answer's file as soon as it is named there.
 */
export const announceUpload = (file: NewUpload): Statement => ({
  name: 'visitor_announce_upload',
  text: `insert into node_survey_answer_media
      (company_id, node_id, feedback_id, question_id, file_name, media_type, byte_size, response_token, upload_id, sender_hash)
    select $1, coalesce(answered.node_id, $5), case when answered.answers -> $3::text ? $4::uuid::text then answered.id end,
      $3, $6, $7, $8, $2, $4, $9
    from (select 1) one left join feedback answered on answered.company_id = $1 and answered.response_token = $2
    on conflict (company_id, upload_id) do update set byte_size = $8, sender_hash = $9, swept_at = null, updated_at = now()
    where node_survey_answer_media.storage_key is null and node_survey_answer_media.erased_at is null`,
  values: [
    file.companyId,
    file.token,
    file.question,
    file.upload,
    file.nodeId,
    file.fileName,
    file.mediaType,
    file.byteSize,
    file.sender,
  ],
});

/** The row gets its file, unless a twin of this upload was faster or the file was erased meanwhile. */
export const completeUpload = (file: NewUpload, key: string): Statement => ({
  name: 'visitor_complete_upload',
  text: `with completed as (
      update node_survey_answer_media set storage_key = $3, file_name = $4, media_type = $5, byte_size = $6, updated_at = now(),
        feedback_id = coalesce(feedback_id, (select id from feedback f where f.company_id = $1 and f.response_token = $7
          and f.answers -> node_survey_answer_media.question_id ? $2::uuid::text))
      where company_id = $1 and upload_id = $2 and storage_key is null and erased_at is null
    )
    update stored_file set state = 'stored', updated_at = now() where company_id = $1 and storage_key = $3`,
  values: [file.companyId, file.upload, key, file.fileName, file.mediaType, file.byteSize, file.token],
});

export interface ExpiredUpload {
  question_id: string;
  upload_id: string;
}

/** The answer's files that were swept before it named them. */
export const selectExpiredUploads = (companyId: number, token: string): Statement => ({
  name: 'visitor_swept_uploads',
  text: `select question_id, upload_id from node_survey_answer_media
    where company_id = $1 and response_token = $2 and swept_at is not null`,
  values: [companyId, token],
});

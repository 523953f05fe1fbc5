/** Visitors' photos, recordings and files: taken in, looked at, stored once, found by their answer. */
import type { Readable } from 'node:stream';
import type { Database } from '../../access/database.ts';
import {
  answerMediaTooLarge,
  invalidInput,
  mediaTaken,
  mediaTooLarge,
  overloaded,
  storageFull,
  surveyNotFound,
  tooManyMedia,
} from '../../errors.ts';
import { accept, type Medium } from '../../platform/media/accept.ts';
import { LIMIT_MB, MEGABYTE, nameWith } from '../../platform/media/limits.ts';
import { receive, type Received } from '../../platform/media/receive.ts';
import { createSemaphore } from '../../http/overload/semaphore.ts';
import type { Logger } from '../../log.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import { answerKey, reserveFile, takeTurn } from '../../platform/storage/ledger.ts';
import { type MediaRule, mediaRuleOf } from './media-rule.ts';
import {
  announceUpload,
  completeUpload,
  type NewUpload,
  type UploadName,
  type UploadState,
  uploadState,
} from './media-statements.ts';
import type { Resolved, Resolver, Survey } from './resolve.ts';
import { surveyOf } from './submit.ts';

export interface MediaParts {
  database: Database;
  resolver: Resolver;
  store: FileStore;
  /** Folder of bodies that are on their way. */
  intake: string;
  /** Room in bytes that orphaned files have, however full the plan is; MIN_LOOSE_BYTES unless said. */
  leastOrphanedBytes?: number | undefined;
  log: Logger;
}

export interface Upload {
  question: string;
  /** Of the response. */
  token: string;
  /** The file's uuid, made by its page. */
  upload: string;
  /** A version that the code has shown; absent: the one that is asked now. */
  versionId?: number | undefined;
  fileName: string;
  /** Hash of the address that it comes from. */
  sender: string;
}

export interface Media {
  /** Takes a file in from its body. Throws a problem for each thing that can be wrong with it; then nothing is stored. */
  upload(target: Resolved, asked: Upload, body: { stream: Readable; announced: number }): Promise<void>;
  /** Stores a file that was taken in with a form. */
  keep(target: Resolved, asked: Upload, received: Received): Promise<void>;
  /** Takes a file of a form in, which says only later what it is for. */
  receive(stream: Readable): Promise<Received>;
}

const ANSWER_MB = 50;
/** Files that a visitor took out again before sending are swept later; so many may be tried beyond what is asked for. */
const RETAKES = 5;
/**
 * Of the room that is free: what all files may take that no answer names yet, and those of one address. Nobody fills a
 * company's storage with what nobody will read.
 */
const LOOSE_SHARE = 3 / 4;
const SENDER_SHARE = 1 / 4;
/** A full plan turns no visitor away: only more orphaned files at once than a busy day brings are refused. */
const MIN_LOOSE_BYTES = 500 * MEGABYTE;
/** Of bodies that come in slowly: each costs a connection and a file, no memory. */
const RECEIVING = { atOnce: 200, waiting: 0 };
/** Of files in memory. */
const LOOKING = { atOnce: 2, waiting: 60 };

export function createMedia(parts: MediaParts): Media {
  const receiving = createSemaphore(RECEIVING);
  const looking = createSemaphore(LOOKING);
  const takeIn = (stream: Readable, medium: Medium): Promise<Received> =>
    receiving.run(() =>
      receive(stream, {
        folder: parts.intake,
        limit: LIMIT_MB[medium] * MEGABYTE,
        tooLarge: () => mediaTooLarge({ parameters: { limit: LIMIT_MB[medium] } }),
      }),
    );
  const keep = (asked: Asked, received: Received) =>
    looking.run(async () => {
      const { bytes, ...kind } = await accept(received.path, asked.rule.medium, asked.fileName);
      await store(parts, asked, { bytes, ...kind });
    });
  return {
    receive: (stream) => takeIn(stream, 'file'),
    async keep(target, upload, received) {
      const asked = await ask(parts, target, upload);
      const limit = LIMIT_MB[asked.rule.medium];
      if (received.size > limit * MEGABYTE) throw mediaTooLarge({ parameters: { limit } });
      await keep(asked, received);
    },
    async upload(target, upload, { stream, announced }) {
      const asked = await ask(parts, target, upload);
      const [state] = await parts.database.statement<UploadState>('visitor', asked.companyId, uploadState(asked));
      if (announced > LIMIT_MB[asked.rule.medium] * MEGABYTE)
        throw mediaTooLarge({ parameters: { limit: LIMIT_MB[asked.rule.medium] } });
      if (!state || isSettled(state, asked.rule, announced, parts.leastOrphanedBytes)) return void stream.resume();
      const received = await takeIn(stream, asked.rule.medium);
      await keep(asked, received).finally(() => received.remove());
    },
  };
}

interface Asked extends UploadName {
  nodeId: number;
  rule: MediaRule;
  fileName: string;
}

async function ask({ resolver }: MediaParts, target: Resolved, upload: Upload): Promise<Asked> {
  const survey = await surveyOf(resolver, target, upload.versionId);
  if (!target.unit || !survey) throw surveyNotFound();
  return { ...upload, companyId: target.companyId, nodeId: target.unit.id, rule: ruleOf(survey, upload.question) };
}

function ruleOf({ document }: Survey, question: string): MediaRule {
  const rule = mediaRuleOf(document, question);
  if (rule) return rule;
  const code = rule === undefined ? 'reference_not_found' : 'no_media_question';
  throw invalidInput({ errors: [{ pointer: '/question', code }] });
}

/** Whether nothing is left to do: the file is there, or its answer was erased. Throws what stands in the way of it. */
function isSettled(state: UploadState, rule: MediaRule, size: number, leastOrphanedBytes?: number): boolean {
  if (state.is_same === false) throw mediaTaken();
  if (state.is_done || state.is_erased) return true;
  if (state.question_files >= rule.maxFiles + RETAKES) throw tooManyMedia({ parameters: { limit: rule.maxFiles } });
  if (state.answer_bytes + size > ANSWER_MB * MEGABYTE) throw answerMediaTooLarge({ parameters: { limit: ANSWER_MB } });
  if (!hasRoom(state, Math.max(size, 1), leastOrphanedBytes ?? MIN_LOOSE_BYTES)) throw storageFull();
  return false;
}

/** A plan's storage refuses no visitor's file; that of an answer is always taken. */
function hasRoom(state: UploadState, size: number, leastOrphanedBytes: number): boolean {
  const { room_left: left } = state;
  if (left === null || state.is_named) return true;
  const free = Math.max(left + state.orphaned_bytes, leastOrphanedBytes);
  const isSharedOut = state.other_orphaned_bytes + size > free * LOOSE_SHARE;
  return !isSharedOut && state.sender_orphaned_bytes + size <= free * SENDER_SHARE;
}

interface Content {
  bytes: Buffer;
  mediaType: string;
  extension: string;
}

/** The row, the file, the row's file: whatever ends in between, the sweep finds by the ledger. */
async function store(parts: MediaParts, asked: Asked, { bytes, mediaType, extension }: Content): Promise<void> {
  const { database, log } = parts;
  const { companyId } = asked;
  const fileName = nameWith(asked.fileName, extension);
  const file: NewUpload = { ...asked, fileName, mediaType, byteSize: bytes.length };
  const key = answerKey(companyId);
  const isReserved = await database.withTenant('visitor', companyId, async (transaction) => {
    await transaction.query(takeTurn(companyId));
    const [state] = await transaction.query<UploadState>(uploadState(asked));
    if (!state || isSettled(state, asked.rule, bytes.length, parts.leastOrphanedBytes)) return false;
    await transaction.query(reserveFile({ companyId, key, purpose: 'answer', byteSize: bytes.length }));
    await transaction.query(announceUpload(file));
    return true;
  });
  if (!isReserved) return;
  try {
    await parts.store.put(key, bytes, mediaType);
  } catch (error) {
    log.error('a file could not be stored', { requestId: '', error });
    throw overloaded({ headers: { 'retry-after': '10' } });
  }
  await database.statement('visitor', companyId, completeUpload(file, key));
}

/** Reads the body of a form post: fields, and the files of a page without script. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { decodeText, readBytes } from '../../http/body.ts';
import {
  answerMediaTooLarge,
  malformedBody,
  malformedForm,
  Problem,
  tooLarge,
  tooManyFields,
  tooManyMedia,
  unsupportedMediaType,
} from '../../errors.ts';
import { hasMoreParameters } from '../../http/request-bounds/query.ts';
import { inTime, type Received } from '../../platform/media/receive.ts';

/** All texts of a long survey, percent-encoded. */
const FORM_LIMIT = 256 * 1024;
/** Each choice is one: more than all that the largest survey offers. */
export const MAX_FIELDS = 8_000;
/** More than the five files of a few questions on one page. */
const MAX_FILES = 20;
const MEGABYTE = 1_000_000;
/** Of a whole body: all files of an answer, and its fields. */
const BODY_MB = 51;
/** A page with files on a slow line, which has to get on (slow-senders.ts); shorter than a request may take, so that its sender hears of it. */
const BODY_TIMEOUT_MS = 840_000;

export interface PostedFile {
  /** Of the field. */
  name: string;
  fileName: string;
  /** What was taken in, or why it was not. */
  taken: Received | Problem;
}

export interface PostedForm {
  fields: URLSearchParams;
  files: PostedFile[];
}

export type TakeIn = (stream: Readable) => Promise<Received>;

/** The form's fields, and its files where `takeIn` takes them. Throws 400, 408, 413 or 415. */
export async function readFormBody(request: IncomingMessage, takeIn?: TakeIn): Promise<PostedForm> {
  const type = request.headers['content-type'] ?? '';
  if (takeIn && /^multipart\/form-data\b/i.test(type)) return readMultipart(request, type, takeIn);
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) throw unsupportedMediaType();
  const bytes = await readBytes(request, FORM_LIMIT);
  if (hasMoreParameters(bytes, MAX_FIELDS)) throw tooManyFields({ parameters: { limit: MAX_FIELDS } });
  try {
    return { fields: new URLSearchParams(decodeText(bytes)), files: [] };
  } catch {
    throw malformedBody();
  }
}

/** Removes what was taken in, whether it was kept or not. */
export async function removeFiles({ files }: PostedForm): Promise<void> {
  for (const { taken } of files) if (!(taken instanceof Problem)) await taken.remove();
}

async function readMultipart(request: IncomingMessage, type: string, takeIn: TakeIn): Promise<PostedForm> {
  if (Number(request.headers['content-length'] ?? 0) > BODY_MB * MEGABYTE)
    throw answerMediaTooLarge({ parameters: { limit: BODY_MB - 1 } });
  const form: PostedForm = { fields: new URLSearchParams(), files: [] };
  const underWay: Promise<void>[] = [];
  try {
    const parser = openParser(type);
    let refusal: Problem | undefined;
    let size = 0;
    parser.on('field', (name, value, _nameCut, isCut) => {
      size += value.length;
      if (isCut || size > FORM_LIMIT) refusal ??= tooLarge({ parameters: { limit: FORM_LIMIT } });
      else form.fields.append(name, value);
    });
    parser.on('file', (name, stream, fileName) => {
      // Told to the parser as well; unheard, it would end the process.
      stream.on('error', () => undefined);
      // A form names every empty input too.
      if (fileName === undefined || fileName === '') return void stream.resume();
      const file = async (): Promise<void> => {
        const taken = await takeIn(stream).catch(problemOrThrow);
        form.files.push({ name, fileName, taken });
      };
      underWay.push(file());
    });
    parser.on('filesLimit', () => (refusal ??= tooManyMedia({ parameters: { limit: MAX_FILES } })));
    parser.on('fieldsLimit', () => (refusal ??= tooManyFields({ parameters: { limit: MAX_FIELDS } })));
    await inTime(pipeline(request, parser), BODY_TIMEOUT_MS).catch((error: unknown) => {
      throw error instanceof Problem && error.code === 'slow_body' ? error : malformedForm();
    });
    await Promise.all(underWay);
    if (refusal) throw refusal;
    return form;
  } catch (error) {
    await Promise.allSettled(underWay);
    await removeFiles(form);
    throw error;
  }
}

function openParser(type: string): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': type },
      limits: { fieldSize: FORM_LIMIT, fields: MAX_FIELDS, files: MAX_FILES, fileSize: BODY_MB * MEGABYTE },
    });
  } catch {
    // Without a boundary.
    throw malformedForm();
  }
}

function problemOrThrow(error: unknown): Problem {
  if (error instanceof Problem) return error;
  throw error;
}

/**
 * A file's uuid out of what it is and where it belongs: the same post sent again names the same file (RFC 9562,
 * section 5.8).
 */
export async function uploadIdOf(file: string, token: string, question: string): Promise<string> {
  const hash = createHash('sha256').update(`${token}\n${question}\n`);
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) hash.update(chunk);
  const digits = hash.digest('hex');
  const variant = ((Number.parseInt(digits.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `${variant}${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join('-');
}

/** Pictures of designs: sent by who designs, drawn anew, and shown to everybody under a name that never changes. */
import { randomUUID } from 'node:crypto';
import type { Context, Middleware, Next } from 'koa';
import { LRUCache } from 'lru-cache';
import { createParameters } from '../../database/parameters.ts';
import { forbidden, mediaNotAccepted, mediaTooLarge, overloaded, Problem } from '../../errors.ts';
import { nodeSurvey } from '../../generated/node_survey.ts';
import { storedFile } from '../../generated/stored_file.ts';
import { audit } from '../../access/audit.ts';
import type { Call, Kernel } from '../../kernel/crud.ts';
import type { ActionRequest } from '../../kernel/extension.ts';
import { createSemaphore } from '../../http/overload/semaphore.ts';
import type { Logger } from '../../log.ts';
import type { createRateLimits } from '../../http/rate-limits.ts';
import type { Operation } from '../../http/registry.ts';
import { bytesOf, type FileStore } from '../../platform/storage/file-store.ts';
import { requireStorage } from '../billing/index.ts';
import { PICTURE_KEYS, reserveFile, settleFile } from '../../platform/storage/ledger.ts';
import { mediaTypeOfFile } from '../../platform/media/file-type.ts';
import { receive } from '../../platform/media/receive.ts';
import { isPicture, redrawn } from '../../platform/media/redraw.ts';
import { sealed } from '../../http/sealed.ts';

export interface PictureParts {
  kernel: Kernel;
  store: FileStore;
  /** Folder of bodies that are on their way. */
  intake: string;
  log: Logger;
}

const MEGABYTE = 1_000_000;
const LIMIT_MB = 10;
/** Twice the width of the widest page, in pixels. */
const LONGEST_SIDE = 1600;
const FILE_NAME = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.webp$/;

const keyOf = (file: string): string => `${PICTURE_KEYS}${file}`;

/** Of pictures in memory. */
const DRAWING = { atOnce: 2, waiting: 20 };

export function pictureOperation(parts: PictureParts): Operation {
  const drawing = createSemaphore(DRAWING);
  return {
    id: 'survey.upload_image',
    method: 'POST',
    path: 'surveys/upload_image',
    summary: 'Add a picture to design with: a PNG, JPEG, WebP or GIF as it is',
    access: { roles: ['company_admin', 'company_user'] },
    input: { incoming: ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] },
    output: {
      type: 'object',
      additionalProperties: false,
      properties: { file: { type: 'string', description: 'Its name in designs, and below /files/.' } },
      required: ['file'],
    },
    rate: 'upload',
    audit: 'change',
    async handler({ principal, locale, requestId, headers, incoming }) {
      const call = { principal, locale, requestId };
      await asDesigner(parts.kernel, call, async () => ({}));
      const tooLarge = () => mediaTooLarge({ parameters: { limit: LIMIT_MB } });
      if (Number(headers['content-length'] ?? 0) > LIMIT_MB * MEGABYTE) throw tooLarge();
      const received = await receive(incoming, { folder: parts.intake, limit: LIMIT_MB * MEGABYTE, tooLarge });
      const file = await drawing.run(() => keep(parts, call, received.path)).finally(() => received.remove());
      return { body: { file } };
    },
  };
}

/** Company admins, and users who may change the survey of some unit. */
const asDesigner = <Result extends object>(
  kernel: Kernel,
  call: Call,
  work: (request: ActionRequest, companyId: number) => Promise<Result>,
): Promise<Result> =>
  kernel.act(call, nodeSurvey, { name: 'patch', id: null, input: {} }, async (request) => {
    const { principal, transaction } = request;
    if (principal.role !== 'company_admin') {
      const parameters = createParameters();
      const text = `select exists (select from node_survey t where ${request.where(parameters)}) as designs`;
      const [answer] = await transaction.query<{ designs: boolean }>({ text, values: parameters.values });
      if (!answer?.designs) throw forbidden();
    }
    return work(request, Number(transaction.companyId));
  });

async function keep({ kernel, store, log }: PictureParts, call: Call, received: string): Promise<string> {
  if (!isPicture(await mediaTypeOfFile(received))) throw mediaNotAccepted();
  const { bytes, mediaType } = await redrawn(received, { longestSide: LONGEST_SIDE, as: 'webp' });
  const file = `${randomUUID()}.webp`;
  const key = keyOf(file);
  const { companyId } = await asDesigner(kernel, call, async ({ transaction }, owner) => {
    await requireStorage(transaction, bytes.length);
    await transaction.query(reserveFile({ companyId: owner, key, purpose: 'picture', byteSize: bytes.length }));
    return { companyId: owner };
  });
  try {
    await store.put(key, bytes, mediaType);
  } catch (error) {
    log.error('a picture could not be stored', { requestId: call.requestId, error });
    throw overloaded({ headers: { 'retry-after': '10' } });
  }
  await asDesigner(kernel, call, async (request) => {
    await request.transaction.query(settleFile(companyId, key));
    const changes = { purpose: 'picture', byte_size: bytes.length };
    await audit(request, { operation: 'create', entity: storedFile, recordId: null, changes });
    return {};
  });
  return file;
}

type RateLimit = ReturnType<typeof createRateLimits>;

const PREFIX = '/files/';
const CACHED_BYTES = 32 * MEGABYTE;
const YEAR_S = 31_536_000;

function refusalOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  throw error;
}

/** Shows pictures of designs; a name that is none, or of nothing, leads nowhere. Who asks the store for many is slowed down. */
export function pictureFiles(store: FileStore, rateLimit: RateLimit): Middleware {
  const pictures = new LRUCache<string, Buffer>({ maxSize: CACHED_BYTES, sizeCalculation: ({ length }) => length });
  const find = async (file: string, caller: string): Promise<Buffer | null> => {
    const known = pictures.get(file);
    if (known) return known;
    await rateLimit('read', caller);
    const stream = await store.read(keyOf(file));
    const bytes = stream && (await bytesOf(stream));
    if (bytes) pictures.set(file, bytes);
    return bytes;
  };
  return async (context: Context, next: Next) => {
    if (!context.path.startsWith(PREFIX)) return next();
    const file = context.path.slice(PREFIX.length);
    const isAsked = (context.method === 'GET' || context.method === 'HEAD') && FILE_NAME.test(file);
    const bytes = isAsked ? await find(file, context.ip).catch(refusalOf) : null;
    if (bytes instanceof Problem) {
      context.set(bytes.headers);
      return void (context.status = bytes.status);
    }
    if (!bytes) return void (context.status = 404);
    context.set({ ...sealed, 'cache-control': `public, max-age=${YEAR_S}, immutable` });
    context.type = 'image/webp';
    context.body = bytes;
  };
}

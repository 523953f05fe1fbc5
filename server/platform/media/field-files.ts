/** Files of fields (`x-file`): sent before the row that names them, and read by whom the row shows the field. */
import type { Transaction } from '../../access/database.ts';
import { signedIn } from '../../access/principal.ts';
import { audit } from '../../access/audit.ts';
import type { AccessRule, EntityDescriptor, FieldDescriptor, JsonSchema } from '../../../shared/contract/descriptor.ts';
import type { FileRule, StoredFileValue } from '../../../shared/contract/file-types.ts';
import { mediaNotAccepted, mediaTooLarge, notFound, overloaded } from '../../errors.ts';
import { createSemaphore } from '../../http/overload/semaphore.ts';
import type { Operation, OperationRequest } from '../../http/registry.ts';
import type { Call } from '../../kernel/crud.ts';
import { fieldOfFile } from '../../kernel/files.ts';
import { parseId } from '../../query/parse.ts';
import { readQuery, validated } from '../../validation/validate.ts';
import { fieldKey, releaseOldestUnnamed, reserveFieldFile, settleFile, thumbnailKey } from '../storage/ledger.ts';
import { accept, type Accepted } from './accept.ts';
import type { FileParts } from './file-operation.ts';
import { mediaTypeOfFile } from './file-type.ts';
import { MEGABYTE, nameWith } from './limits.ts';
import { receive } from './receive.ts';
import { isPicture, redrawn } from './redraw.ts';
import { served } from './serve.ts';

export interface FieldFileParts extends FileParts {
  rules: readonly AccessRule[];
  /** Refuses what the company's plan has no room for. */
  requireRoom(transaction: Pick<Transaction, 'query' | 'companyId'>, bytes: number): Promise<void>;
}

/** Longest side of the small picture of lists, in pixels. */
const THUMBNAIL_SIDE = 320;
/** Of files in memory. */
const LOOKING = { atOnce: 2, waiting: 20 };

const callOf = ({ principal, locale, requestId }: OperationRequest): Call => ({ principal, locale, requestId });

/** For each field that is a file: how it is read, and how it is sent where somebody may write it. */
export function fieldFileOperations(parts: FieldFileParts, descriptors: Record<string, EntityDescriptor>): Operation[] {
  const looking = createSemaphore(LOOKING);
  return Object.values(descriptors).flatMap((entity) =>
    Object.entries(entity.fields).flatMap(([name, field]): Operation[] => {
      const { file } = field;
      if (file === undefined) return [];
      const place = { entity, name, rule: file };
      return [
        ...(isRead(entity) ? [readOperation(parts, place)] : []),
        ...(isWritten(entity, name, field) ? [uploadOperation(parts, place, looking)] : []),
      ];
    }),
  );
}

interface Place {
  entity: EntityDescriptor;
  name: string;
  rule: FileRule;
}

const isRead = ({ operations }: EntityDescriptor): boolean =>
  operations.includes('detail') || operations.includes('list');

function isWritten({ schemas }: EntityDescriptor, name: string, { readOnly }: FieldDescriptor): boolean {
  const has = ({ properties }: JsonSchema) => Object.hasOwn(Object(properties), name);
  return !readOnly && (has(schemas.create) || has(schemas.patch));
}

const SIZE: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  properties: { size: { enum: ['thumbnail'], description: 'Of a picture: a small one, as lists show it.' } },
};

const readOperation = ({ kernel, store }: FieldFileParts, { entity, name, rule }: Place): Operation => ({
  id: `${entity.id}.${name}_file`,
  method: 'GET',
  path: `${entity.path}/:id/files/${name}`,
  summary: `The file of ${entity.title}: ${name}. Pictures and recordings are to be shown, all others to be saved`,
  access: { entity: entity.id, action: entity.operations.includes('detail') ? 'detail' : 'list' },
  input: rule.kind === 'image' ? { query: SIZE } : {},
  output: { type: 'string', contentMediaType: 'application/octet-stream', description: 'The bytes of the file.' },
  rate: 'read',
  audit: 'none',
  async handler(request) {
    const { size } = validated<{ size?: string }>(SIZE, readQuery(SIZE, request.query));
    const id = parseId(request.parameters['id']);
    const value = await kernel.readFile(callOf(request), entity, { id, field: name });
    if (value === null) throw notFound();
    const key = size === undefined ? value.key : thumbnailKey(value.key);
    // A file never changes: whoever has it is told so, once it is sure that he may still read it.
    const caching = { etag: `"${key}"`, 'cache-control': 'private, no-cache, no-transform' };
    if (isKnown(request.headers['if-none-match'], caching.etag)) return { status: 304, headers: caching };
    const file = await store.read(key);
    if (!file) throw notFound();
    const answer = await served(file, { name: value.name, mediaType: value.media_type }, range(request));
    return { ...answer, headers: { ...answer.headers, ...caching } };
  },
});

const isKnown = (header: string | string[] | undefined, etag: string): boolean =>
  String(header ?? '')
    .split(',')
    .some((one) => one.trim().replace(/^W\//, '') === etag);

const range = ({ headers }: OperationRequest): string | undefined => headers['range'] as string | undefined;

const QUERY: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 255, description: 'Of the file.' },
    id: {
      type: 'integer',
      minimum: 1,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'Of the row that it is for; left out for one that is still to be made.',
    },
    company_id: {
      type: 'integer',
      minimum: 1,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'For the super administrator: whose the new row will be.',
    },
  },
  required: ['name'],
};

interface UploadQuery {
  name: string;
  id?: number;
  company_id?: number;
}

function uploadOperation(parts: FieldFileParts, place: Place, looking: ReturnType<typeof createSemaphore>): Operation {
  const { entity, name, rule } = place;
  const limit = rule.maxBytes;
  return {
    id: `${entity.id}.upload_${name}`,
    method: 'POST',
    path: `${entity.path}/files/${name}`,
    summary: `Send a file as it is, for ${entity.title}: ${name}. A create or a patch then names it, or it is removed after a day`,
    access: { roles: writersOf(entity, parts) },
    input: { query: QUERY, incoming: ['application/octet-stream', ...rule.types] },
    output: STORED,
    rate: 'upload',
    audit: 'change',
    async handler(request) {
      const {
        name: given,
        id = null,
        company_id: companyId = null,
      } = validated<UploadQuery>(QUERY, readQuery(QUERY, request.query));
      const upload = { ...place, call: callOf(request), given, asked: { field: name, id, companyId } };
      await parts.kernel.takeFile(upload.call, entity, upload.asked, async () => null);
      const tooLarge = () => mediaTooLarge({ parameters: { limit: limit / MEGABYTE } });
      if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge();
      const received = await receive(request.incoming, { folder: parts.intake, limit, tooLarge });
      const body = await looking
        .run(async () => keep(parts, upload, await judged(received.path, given, rule)))
        .finally(() => received.remove());
      return { status: 201, body };
    },
  };
}

const STORED: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    key: { type: 'string', description: 'By which a create or a patch names it.' },
    name: { type: 'string' },
    media_type: { type: 'string' },
    byte_size: { type: 'integer' },
    width: { type: 'integer' },
    height: { type: 'integer' },
  },
  required: ['key', 'name', 'media_type', 'byte_size'],
};

/** Who may make or change such rows at all; which of them, the kernel asks. */
const writersOf = ({ id }: EntityDescriptor, { rules }: Pick<FieldFileParts, 'rules'>) => [
  ...new Set(
    rules
      .filter(({ entity, action }) => entity === id && (action === 'create' || action === 'patch'))
      .flatMap(({ role }) => (role === 'visitor' || role === 'anonymous' ? [] : [role])),
  ),
];

interface Judged extends Accepted {
  thumbnail?: Accepted;
}

/** The file as it will be kept. Throws 415 for what the field does not take, and as `accept` and `redrawn`. */
async function judged(file: string, given: string, { kind, types, longestSide }: FileRule): Promise<Judged> {
  const found = await mediaTypeOfFile(file);
  if (isPicture(found) && !types.includes(found)) throw mediaNotAccepted();
  if (kind === 'image') {
    if (!isPicture(found)) throw mediaNotAccepted();
    const picture = await redrawn(file, { longestSide, as: 'webp' });
    return { ...picture, thumbnail: await redrawn(file, { longestSide: THUMBNAIL_SIDE, as: 'webp' }) };
  }
  const accepted = await accept(file, 'file', given);
  if (!isPicture(found) && !types.includes(accepted.mediaType)) throw mediaNotAccepted();
  return accepted;
}

interface Upload extends Place {
  call: Call;
  given: string;
  asked: { field: string; id: number | null; companyId: number | null };
}

/** The ledger, the file, and that it is there: whatever ends in between, the sweep finds by the ledger. */
async function keep(parts: FieldFileParts, upload: Upload, accepted: Judged): Promise<StoredFileValue> {
  const { kernel, store } = parts;
  const { call, entity, name, asked } = upload;
  const { bytes, thumbnail, mediaType } = accepted;
  const { companyId, facts } = await kernel.takeFile(call, entity, asked, (work, owner) =>
    reserve(parts, upload, accepted, { transaction: work.transaction, owner }),
  );
  try {
    await store.put(facts.key, bytes, mediaType);
    if (thumbnail) await store.put(thumbnailKey(facts.key), thumbnail.bytes, thumbnail.mediaType);
  } catch (error) {
    parts.log.error('the file of a field could not be stored', { requestId: call.requestId, error });
    throw overloaded({ headers: { 'retry-after': '10' } });
  }
  await kernel.takeFile(call, entity, asked, async (work) => {
    await work.transaction.query(settleFile(companyId, facts.key));
    await work.transaction.query(releaseOldestUnnamed(companyId, signedIn(work.principal).userId));
    await audit(work, { operation: `upload_${name}`, entity, recordId: asked.id, changes: { [name]: facts } });
  });
  return facts;
}

async function reserve(
  { requireRoom }: FieldFileParts,
  { call, entity, name, given }: Upload,
  { bytes, thumbnail, mediaType, extension, width, height }: Judged,
  { transaction, owner }: { transaction: Transaction; owner: number },
): Promise<{ companyId: number; facts: StoredFileValue }> {
  const byteSize = bytes.length + (thumbnail?.bytes.length ?? 0);
  await requireRoom(transaction, byteSize);
  const facts: StoredFileValue = {
    key: fieldKey(owner),
    name: nameWith(given, extension),
    media_type: mediaType,
    byte_size: bytes.length,
    ...(width !== undefined && height !== undefined && { width, height }),
  };
  const { userId: uploaderId } = signedIn(call.principal);
  const field = fieldOfFile(entity, name);
  await transaction.query(reserveFieldFile({ companyId: owner, key: facts.key, byteSize, field, facts, uploaderId }));
  return { companyId: owner, facts };
}

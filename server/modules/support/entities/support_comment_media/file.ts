/** The bytes of an attachment: uploaded before the request or the reply that names it, read by who reads its ticket. */
import { signedIn } from '../../../../access/principal.ts';
import { invalidInput, mediaTooLarge, overloaded } from '../../../../errors.ts';
import { supportComment } from '../../../../generated/support_comment.ts';
import { supportCommentMedia } from '../../../../generated/support_comment_media.ts';
import type { JsonSchema } from '../../../../../shared/contract/descriptor.ts';
import type { Call } from '../../../../kernel/crud.ts';
import type { ActionRequest } from '../../../../kernel/extension.ts';
import { readQuery, validated } from '../../../../validation/validate.ts';
import { audit } from '../../../../access/audit.ts';
import { accept, type Accepted } from '../../../../platform/media/accept.ts';
import { receive } from '../../../../platform/media/receive.ts';
import { type FileParts, readFileOperation } from '../../../../platform/media/file-operation.ts';
import { createSemaphore } from '../../../../http/overload/semaphore.ts';
import type { Operation, OperationRequest } from '../../../../http/registry.ts';
import { reserveFile, settleFile, supportKey } from '../../../../platform/storage/ledger.ts';
import { MEGABYTE, nameWith } from '../../../../platform/media/limits.ts';
import { auditInBothLogs } from '../../../../access/both-logs.ts';

const entity = supportCommentMedia;
const LIMIT_MB = 10;
/** Uploads of one person that nothing names yet, four messages' worth: beyond it the oldest go. */
const LOOSE_FILES = 20;
/** Of files in memory. */
const LOOKING = { atOnce: 2, waiting: 20 };

const callOf = ({ principal, locale, requestId }: OperationRequest): Call => ({ principal, locale, requestId });

export const attachmentOperations = (parts: FileParts): Operation[] => [
  readFileOperation(parts, entity, 'list'),
  uploadFile(parts),
];

const query: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 255, description: 'Of the file.' },
    support_ticket_id: {
      type: 'integer',
      minimum: 1,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'Of the ticket that is replied to; left out with a new request.',
    },
  },
  required: ['name'],
};

interface UploadQuery {
  name: string;
  support_ticket_id?: number;
}

interface Upload extends UploadQuery {
  call: Call;
}

function uploadFile(parts: FileParts): Operation {
  const looking = createSemaphore(LOOKING);
  return {
    id: `${entity.id}.upload_file`,
    method: 'POST',
    path: `${entity.path}/upload_file`,
    summary:
      'Send a file as it is; a request or a reply then names it among its attachments, or it is removed after a day',
    access: { roles: ['company_user', 'company_admin', 'superadmin'] },
    input: { query, incoming: ['application/octet-stream', 'image/*', 'audio/*', 'video/*', 'text/*'] },
    output: entity.schemas.row,
    rate: 'upload',
    audit: 'change',
    whileReadOnly: true,
    async handler(request) {
      const upload = { call: callOf(request), ...validated<UploadQuery>(query, readQuery(query, request.query)) };
      await asWriter(parts, upload, async () => ({}));
      const tooLarge = () => mediaTooLarge({ parameters: { limit: LIMIT_MB } });
      if (Number(request.headers['content-length'] ?? 0) > LIMIT_MB * MEGABYTE) throw tooLarge();
      const received = await receive(request.incoming, { folder: parts.intake, limit: LIMIT_MB * MEGABYTE, tooLarge });
      const body = await looking
        .run(async () => keep(parts, upload, await accept(received.path, 'file', upload.name)))
        .finally(() => received.remove());
      return { status: 201, body };
    },
  };
}

/** Who may reply, in the company of the ticket; a company's user also before there is one. Throws 400 where it is none of his. */
const asWriter = <Result extends object>(
  { kernel }: FileParts,
  { call, support_ticket_id: ticket }: Upload,
  work: (request: ActionRequest, companyId: number) => Promise<Result>,
): Promise<Result> =>
  kernel.act(
    call,
    supportComment,
    { name: 'create', id: null, input: ticket === undefined ? {} : { support_ticket_id: ticket } },
    async (request) => {
      const own = request.transaction.companyId;
      if (ticket === undefined) {
        if (own !== null) return work(request, own);
        throw invalidInput({ errors: [{ pointer: '/support_ticket_id', code: 'required' }] });
      }
      const reached = await request.reached('support_ticket', [ticket]);
      const [found] = reached.has(ticket)
        ? await request.transaction.query<{ company_id: number }>({
            name: 'company_of_ticket',
            text: 'select company_id from support_ticket where id = $1',
            values: [ticket],
          })
        : [];
      if (!found) throw invalidInput({ errors: [{ pointer: '/support_ticket_id', code: 'reference_not_found' }] });
      return work(request, found.company_id);
    },
  );

/** Nobody fills the store with what nobody will read. */
async function forgetOldest({ transaction, principal }: ActionRequest, companyId: number): Promise<void> {
  await transaction.query({
    name: 'forget_oldest_attachments',
    text: `delete from support_comment_media where company_id = $1 and id in (
      select id from support_comment_media where company_id = $1 and support_ticket_id is null and sender_id = $2
      order by id desc offset $3)`,
    values: [companyId, signedIn(principal).userId, LOOSE_FILES],
  });
}

/** The ledger, the file, its row: whatever ends in between, the sweep finds by the ledger. */
async function keep(parts: FileParts, upload: Upload, { bytes, mediaType, extension }: Accepted): Promise<object> {
  const { companyId, key } = await asWriter(parts, upload, async (request, owner) => {
    const reserved = { companyId: owner, key: supportKey(owner) };
    await request.transaction.query(reserveFile({ ...reserved, purpose: 'support', byteSize: bytes.length }));
    return reserved;
  });
  try {
    await parts.store.put(key, bytes, mediaType);
  } catch (error) {
    parts.log.error('an attachment could not be stored', { requestId: upload.call.requestId, error });
    throw overloaded({ headers: { 'retry-after': '10' } });
  }
  const changes = { file_name: nameWith(upload.name, extension), media_type: mediaType, byte_size: bytes.length };
  return asWriter(parts, upload, async (request) => {
    const [row] = await request.transaction.query<{ id: number; created_at: Date; updated_at: Date }>({
      name: 'add_attachment',
      text: `insert into support_comment_media (company_id, file_name, media_type, byte_size, storage_key, sender_id)
        values ($1, $2, $3, $4, $5, $6) returning id, created_at, updated_at`,
      values: [companyId, ...Object.values(changes), key, signedIn(request.principal).userId],
    });
    if (!row) throw new Error('An attachment was not stored.');
    await request.transaction.query(settleFile(companyId, key));
    await forgetOldest(request, companyId);
    const write = { operation: 'upload_file', entity, recordId: row.id, changes };
    await (request.principal.role === 'superadmin'
      ? auditInBothLogs(request, { ...write, companyId })
      : audit(request, write));
    return { ...row, ...changes, support_ticket_id: null, support_comment_id: null };
  });
}

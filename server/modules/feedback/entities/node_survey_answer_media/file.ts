/** The bytes of an answer's file: read by who reads its row, added by who may add rows. */
import { answerErased, fileAlreadyThere, mediaTooLarge, overloaded } from '../../../../errors.ts';
import { nodeSurveyAnswerMedia } from '../../../../generated/node_survey_answer_media.ts';
import { audit } from '../../../../access/audit.ts';
import type { Call } from '../../../../kernel/crud.ts';
import type { ActionRequest } from '../../../../kernel/extension.ts';
import type { Row } from '../../../../database/rows.ts';
import { parseId } from '../../../../query/parse.ts';
import { accept, type Accepted } from '../../../../platform/media/accept.ts';
import { receive } from '../../../../platform/media/receive.ts';
import { type FileParts, readFileOperation } from '../../../../platform/media/file-operation.ts';
import { createSemaphore } from '../../../../http/overload/semaphore.ts';
import type { Operation, OperationRequest } from '../../../../http/registry.ts';
import { requireStorage } from '../../../billing/index.ts';
import { answerKey, reserveFile, settleFile } from '../../../../platform/storage/ledger.ts';
import { LIMIT_MB, MEGABYTE, nameWith } from '../../../../platform/media/limits.ts';

const entity = nodeSurveyAnswerMedia;
const callOf = ({ principal, locale, requestId }: OperationRequest): Call => ({ principal, locale, requestId });

export const mediaFileOperations = (parts: FileParts): Operation[] => [
  readFileOperation(parts, entity, 'detail'),
  uploadFile(parts),
];

/** Of files in memory. */
const LOOKING = { atOnce: 2, waiting: 20 };

function uploadFile(parts: FileParts): Operation {
  const looking = createSemaphore(LOOKING);
  const limit = LIMIT_MB.file;
  return {
    id: `${entity.id}.upload_file`,
    method: 'POST',
    path: `${entity.path}/:id/file`,
    summary: 'Add the bytes to a row that has none yet',
    access: { entity: entity.id, action: 'create' },
    input: { incoming: ['application/octet-stream'] },
    output: entity.schemas.row,
    rate: 'upload',
    audit: 'change',
    async handler(request) {
      const call = callOf(request);
      const id = parseId(request.parameters['id']);
      const row = await parts.kernel.act(call, entity, { name: 'create', id, input: {} }, lockEmpty);
      const tooLarge = () => mediaTooLarge({ parameters: { limit } });
      if (Number(request.headers['content-length'] ?? 0) > limit * MEGABYTE) throw tooLarge();
      const received = await receive(request.incoming, { folder: parts.intake, limit: limit * MEGABYTE, tooLarge });
      await looking
        .run(async () => add(parts, call, id, await accept(received.path, 'file', String(row['file_name']))))
        .finally(() => received.remove());
      return { body: await parts.kernel.detail(call, entity, { id }) };
    },
  };
}

/** A visitor's file is what he sent: nobody puts another one in its place. */
async function lockEmpty({ lock }: ActionRequest): Promise<Row> {
  const row = await lock();
  if (row['erased_at'] !== null) throw answerErased();
  if (row['storage_key'] !== null || row['upload_id'] !== null) throw fileAlreadyThere();
  return row;
}

async function add({ kernel, store, log }: FileParts, call: Call, id: number, accepted: Accepted): Promise<void> {
  const { bytes, mediaType, extension } = accepted;
  const act = <Result extends object>(work: (request: ActionRequest) => Promise<Result>) =>
    kernel.act(call, entity, { name: 'create', id, input: {} }, work);
  const { companyId, key } = await act(async (request) => {
    await lockEmpty(request);
    const { transaction } = request;
    const owner = Number(transaction.companyId);
    await requireStorage(transaction, bytes.length);
    const reserved = { companyId: owner, key: answerKey(owner) };
    await transaction.query(reserveFile({ ...reserved, purpose: 'answer', byteSize: bytes.length }));
    return reserved;
  });
  try {
    await store.put(key, bytes, mediaType);
  } catch (error) {
    log.error('a file could not be stored', { requestId: call.requestId, error });
    throw overloaded({ headers: { 'retry-after': '10' } });
  }
  await act(async (request) => {
    const row = await lockEmpty(request);
    const changes = {
      file_name: nameWith(String(row['file_name']), extension),
      media_type: mediaType,
      byte_size: bytes.length,
    };
    await request.transaction.query({
      name: 'media_add_file',
      text: `update node_survey_answer_media set storage_key = $3, file_name = $4, media_type = $5, byte_size = $6, updated_at = now()
        where company_id = $1 and id = $2`,
      values: [companyId, id, key, changes.file_name, changes.media_type, changes.byte_size],
    });
    await request.transaction.query(settleFile(companyId, key));
    await audit(request, { operation: 'upload_file', entity, recordId: id, changes });
    return {};
  });
}
